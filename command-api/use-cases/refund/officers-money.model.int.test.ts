import { day } from '@baanpak/domain/testing/samples.ts';
import { baht } from '@baanpak/domain/values/money/money.ts';
import { addDays } from '@baanpak/domain/values/time/local-date.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RoomForTest } from '../../testing/catalogue.ts';
import { type OwnHotel, openOwnHotel } from '../../testing/own-hotel.ts';
import { becomes } from '../../testing/refunds.ts';
import type { InjectedAnswer } from '../../testing/requests.ts';
import { openShop, type Shop } from '../../testing/shop.ts';
import { type BookAnswer, staffBookingsWith } from '../../testing/staff-bookings.ts';

// As domain/processes/officers-money.model.test.ts, over HTTP (docs/adr/0112-money-by-effect.md).

const STORIES = 25;
/** The day it is. */
const TODAY = day(-58);

let shop: Shop;
let own: OwnHotel;
let staff: ReturnType<typeof staffBookingsWith>;
let rooms: readonly RoomForTest[];
beforeAll(async () => {
  shop = await openShop();
  own = await openOwnHotel(shop);
  staff = staffBookingsWith(shop);
  rooms = await Promise.all(
    [5000, 1000, 10].map((price) => own.newRoom({ basePrice: baht(price), units: 200 })),
  );
  await shop.runProcesses();
});
afterAll(() => shop.close());

/** Where an officer is with a booking: what it was answered last, and where that stands in the log. */
type At = { id: string; last: InjectedAnswer<BookAnswer> };
type Act = (at: At) => Promise<InjectedAnswer<BookAnswer>>;

const send =
  (body: object, path = '/bookings'): Act =>
  async ({ id }) =>
    shop.put<BookAnswer>(`${path}/${await shop.staffId(id)}`, body, own.officer.headers);

const move: fc.Arbitrary<Act> = fc
  .record({
    room: fc.integer({ min: 0, max: 2 }),
    nights: fc.integer({ min: 1, max: 4 }),
    reprice: fc.constantFrom(true, true, false, undefined),
    reason: fc.constantFrom(undefined, 'Asked for it'),
    path: fc.constantFrom('/bookings', '/admin-api/bookings'),
  })
  .map(
    ({ room, nights, path, reprice, reason }): Act =>
      (at) =>
        send(
          {
            ...{ roomId: rooms[room]?.roomId, checkOutDate: addDays(TODAY, nights) },
            ...(reprice !== undefined && { reprice }),
            ...(reason !== undefined && { reason }),
          },
          path,
        )(at),
  );
const amount = fc.constantFrom(20, 960, 5000);
const act: fc.Arbitrary<Act> = fc.oneof(
  { weight: 6, arbitrary: move },
  {
    weight: 2,
    arbitrary: amount.map((sum) => send({ action: 'add-charge', text: 'Minibar', amount: sum })),
  },
  {
    weight: 2,
    arbitrary: fc.constant<Act>((at) =>
      send({ action: 'remove-charge', chargeId: at.last.body.book?.charges?.[0]?.id })(at),
    ),
  },
  {
    weight: 1,
    arbitrary: amount.map((sum) => send({ action: 'record-payment', method: 'cash', amount: sum })),
  },
  {
    weight: 2,
    arbitrary: fc.boolean().map((reprice) => send({ action: 'check-out', reprice })),
  },
  {
    weight: 2,
    arbitrary: fc.constant<Act>((at) =>
      send({ action: 'undo', position: at.last.position ?? 'none' })(at),
    ),
  },
  {
    weight: 4,
    arbitrary: fc
      .constantFrom(
        ...['check-in', 'check-in', 'undo-check-in', 'no-show', 'cancel'],
        ...['approve-refund', 'reject-refund', 'confirm-refund-paid', 'retry-refund'],
        ...['confirm-payment'],
      )
      .map((action) => send({ action })),
  },
  { weight: 1, arbitrary: fc.constant<Act>(({ id }) => staff.cancel(own.officer, id)) },
  { weight: 1, arbitrary: fc.constant(send({ guests: 1, staffNote: 'Late' })) },
);
const stories = fc.array(act, { minLength: 4, maxLength: 12, size: 'max' });

/** What the provider gave back of all its charges; in THB. */
const givenBack = async () =>
  (await shop.providerBooks()).reduce((all, { refunded_amount: back }) => all + back / 100, 0);

it("no sequence of an officer's acts lowers what the provider holds, and the owner's decision does", async () => {
  let [approved, taken] = [0, 0];
  const result = await fc.check(
    fc.asyncProperty(stories, async (story) => {
      const stay = { checkIn: TODAY, checkOut: addDays(TODAY, 2) };
      const { body } = await shop.book(rooms[0] ?? shop.garden, stay);
      const { _id: id } = body.book;
      await shop.payByCard({ bookingId: id });
      const at: At = { id, last: await send({ staffNote: 'Paid' })({ id, last: EMPTY }) };
      for (const next of story) {
        const answer = await next(at);
        if (answer.status === 200) at.last = answer;
        if (answer.status === 200) taken += 1;
        expect(answer.status).toBeLessThan(500);
      }
      expect(await givenBack()).toBe(approved);
      const book = await shop.seen(id);
      const waiting = book.refunds.find(({ status }) => status === 'requested');
      if (!waiting) return;
      const decision = { action: 'approve-refund', refundId: waiting.id };
      expect((await staff.change(own.owner, id, decision)).status).toBe(200);
      approved += waiting.amount;
      await becomes(shop, id, { totalReceived: book.totalReceived - waiting.amount });
      expect(await givenBack()).toBe(approved);
    }),
    { numRuns: STORIES, endOnFailure: true },
  );
  console.info(`seed ${result.seed}: ${taken} acts taken, ${approved} THB approved`);
  if (result.failed)
    throw new Error(fc.defaultReportMessage(result), { cause: result.errorInstance });
  // else the stories say nothing
  expect(approved).toBeGreaterThan(0);
}, 300_000);

const EMPTY = { body: {} } as InjectedAnswer<BookAnswer>;
