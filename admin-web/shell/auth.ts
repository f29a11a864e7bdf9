import type { AnswerOfCall } from '@baanpak/contract/routes/call.ts';
import type { UserJson } from '@baanpak/contract/user/user.ts';
import { type Action, isInScope, scopeOf } from '@baanpak/domain/values/people/roles.ts';
import { type AuthProvider, HttpError } from 'react-admin';
import { listOf } from './addresses.ts';
import type { Client } from './api/client.ts';
import { principalOf, session } from './api/session.ts';

type SignedIn = AnswerOfCall<'POST /auth/token'>;

const READS = ['list', 'show', 'export'];

/** Signs in by /auth/token; who may do what is the servers' table. `loginPath`: where an ended session leads. */
export const authProviderOn = (client: Client, loginPath: string): AuthProvider => ({
  async login({ username, password }: Readonly<{ username: string; password: string }>) {
    const signedIn = await client.post<SignedIn>('/auth/token', { username, password });
    await keepSession(client, signedIn);
  },
  async logout() {
    session.forget();
    return loginPath;
  },
  async checkAuth() {
    if (!session.read()) throw new Error('ra.auth.auth_check_error');
  },
  async checkError(error: unknown) {
    if (error instanceof HttpError && error.status === 401) throw error;
  },
  async getIdentity() {
    const user = session.read()?.user;
    if (!user) throw new Error('ra.auth.auth_check_error');
    return { id: user._id, fullName: nameOf(user) };
  },
  getPermissions: async () => session.read()?.user.role,
  async canAccess({ action, resource }) {
    const user = session.read()?.user;
    const list = listOf(resource);
    if (!user || !list) return user !== undefined;
    const right = READS.includes(action) ? list.read : list.write;
    return scopeOf(principalOf(user), right) !== 'none';
  },
});

/** A session is who signed in, too: it is kept once that is known. */
async function keepSession(client: Client, { access_token, expires_in }: SignedIn) {
  const endsAt = Date.now() + expires_in * 1000;
  const { json } = await client.json('/auth/user/me', {
    headers: new Headers({ authorization: `Bearer ${access_token}` }),
  });
  const { user }: AnswerOfCall<'GET /auth/user/me'> = json;
  session.write({ token: access_token, endsAt, user });
}

export const nameOf = ({ firstname, lastname, username }: UserJson): string =>
  [firstname, lastname].filter((part) => part).join(' ') || username;

/** Of whom the screen speaks: a session ends while it still stands there. */
let last: UserJson | undefined;

/** Who signed in, or had before the session ended; the layout shows nothing before somebody has. */
export function useMe(): UserJson {
  last = session.read()?.user ?? last;
  if (!last) throw new Error('Nobody signed in');
  return last;
}

/** Whether one's role may do this at all, or to this owner's things; what it may not is not shown. */
export function useMay(action: Action, ownerId?: string): boolean {
  return may(useMe(), action, ownerId);
}

export function may(user: UserJson, action: Action, ownerId?: string): boolean {
  const scope = scopeOf(principalOf(user), action);
  return ownerId === undefined ? scope !== 'none' : isInScope(scope, ownerId);
}

/** Admins, and auditors of the whole site: they choose whose pages they look at. */
export const isSiteWide = (user: UserJson): boolean =>
  scopeOf(principalOf(user), 'read-stays') === 'all';
