import { afterAll, describe, expect, it } from 'vitest';
import { crashing, FAILPOINTS, MENDED_WITHIN } from '../testing/crashing.ts';
import { brokenChains } from '../testing/event-log.ts';
import type { Book } from '../testing/guest.ts';
import { endProducts } from '../testing/product.ts';

afterAll(endProducts);

const { start, running, twoRooms, cancel, undo, expectCrash, read, eventTypesOf } = crashing();

/** The rooms are the guest's again, once. */
async function expectReinstatedOnce(books: readonly Book[]): Promise<void> {
  const expected = books.map(({ holdExpiresAt }) => ({ status: 'Reserved', holdExpiresAt }));
  await expect.poll(() => read(books), { timeout: MENDED_WITHIN }).toMatchObject(expected);
  for (const types of await eventTypesOf(books))
    for (const once of ['BookingCanceled', 'NightsReleased', 'NightsRestored', 'BookingReinstated'])
      expect([once, types.filter((type) => type === once).length]).toEqual([once, 1]);
}

let mended: () => Promise<void> = async () => {};

describe('a cancellation whose undo crashed is undone as a whole, at the point', () => {
  it.each(FAILPOINTS.undos)('%s', async (point) => {
    await start(point);
    await mended();
    const books = await twoRooms();
    const [first] = books;
    if (!first) throw new Error('Nothing was booked');
    await cancel(first);
    const canceled = books.map(() => ({ status: 'Canceled' }));
    await expect.poll(() => read(books), { timeout: MENDED_WITHIN }).toMatchObject(canceled);
    await expectCrash(undo(first));
    mended = () => expectReinstatedOnce(books);
  });
});

it('the last of them is undone too, and the log is whole', async () => {
  await start();
  await mended();
  expect(await brokenChains(running().dataDir)).toEqual([]);
});
