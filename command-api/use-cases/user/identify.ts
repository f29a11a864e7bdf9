import { endedToken, endedTokenStream } from '@baanpak/domain/user/ended-token.ts';
import { type User, user, userStream } from '@baanpak/domain/user/user.ts';
import type { Identify } from '@baanpak/infrastructure/http/staff.ts';
import type { Clock, Commands, SignIn } from '../../ports.ts';

/** Who a token speaks for by the log, where nothing is late: a disabled user is out at once. */
export const identifyBy =
  (ports: Commands & Clock & SignIn): Identify =>
  async (token) => {
    const { commands, tokens, now } = ports;
    const read = await tokens.read(token, new Date(now()));
    if (!read) return undefined;
    const [{ state }, ended] = await Promise.all([
      commands.load(user, userStream(read.userId)),
      commands.load(endedToken, endedTokenStream(read.tokenHash)),
    ]);
    if (state.status === 'unknown') return undefined;
    const isGood =
      state.passwordVersion === read.passwordVersion &&
      state.signedOutAt <= read.userVersion &&
      !ended.state.isEnded &&
      (await maySignIn(ports, state));
    return isGood ? { userId: state.userId, role: state.role, ownerId: state.ownerId } : undefined;
  };

/** Whether somebody may be signed in: neither they nor the owner they work for was disabled or removed. */
export async function maySignIn({ commands }: Commands, state: User): Promise<boolean> {
  if (isOut(state) || state.status === 'unknown') return false;
  const { userId, ownerId } = state;
  if (ownerId === null || ownerId === userId) return true;
  const { state: owner } = await commands.load(user, userStream(ownerId));
  return !isOut(owner);
}

const isOut = (state: User): boolean =>
  state.status === 'removed' || (state.status === 'registered' && state.disabled);
