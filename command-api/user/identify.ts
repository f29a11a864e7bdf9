import { user, userStream } from '@baanpak/domain/user/user.ts';
import type { Identify } from '@baanpak/infrastructure/http/staff.ts';
import type { Deps } from '../deps.ts';

/** Who a token speaks for by the log, where nothing is late: a disabled user is out at once. */
export const identifyBy =
  ({ commands, tokens, now }: Deps): Identify =>
  async (token) => {
    const claims = await tokens.read(token, new Date(now()));
    if (!claims) return undefined;
    const { state } = await commands.load(user, userStream(claims.userId));
    const isGood =
      state.status === 'registered' &&
      !state.disabled &&
      state.passwordVersion === claims.passwordVersion &&
      state.signedOutAt <= claims.userVersion;
    return isGood ? { userId: state.userId, role: state.role, ownerId: state.ownerId } : undefined;
  };
