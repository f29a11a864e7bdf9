import { uniqueName, uniqueNameStream } from '@baanpak/domain/unique-name/unique-name.ts';
import { user, userStream } from '@baanpak/domain/user/user.ts';
import { positionToken } from '@baanpak/infrastructure/http/position-token.ts';
import { TransportError } from '@baanpak/infrastructure/http/transport-problems.ts';
import { takeTry } from '@baanpak/infrastructure/rate-limits/rate-limit.ts';
import { TOKEN_LIFETIME } from '@baanpak/infrastructure/sign-in/access-tokens.ts';
import { detailFor } from '../../http/answer.ts';
import { DETAILS } from '../../http/details.ts';
import type { Handler } from '../../http/handler.ts';
import type { Clock, Commands, SignIn, StaffPreferences, Store } from '../../ports.ts';
import { rememberLanguage } from '../preferences/language-of-mails.ts';
import { maySignIn } from './identify.ts';

/** POST /auth/token: a bearer token for a username and its password, as a form or as JSON. */
export const signIn =
  (ports: Commands & Clock & Store & StaffPreferences & SignIn): Handler<'POST /auth/token'> =>
  async (request) => {
    const { username, password } = request.body;
    const key = ports.credentials.keyOf(username);
    const { name, address } = ports.signInLimits;
    // before the password is looked at, or many at once would pass; a good one does not count
    const tried = await takeTry([name, key], [address, request.network]);
    const found = await findUser(ports, key);
    // always, or the time it takes would tell who is known
    const isProven = await ports.credentials.proves(password, found?.user);
    if (!isProven || !found || !(await maySignIn(ports, found.user)))
      throw new TransportError('wrong-credentials');
    await tried.giveBack();
    await rememberLanguage(ports, found.user.userId, request.language);
    return {
      access_token: await tokenFor(ports, found),
      token_type: 'bearer' as const,
      expires_in: TOKEN_LIFETIME,
      ...detailFor(request, DETAILS.signedIn),
    };
  };

async function findUser({ commands }: Commands, key: string) {
  const claimed = await commands.load(uniqueName, uniqueNameStream('username', key));
  if (claimed.state.status === 'free') return undefined;
  const { state, position } = await commands.load(user, userStream(claimed.state.by));
  return state.status === 'registered' ? { user: state, position } : undefined;
}

type FoundUser = NonNullable<Awaited<ReturnType<typeof findUser>>>;

function tokenFor({ storeId, tokens, now }: Clock & Store & SignIn, { user, position }: FoundUser) {
  const { userId, passwordVersion, version: userVersion } = user;
  const at = positionToken({ storeId, position });
  const claims = { userId, passwordVersion, userVersion, position: at };
  return tokens.issue(claims, new Date(now()));
}
