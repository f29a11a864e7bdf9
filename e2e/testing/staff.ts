import { setTimeout as sleep } from 'node:timers/promises';
import type { Api, Call } from './api.ts';

/** Of everybody in the demo. */
export const DEMO_PASSWORD = 'baanpak-demo';

const READ_WITHIN = 90_000;

/** The header of somebody who signed in; by default the demo's administrator. */
export async function tokenOf(
  api: Api,
  username = 'admin',
  password = DEMO_PASSWORD,
): Promise<Record<string, string>> {
  const body = { username, password };
  const { body: signedIn } = await api<{ access_token: string }>('/auth/token', { body });
  return { authorization: `Bearer ${signedIn.access_token}` };
}

/** The id by which staff know a booking: they find it by the code that its guest says, once it can be read. */
export async function staffIdOf(staff: Api, code: string): Promise<string> {
  type BookingList = { books: readonly { _id: string }[] };
  const end = Date.now() + READ_WITHIN;
  for (;;) {
    const { status, body } = await staff<BookingList>(`/bookings?q=${code}`);
    const [found] = status === 200 ? body.books : [];
    if (found) return found._id;
    if (Date.now() > end) throw new Error(`Staff do not find ${code}`);
    await sleep(50);
  }
}

/** Calls as somebody who signed in; what is read is not older than what they wrote before, as in the back office. */
export async function signIn(api: Api, username?: string, password?: string): Promise<Api> {
  const token = await tokenOf(api, username, password);
  let written: string | null = null;
  const signedIn = async <Body>(path: string, call: Call = {}) => {
    const isRead = call.body === undefined && (call.method ?? 'GET') === 'GET';
    const after = isRead && written !== null && { 'x-after-position': written };
    const headers = { ...after, ...call.headers, ...token };
    const answer = await api<Body>(path, { ...call, headers });
    written = answer.headers.get('x-position') ?? written;
    return answer;
  };
  return Object.assign(signedIn, { url: api.url });
}
