import { localDate } from '@baanpak/domain/values/time/local-date.ts';
import { describe, type ExpectStatic, it } from 'vitest';
import { crashing, FAILPOINTS, MENDED_WITHIN } from '../testing/crashing.ts';
import { brokenChains } from '../testing/event-log.ts';
import { type Book, book } from '../testing/guest.ts';

/** In minutes: twenty seconds, in which the product ends and starts while others do. */
const SHORT_HOLD = { HOLD_MINUTES: '0.33' };

const { api, start, endOfNext, running, twoRooms, read, eventTypesOf } = crashing();

/** Nobody has the rooms any more, and that is told once. */
async function expectExpiredOnce(expect: ExpectStatic, books: readonly Book[]): Promise<void> {
  const expired = books.map(() => ({ status: 'Expired', holdExpiresAt: null }));
  await expect.poll(() => read(books), { timeout: MENDED_WITHIN }).toMatchObject(expired);
  for (const { roomId, checkInDate: checkIn, checkOutDate: checkOut } of books) {
    const stay = { checkIn: localDate(checkIn), checkOut: localDate(checkOut) };
    const again = async () => (await book(api, { roomId, ...stay })).status;
    await expect.poll(again, { timeout: MENDED_WITHIN }).toBe(201);
  }
  for (const types of await eventTypesOf(books))
    for (const once of ['BookingExpired', 'NightsReleased'])
      expect([once, types.filter((type) => type === once).length]).toEqual([once, 1]);
}

let mended: (expect: ExpectStatic) => Promise<void> = async () => {};

export function expiryCrashes(): void {
  describe.sequential('a hold whose expiry crashed expires as a whole, at the point', () => {
    it.for(FAILPOINTS.expiry)('%s', async (point, { expect }) => {
      await start(undefined, SHORT_HOLD);
      await mended(expect);
      const books = await twoRooms();
      await running().kill9();
      expect(await endOfNext(point, SHORT_HOLD)).toBeNull();
      mended = (expect) => expectExpiredOnce(expect, books);
    });
  });

  it.sequential('the last of them has expired too, and the log is whole', async ({ expect }) => {
    await start();
    await mended(expect);
    expect(await brokenChains(running().dataDir)).toEqual([]);
  });
}
