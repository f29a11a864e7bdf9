import { toUser } from '@baanpak/contract/user/to-user.ts';
import type { UserJson } from '@baanpak/contract/user/user.ts';
import { recoveryCodesLeft } from '@baanpak/domain/user/second-factor.ts';
import { type RegisteredUser, user, userStream } from '@baanpak/domain/user/user.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import type { LoadedState } from '@baanpak/infrastructure/commands/loaded-state.ts';
import type { OwnerOf } from '@baanpak/infrastructure/http/staff.ts';
import type { Commands } from '../../ports.ts';

/** A user that is there. Throws `not-found`. */
export async function loadUser(
  ports: Commands,
  userId: string,
): Promise<LoadedState<RegisteredUser>> {
  const folded = await ports.commands.load(user, userStream(userId));
  const { state } = folded;
  if (state.status !== 'registered') throw new Refusal('not-found', 'No such user');
  return { ...folded, state };
}

/** A user as everyone who may read them sees them. */
export const shownUser = (known: RegisteredUser): UserJson =>
  toUser({ ...known, recoveryCodesLeft: recoveryCodesLeft(known.secondFactor) });

/** What a write answers of a user, from the stream itself. */
export async function userAnswer(ports: Commands, userId: string) {
  const { state, position } = await loadUser(ports, userId);
  return { user: shownUser(state), position };
}

/** Whose a user is; undefined for one that is not there. */
export const ownerOfUser =
  ({ commands }: Commands): OwnerOf =>
  async (userId) => {
    const { state } = await commands.load(user, userStream(userId));
    return state.status === 'registered' ? state : undefined;
  };

/** The same, of one that is removed, too. */
export const ownerOfFormerUser =
  ({ commands }: Commands): OwnerOf =>
  async (userId) => {
    const { state } = await commands.load(user, userStream(userId));
    return state.status === 'unknown' ? undefined : state;
  };
