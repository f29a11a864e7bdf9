import type { UserJson } from '@baanpak/contract/user/user.ts';
import { ROLES, type Role } from '@baanpak/domain/values/people/roles.ts';

/** One of the staff as /admin-api answers them. */
export type StaffUser = UserJson & Readonly<{ id: string }>;

/** Whom somebody of a role may make: owners their own people, administrators anybody. */
export const rolesMadeBy = (role: Role): readonly Role[] =>
  role === 'admin' ? ROLES : ['officer', 'visitor', 'auditor'];

/** Whose hotels somebody of a role works for: owners their own, administrators the whole site. */
export const employerOf = (role: unknown, ownerId: string | undefined): string | null =>
  role === 'admin' || role === 'owner' ? null : (ownerId ?? null);
