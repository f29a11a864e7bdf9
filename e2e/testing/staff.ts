import type { Api, Call } from './api.ts';

/** The header of somebody who signed in; by default the demo's administrator. */
export async function tokenOf(api: Api, username = 'admin'): Promise<Record<string, string>> {
  const body = { username, password: 'baanpak-demo' };
  const { body: signedIn } = await api<{ access_token: string }>('/auth/token', { body });
  return { authorization: `Bearer ${signedIn.access_token}` };
}

/** Calls as somebody who signed in. */
export async function signIn(api: Api, username?: string): Promise<Api> {
  const token = await tokenOf(api, username);
  return (path: string, call: Call = {}) =>
    api(path, { ...call, headers: { ...call.headers, ...token } });
}
