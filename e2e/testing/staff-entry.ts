import type { Api } from './api.ts';
import { DEMO_PASSWORD } from './staff.ts';
import { STAFF_WORDS } from './staff-words.ts';
import type { Visitor } from './visitor.ts';

/** Signs in by hand, and waits for the dashboard; answers the part of the address that names the owner. */
export async function enterByHand(visitor: Visitor, username: string): Promise<string> {
  const { page, language, go } = visitor;
  const words = STAFF_WORDS[language];
  await go('/login');
  await page.getByLabel(words.username).fill(username);
  await page.getByLabel(words.password).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: words.signIn }).click();
  await dashboard(visitor);
  return new URL(page.url()).pathname.replace(/^\/en/, '').replace('/dashboard', '');
}

/** Opens the dashboard as somebody who signed in earlier. */
export async function enter(visitor: Visitor, api: Api, username: string): Promise<void> {
  await beSignedIn(visitor, api, username);
  await visitor.go('/owner');
  await dashboard(visitor);
}

/** As somebody who signed in earlier: no page of the back office is open yet. */
export async function beSignedIn({ page }: Visitor, api: Api, username: string): Promise<void> {
  type SignedIn = { access_token: string; expires_in: number };
  const credentials = { username, password: DEMO_PASSWORD };
  const { body } = await api<SignedIn>('/auth/token', { body: credentials });
  const { access_token: token, expires_in } = body;
  const headers = { authorization: `Bearer ${token}` };
  const { user } = (await api<{ user: unknown }>('/auth/user/me', { headers })).body;
  const session = JSON.stringify({ token, endsAt: Date.now() + expires_in * 1000, user });
  await page.addInitScript(`localStorage['staff-session'] ??= ${JSON.stringify(session)}`);
}

const dashboard = ({ page, language }: Visitor): Promise<void> =>
  page.getByRole('heading', { level: 1, name: STAFF_WORDS[language].dashboard }).waitFor();
