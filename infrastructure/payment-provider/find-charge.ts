import { after, type Instant, MINUTE, type Now } from '@baanpak/domain/values/time/instant.ts';
import type { Request } from './call-provider.ts';
import { attemptOf, providerCharge } from './charge-object.ts';
import type { ChargeLookup, PaymentProvider } from './port.ts';

const PAGE = 100;
/** Of one look; the next goes on where it stopped. */
const MOST_PAGES = 10;
/** The provider's clock may be before or behind ours. */
const CLOCK_SKEW = 5 * MINUTE;
const MOST_CURSORS = 1_000;

/** The next charge to look at: those made at `from` or later, but for the first `skip`. */
type Cursor = Readonly<{ from: string; skip: number }>;
type Window = Readonly<{ from: string; to: string }>;

/** The provider's instants have no fractions; cut off, so that nothing is taken after a hold's end. */
export const toSecond = (at: Instant): string => `${at.slice(0, 19)}Z`;

/**
 * Looks for the charge of an attempt among all that were made about then. While it may still be
 * made the newest are looked through; afterwards all of them from the oldest on, as many as one look
 * may ask for. How far a look came is forgotten at a restart, and then it begins again.
 */
export function chargeFinder(request: Request, now: Now): PaymentProvider['findCharge'] {
  const cursors = new Map<string, Cursor>();
  return async (attemptId, { from, until }) => {
    const window = {
      from: toSecond(after(from, -CLOCK_SKEW)),
      to: toSecond(after(until, CLOCK_SKEW)),
    };
    if (now() <= until) return amongNewest(request, attemptId, window);
    const { look, cursor } = await fromOldest(request, attemptId, window, cursors.get(attemptId));
    cursors.delete(attemptId);
    if (cursor) cursors.set(attemptId, cursor);
    const [oldest] = cursors.keys();
    if (cursors.size > MOST_CURSORS && oldest !== undefined) cursors.delete(oldest);
    return look;
  };
}

async function amongNewest(
  request: Request,
  attemptId: string,
  window: Window,
): Promise<ChargeLookup> {
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const asked = { ...window, limit: PAGE, offset: page * PAGE };
    const { data } = await request('list', ({ charges }) =>
      charges.list({ ...asked, order: 'reverse_chronological' }),
    );
    const found = data.find((charge) => attemptOf(charge) === attemptId);
    if (found) return { charge: providerCharge(found) };
    if (data.length < PAGE) break;
  }
  return { charge: null, complete: false };
}

async function fromOldest(
  request: Request,
  attemptId: string,
  window: Window,
  begin: Cursor = { from: window.from, skip: 0 },
): Promise<{ look: ChargeLookup; cursor?: Cursor }> {
  let cursor = begin;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const asked = { from: cursor.from, to: window.to, limit: PAGE, offset: cursor.skip };
    const { data } = await request('list', ({ charges }) =>
      charges.list({ ...asked, order: 'chronological' }),
    );
    const found = data.find((charge) => attemptOf(charge) === attemptId);
    if (found) return { look: { charge: providerCharge(found) } };
    if (data.length < PAGE) return { look: { charge: null, complete: true } };
    cursor = behind(cursor, data);
  }
  return { look: { charge: null, complete: false }, cursor };
}

/** Many charges are made in one second. */
function behind({ from, skip }: Cursor, page: readonly { created_at: string }[]): Cursor {
  const last = page.at(-1)?.created_at ?? from;
  const seen = page.filter(({ created_at }) => created_at === last).length;
  return { from: last, skip: last === from ? skip + seen : seen };
}
