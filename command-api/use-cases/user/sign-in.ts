import { uniqueName, uniqueNameStream } from '@baanpak/domain/unique-name/unique-name.ts';
import { endedToken, endedTokenStream } from '@baanpak/domain/user/ended-token.ts';
import { type User, user, userStream } from '@baanpak/domain/user/user.ts';
import type { Principal } from '@baanpak/domain/values/people/roles.ts';
import type { Position } from '@baanpak/infrastructure/event-store/port.ts';
import { positionToken } from '@baanpak/infrastructure/http/position-token.ts';
import { TransportError } from '@baanpak/infrastructure/http/transport-problems.ts';
import { takeTry } from '@baanpak/infrastructure/rate-limits/rate-limit.ts';
import { TOKEN_LIFETIME } from '@baanpak/infrastructure/sign-in/access-tokens.ts';
import type { Clock, Commands, SignIn, StaffPreferences, Store } from '../../ports.ts';
import type { Caller, Staff } from '../caller.ts';
import { rememberLanguage } from '../preferences/change-preferences.ts';

/** A bearer token for a username and its password. */
export async function signIn(
  ports: Commands & Clock & Store & StaffPreferences & SignIn,
  by: Caller,
  { username, password }: Readonly<{ username: string; password: string }>,
): Promise<Readonly<{ token: string; lifetime: number }>> {
  const key = ports.credentials.keyOf(username);
  const { name, address } = ports.signInLimits;
  // before the password is looked at, or many at once would pass; a good one does not count
  const tried = await takeTry([name, key], [address, by.network]);
  const found = await findUser(ports, key);
  // always, or the time it takes would tell who is known
  const isProven = await ports.credentials.proves(password, found?.user);
  if (!isProven || !found || !(await maySignIn(ports, found.user)))
    throw new TransportError('wrong-credentials');
  await tried.giveBack();
  await rememberLanguage(ports, found.user.userId, by.language);
  return { token: await tokenFor(ports, found), lifetime: TOKEN_LIFETIME };
}

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

/** Who a token speaks for by the log, where nothing is late: a disabled user is out at once. */
export const identifyBy =
  (ports: Commands & Clock & SignIn) =>
  async (token: string): Promise<Principal | undefined> => {
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

/** The token of a call is worthless from now on, and no other. */
export async function signOut(
  { commands, tokens, now }: Commands & Clock & SignIn,
  by: Staff,
  token: string,
): Promise<Position> {
  const read = await tokens.read(token, new Date(now()));
  if (!read) throw new TransportError('unauthorized', { message: 'Over by now' });
  const { tokenHash, userId, endsAt } = read;
  const command = { type: 'EndToken', data: { tokenHash, userId, endsAt } } as const;
  const stream = endedTokenStream(tokenHash);
  return (await commands.handle(endedToken, stream, command, by.context)).position;
}

/** Every token there is of the caller is worthless from now on, the one of this call too. */
export async function signOutEverywhere({ commands }: Commands, by: Staff): Promise<Position> {
  const { userId } = by.principal;
  const command = { type: 'SignOutUser', data: { userId } } as const;
  return (await commands.handle(user, userStream(userId), command, by.context)).position;
}
