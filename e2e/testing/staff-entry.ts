import type { APIResponse } from 'playwright-core';
import { DEMO_PASSWORD } from './staff.ts';
import { STAFF_WORDS } from './staff-words.ts';
import type { Visitor } from './visitor.ts';

/** Signs in by hand, and waits for the dashboard. */
export async function enterByHand(
  { page, language, go }: Visitor,
  username: string,
): Promise<void> {
  const words = STAFF_WORDS[language];
  await go('/login');
  await page.getByLabel(words.username).fill(username);
  await page.getByLabel(words.password).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: words.signIn }).click();
  await page.getByRole('heading', { level: 1, name: words.dashboard }).waitFor();
}

/** Is signed in already, on the dashboard. */
export async function enter(visitor: Visitor, username: string): Promise<void> {
  const { page, language, go } = visitor;
  await beSignedIn(visitor, username);
  await go('/owner');
  await page.getByRole('heading', { level: 1, name: STAFF_WORDS[language].dashboard }).waitFor();
}

/** As somebody who signed in earlier: no page of the back office is open yet. */
export async function beSignedIn({ page }: Visitor, username: string): Promise<void> {
  const read = async <Body>(answer: APIResponse): Promise<Body> => JSON.parse(await answer.text());
  const { request } = page;
  const { apiKey } = await read<{ apiKey: string }>(await request.get('/config.json'));
  const signIn = { headers: { 'x-api-key': apiKey }, data: { username, password: DEMO_PASSWORD } };
  type SignedIn = { access_token: string; expires_in: number };
  const { access_token: token, expires_in } = await read<SignedIn>(
    await request.post('/auth/token', signIn),
  );
  const headers = { 'x-api-key': apiKey, authorization: `Bearer ${token}` };
  const { user } = await read<{ user: unknown }>(await request.get('/auth/user/me', { headers }));
  const session = JSON.stringify({ token, endsAt: Date.now() + expires_in * 1000, user });
  await page.addInitScript(`localStorage['staff-session'] ??= ${JSON.stringify(session)}`);
}

/** Signs in by hand; answers the part of the address that names the owner. */
export async function enterAs(visitor: Visitor, username: string): Promise<string> {
  await enterByHand(visitor, username);
  return new URL(visitor.page.url()).pathname.replace(/^\/en/, '').replace('/dashboard', '');
}
