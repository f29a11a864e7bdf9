import { describe, type ExpectStatic, it } from 'vitest';
import { crashing, FAILPOINTS, MENDED_WITHIN } from '../testing/crashing.ts';
import { brokenChains } from '../testing/event-log.ts';
import type { Book } from '../testing/guest.ts';

const { start, running, twoRooms, confirmPayment, expectCrash, read, eventTypesOf } = crashing();

/** A transfer that came late is taken once, and the rooms are the guest's again. */
async function expectSettledOnce(expect: ExpectStatic, books: readonly Book[]): Promise<void> {
  const expected = books.map(({ price }) => ({ status: 'Booked', totalReceived: price }));
  await expect.poll(() => read(books), { timeout: MENDED_WITHIN }).toMatchObject(expected);
  for (const types of await eventTypesOf(books))
    for (const once of ['NightsRetaken', 'BookingPaid', 'NightsReleased'])
      expect(types.filter((type) => type === once)).toHaveLength(1);
}

let mended: (expect: ExpectStatic) => Promise<void> = async () => {};

export function lateTransferCrashes(): void {
  describe.sequential('a late transfer whose settlement crashed is taken once, at the point', () => {
    it.for(FAILPOINTS.lateTransfers)('%s', async (point, { expect }) => {
      await start(point, { HOLD_MINUTES: '0.05' });
      await mended(expect);
      const books = await twoRooms({ paymentMethod: 'direct' });
      const ended = books.map(() => ({ status: 'Expired' }));
      await expect.poll(() => read(books), { timeout: MENDED_WITHIN }).toMatchObject(ended);
      const [first] = books;
      if (first) await expectCrash(expect, confirmPayment(first));
      mended = (expect) => expectSettledOnce(expect, books);
    });
  });

  it.sequential('the last of them is taken once too, and the log is whole', async ({ expect }) => {
    await start();
    await mended(expect);
    expect(await brokenChains(running().dataDir)).toEqual([]);
  });
}
