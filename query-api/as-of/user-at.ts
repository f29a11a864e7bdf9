import { toUser } from '@baanpak/contract/user/to-user.ts';
import type { UserJson } from '@baanpak/contract/user/user.ts';
import { recoveryCodesLeft } from '@baanpak/domain/user/second-factor.ts';
import { user, userStream } from '@baanpak/domain/user/user.ts';
import type { Past } from './past.ts';

/** A user as they were then; undefined where they were not there yet or no more. */
export async function userAt(past: Past, userId: string): Promise<UserJson | undefined> {
  const { state } = await past.state(user, userStream(userId));
  if (state.status !== 'registered') return undefined;
  return toUser({ ...state, recoveryCodesLeft: recoveryCodesLeft(state.secondFactor) });
}
