import { describe, type ExpectStatic, it } from 'vitest';
import { codeOf, crashing, FAILPOINTS } from '../testing/crashing.ts';
import { brokenChains, ownIdsIn, readLog } from '../testing/event-log.ts';
import type { Book } from '../testing/guest.ts';
import { foldCalendars } from '../testing/nights.ts';
import { chargesOf } from '../testing/payments.ts';

/** In ms. The provider is asked for an open refund every 20 seconds, and a busy machine takes longer. */
const REFUNDED_WITHIN = 120_000;

const { api, start, running, twoRooms, payment, cancel, expectCrash, read } = crashing();

/** The first of two rooms is given back, once, and only that. */
async function expectRefundedOnce(expect: ExpectStatic, books: readonly Book[]): Promise<void> {
  const [canceled, kept] = books;
  await expect
    .poll(() => read(books), { timeout: REFUNDED_WITHIN })
    .toMatchObject([
      { status: 'Canceled', paymentStatus: 'refunded', totalReceived: 0 },
      { status: 'Booked', paymentStatus: 'paid', totalReceived: kept?.price },
    ]);
  expect(await chargesOf(api, codeOf(books))).toMatchObject([
    { refunded_amount: 100 * (canceled?.price ?? 0), refunds: { total: 1 } },
  ]);
  const log = await readLog(running().dataDir);
  const ownIds = ownIdsIn(log);
  const { stays, oversold } = foldCalendars(log);
  const has = (book?: Book) => stays.has(ownIds.get(book?.bookingId ?? '') ?? '');
  expect([has(canceled), has(kept)]).toEqual([false, true]);
  expect(oversold).toEqual([]);
}

/** Refunds are paid by a process: the answer may come before the crash does. */
async function cancelOrDie(book: Book): Promise<void> {
  await cancel(book);
  await running().gone();
  await cancel(book);
}

let mended: (expect: ExpectStatic) => Promise<void> = async () => {};

export function refundCrashes(): void {
  describe.sequential('a refund that crashed comes to its end once, at the point', () => {
    it.for(FAILPOINTS.refunds)('%s', async (point, { expect }) => {
      await start(point);
      await mended(expect);
      const books = await twoRooms();
      expect((await (await payment(books))()).status).toBe(201);
      const [first] = books;
      if (first) await expectCrash(expect, cancelOrDie(first));
      mended = (expect) => expectRefundedOnce(expect, books);
    });
  });

  it.sequential('the last of them comes to its end once too, and the log is whole', async ({
    expect,
  }) => {
    await start();
    await mended(expect);
    expect(await brokenChains(running().dataDir)).toEqual([]);
  });
}
