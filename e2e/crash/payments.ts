import { describe, type ExpectStatic, it } from 'vitest';
import { codeOf, crashing, FAILPOINTS, MENDED_WITHIN } from '../testing/crashing.ts';
import { brokenChains } from '../testing/event-log.ts';
import type { Book } from '../testing/guest.ts';
import { chargesOf } from '../testing/payments.ts';

/** So long that it is not over at the next start, however slow that is. */
const LONG_LEASE = { LEASE_SECONDS: '60' };

const { api, start, running, twoRooms, payment, expectCrash, read, eventTypesOf } = crashing();

/** The money is there once, and the rooms are the guest's. */
async function expectPaidOnce(expect: ExpectStatic, books: readonly Book[]): Promise<void> {
  const expected = books.map(({ price }) => ({
    status: 'Booked',
    paymentStatus: 'paid',
    totalReceived: price,
  }));
  await expect.poll(() => read(books), { timeout: MENDED_WITHIN }).toMatchObject(expected);
  const amount = 100 * books.reduce((sum, { price }) => sum + price, 0);
  expect(await chargesOf(api, codeOf(books))).toMatchObject([{ status: 'successful', amount }]);
  for (const types of await eventTypesOf(books)) {
    expect(types.filter((type) => type === 'NightsBooked')).toHaveLength(1);
    expect(types.filter((type) => type === 'BookingPaid')).toHaveLength(1);
  }
}

const [CHARGED, ATTEMPTED, REQUESTED] = FAILPOINTS.askedAgain;

let mended: (expect: ExpectStatic) => Promise<void> = async () => {};

export function paymentCrashes(): void {
  describe.sequential('a payment that crashed is taken once, at the point', () => {
    it.for(FAILPOINTS.payments)(
      '%s, after which it is carried on by itself',
      async (point, { expect }) => {
        await start(point);
        await mended(expect);
        const books = await twoRooms();
        const pay = await payment(books);
        await expectCrash(expect, pay());
        mended = (expect) => expectPaidOnce(expect, books);
      },
    );

    it('provider-charged, after which the same request finds the charge', async ({ expect }) => {
      await start(CHARGED);
      await mended(expect);
      const books = await twoRooms();
      const pay = await payment(books);
      await expectCrash(expect, pay());
      mended = async (expect) => {
        expect(await read(books)).toMatchObject(books.map(() => ({ status: 'Reserved' })));
        const again = await pay();
        expect([again.status, again.body.charge.status]).toEqual([201, 'successful']);
        expect(again.headers.get('idempotent-replayed')).toBe('true');
        await expectPaidOnce(expect, books);
      };
    });

    it('payment-attempted and charge-requested, after which nothing was taken', async ({
      expect,
    }) => {
      await start(ATTEMPTED, LONG_LEASE); // or the product asks for the charge itself
      await mended(expect);
      const books = await twoRooms();
      const first = await payment(books);
      await expectCrash(expect, first());
      await start(REQUESTED, LONG_LEASE);
      expect((await first()).body.code).toBe('payment-unknown');
      expect(await chargesOf(api, codeOf(books))).toEqual([]);
      const others = await twoRooms();
      const second = await payment(others);
      await expectCrash(expect, second());
      await start(undefined, LONG_LEASE);
      expect((await second()).body.code).toBe('payment-unknown');
      // the checkout never heard of it; of the first it did, which may still be on its way
      expect((await (await payment(others))()).status).toBe(201);
      await expectPaidOnce(expect, others);
      await running().term();
      await start();
      const paid = async () => (await (await payment(books))()).status;
      await expect.poll(paid, { timeout: MENDED_WITHIN, interval: 500 }).toBe(201);
      await expectPaidOnce(expect, books);
    });
  });

  it.sequential('the log is whole after all of them', async ({ expect }) => {
    expect(await brokenChains(running().dataDir)).toEqual([]);
  });
}
