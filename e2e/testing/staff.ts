import type { Api, Call } from './api.ts';

/** Calls as somebody who signed in; by default the demo's administrator. */
export async function signIn(api: Api, username = 'admin'): Promise<Api> {
  const body = { username, password: 'baanpak-demo' };
  const { body: signedIn } = await api<{ access_token: string }>('/auth/token', { body });
  const authorization = `Bearer ${signedIn.access_token}`;
  return (path: string, call: Call = {}) =>
    api(path, { ...call, headers: { ...call.headers, authorization } });
}
