import { describe, type ExpectStatic, it } from 'vitest';
import { crashing, FAILPOINTS, MENDED_WITHIN } from '../testing/crashing.ts';
import { brokenChains } from '../testing/event-log.ts';
import type { Book } from '../testing/guest.ts';

const { start, running, twoRooms, cancel, undo, expectCrash, read, eventTypesOf } = crashing();

/** The rooms are the guest's again, once. */
async function expectReinstatedOnce(expect: ExpectStatic, books: readonly Book[]): Promise<void> {
  const expected = books.map(({ holdExpiresAt }) => ({ status: 'Reserved', holdExpiresAt }));
  await expect.poll(() => read(books), { timeout: MENDED_WITHIN }).toMatchObject(expected);
  for (const types of await eventTypesOf(books))
    for (const once of ['BookingCanceled', 'NightsReleased', 'NightsRestored', 'BookingReinstated'])
      expect([once, types.filter((type) => type === once).length]).toEqual([once, 1]);
}

let mended: (expect: ExpectStatic) => Promise<void> = async () => {};

export function undoCrashes(): void {
  describe.sequential('a cancellation whose undo crashed is undone as a whole, at the point', () => {
    it.for(FAILPOINTS.undos)('%s', async (point, { expect }) => {
      await start(point);
      await mended(expect);
      const books = await twoRooms();
      const [first] = books;
      if (!first) throw new Error('Nothing was booked');
      await cancel(first);
      const canceled = books.map(() => ({ status: 'Canceled' }));
      await expect.poll(() => read(books), { timeout: MENDED_WITHIN }).toMatchObject(canceled);
      await expectCrash(expect, undo(first));
      mended = (expect) => expectReinstatedOnce(expect, books);
    });
  });

  it.sequential('the last of them is undone too, and the log is whole', async ({ expect }) => {
    await start();
    await mended(expect);
    expect(await brokenChains(running().dataDir)).toEqual([]);
  });
}
