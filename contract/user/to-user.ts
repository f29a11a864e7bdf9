import type { RoleAssignment } from '@baanpak/domain/user/user.ts';
import type { UserDetails } from '@baanpak/domain/user/user-details.ts';
import type { Instant } from '@baanpak/domain/values/time/instant.ts';
import type { UserJson } from './user.ts';

/** What a read table or a folded stream knows of a user. */
export type UserFacts = RoleAssignment &
  Readonly<{
    userId: string;
    details: UserDetails;
    disabled: boolean;
    /** Null: the second factor is off. */
    recoveryCodesLeft: number | null;
    registeredAt: Instant;
    /** Revision of the user's stream. */
    version: number;
  }>;

export const toUser = ({
  userId,
  details: { username, firstname, lastname, nickname, email, phone },
  role,
  ownerId,
  disabled,
  recoveryCodesLeft,
  registeredAt,
  version,
}: UserFacts): UserJson => ({
  _id: userId,
  username,
  firstname,
  lastname,
  nickname,
  email,
  phone,
  role,
  ownerId,
  disabled,
  secondFactor: recoveryCodesLeft !== null,
  recoveryCodesLeft,
  createdAt: registeredAt,
  version,
});
