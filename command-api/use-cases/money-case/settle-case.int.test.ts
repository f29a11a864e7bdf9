import { nights } from '@baanpak/domain/testing/samples.ts';
import { baht } from '@baanpak/domain/values/money/money.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { expectProblem } from '../../testing/expectations.ts';
import { moneyCasesWith, payAnotherSum } from '../../testing/money-cases.ts';
import { type OwnHotel, openOwnHotel } from '../../testing/own-hotel.ts';
import { askBack, becomes, PATIENT } from '../../testing/refunds.ts';
import { openShop, type Shop } from '../../testing/shop.ts';
import { type Hired, hire } from '../../testing/staff.ts';
import { staffBookingsWith } from '../../testing/staff-bookings.ts';

let shop: Shop;
let own: OwnHotel;
let cases: ReturnType<typeof moneyCasesWith>;
let siteAuditor: Hired;
beforeAll(async () => {
  shop = await openShop();
  own = await openOwnHotel(shop);
  cases = moneyCasesWith(shop);
  siteAuditor = await hire(shop.ports, 'auditor');
  await shop.runProcesses();
});
afterEach(() => shop.fault({ refund: 'normal' }));
afterAll(() => shop.close());

const STAY = nights(1, 3);

/** A booking of 2,000 baht for which 40 were paid. */
async function mismatched(sum = baht(40)) {
  const { book } = (await shop.book(await own.newRoom(), STAY)).body;
  const { chargeId, position } = await payAnotherSum(shop, book._id, sum);
  const { cases: listed } = await cases.listAfter(own.owner, position);
  const found = listed.find((each) => each.chargeId === chargeId);
  if (!found) throw new Error('There is no case');
  return { book, chargeId, position, found };
}

const refundedAt = async (chargeId: string) =>
  (await shop.providerBooks()).find(({ id }) => id === chargeId)?.refunded_amount;

describe('GET /bookings/cases/{id} and PUT /bookings/cases/{id}: money of another amount that was paid', () => {
  it('is a case of whom it concerns', async () => {
    const { book, chargeId, position, found } = await mismatched();
    expect(found).toEqual({
      id: expect.stringMatching(/^mismatched-money-/),
      kind: 'mismatched-money',
      status: 'open',
      bookings: [{ _id: expect.any(String), bookingId: book.bookingId }],
      ownerId: own.owner.userId,
      amount: 40,
      chargeId,
      detail: ['another-amount'],
      actions: ['return', 'book', 'close'],
      openedAt: shop.clock.now(),
      ...{ endedAt: null, action: null, reason: null, settledBy: null, because: null },
      version: 0,
    });
    for (const by of [own.owner, own.admin, siteAuditor]) {
      expect((await cases.see(by, found.id)).body.case).toEqual(found);
      expect((await cases.listAfter(by, position)).cases).toContainEqual(found);
    }
    expect((await cases.listAfter(own.otherOwner, position)).cases).toEqual([]);
    expectProblem(await cases.see(own.otherOwner, found.id), 403, 'forbidden');
    for (const by of [own.officer, own.visitor]) {
      expectProblem(await cases.list(by), 403, 'forbidden');
      expectProblem(await cases.list(by, '&page=none'), 403, 'forbidden');
      expectProblem(await cases.see(by, found.id), 403, 'forbidden');
    }
    expectProblem(await cases.see(own.owner, 'mismatched-money-none'), 404, 'not-found');
  });

  it('stays one when the booking is paid again', async () => {
    const { book, found } = await mismatched();
    const paid = await shop.payByCard({ bookingId: book._id });
    await becomes(shop, book._id, { paymentStatus: 'paid' }); // by the answer or the runner
    expect((await cases.listAfter(own.owner, paid.position)).cases).toContainEqual(found);
    expectProblem(
      await cases.settle(own.owner, found.id, { action: 'book' }),
      409,
      'booking-already-paid',
    );
  });

  it('goes back when staff return it', async () => {
    const { book, chargeId, found } = await mismatched();
    const settled = await cases.settle(own.owner, found.id, {
      ...found,
      ...{ action: 'return', reason: 'ยอดไม่ตรง', version: found.version },
    });
    expect(settled.status).toBe(200);
    expect(settled.body.case).toEqual({
      ...found,
      ...{ status: 'settled', actions: [], action: 'return', reason: 'ยอดไม่ตรง', version: 1 },
      ...{ endedAt: shop.clock.now(), settledBy: own.owner.userId },
    });
    await cases.expectRead(own.owner, settled);
    const { cases: left } = await cases.listAfter(own.owner, settled.position);
    expect(left.map(({ id }) => id)).not.toContain(found.id);
    const all = await cases.listAfter(own.owner, settled.position, '&caseStatus=settled');
    expect(all.cases).toContainEqual(settled.body.case);
    await vi.waitFor(async () => expect(await refundedAt(chargeId)).toBe(4000), PATIENT);
    await becomes(shop, book._id, { status: 'Reserved' });
  });

  it('pays for the stay when staff book it, with what there is', async () => {
    const { book, found } = await mismatched(baht(1900));
    const settled = await cases.settle(own.owner, found.id, { action: 'book', reason: null });
    expect(settled.body.case).toMatchObject({ status: 'settled', action: 'book' });
    await cases.expectRead(own.owner, settled);
    await becomes(shop, book._id, { status: 'Booked', paymentStatus: 'paid', totalReceived: 1900 });
  });

  it('pays for nothing when it was given back at the provider before', async () => {
    const { book, found, chargeId } = await mismatched(baht(1900));
    await shop.refundByHand(chargeId, 1900);
    const settled = await cases.settle(own.owner, found.id, { action: 'book' });
    expect(settled.status).toBe(200);
    const after = await mismatched(baht(1800)); // settled later, and booked by then
    await cases.settle(own.owner, after.found.id, { action: 'book' });
    await becomes(shop, after.book._id, { status: 'Booked' });
    await becomes(shop, book._id, { status: 'Reserved', totalReceived: 0 });
  });

  it('is left as it is for a reason', async () => {
    const { found } = await mismatched();
    for (const reason of [undefined, null, ' '])
      expectProblem(
        await cases.settle(own.owner, found.id, { action: 'close', reason }),
        400,
        'invalid-request',
      );
    const settled = await cases.settle(own.admin, found.id, { action: 'close', reason: 'ทดสอบ' });
    expect(settled.body.case).toMatchObject({ status: 'settled', action: 'close' });
    await cases.expectRead(own.admin, settled);
  });

  it('is settled by who decides on money, once, as it was read', async () => {
    const { book, found } = await mismatched();
    const close = { action: 'close', reason: 'x' };
    for (const by of [own.officer, own.visitor, own.auditor, own.otherOwner])
      expectProblem(await cases.settle(by, found.id, {}), 403, 'forbidden');
    expectProblem(await cases.settle(own.owner, 'dispute-none', close), 404, 'not-found');
    expectProblem(await cases.settle(own.owner, found.id, {}), 400, 'invalid-request');
    expectProblem(
      await cases.settle(own.owner, found.id, { ...close, amount: 41 }),
      400,
      'invalid-request',
    );
    expectProblem(
      await cases.settle(own.owner, found.id, { ...close, version: 7 }),
      409,
      'stale-version',
    );
    await shop.giveUp(book._id);
    expectProblem(await cases.settle(own.owner, found.id, { action: 'book' }), 409, 'not-payable');
    expect((await cases.settle(own.owner, found.id, close)).status).toBe(200);
    expectProblem(await cases.settle(own.owner, found.id, close), 409, 'wrong-status');
  });
});

describe('a refund that failed', () => {
  const failed = async () => {
    await shop.fault({ refund: 'fail' });
    const { book } = (await shop.book(await own.newRoom(), STAY)).body;
    await shop.payByCard({ bookingId: book._id });
    await askBack(shop, book._id);
    await staffBookingsWith(shop).change(own.owner, book._id, { action: 'approve-refund' });
    await becomes(shop, book._id, { paymentStatus: 'refund-failed' });
    await shop.fault({ refund: 'normal' });
    const ofBook = async () => {
      const { body } = await cases.list(own.owner, '&caseStatus=all&perPage=100');
      return body.cases.find(
        ({ kind, bookings }) =>
          kind === 'failed-refund' && bookings[0]?.bookingId === book.bookingId,
      );
    };
    const found = await vi.waitFor(async () => {
      const listed = await ofBook();
      if (!listed) throw new Error('There is no case');
      return listed;
    }, PATIENT);
    return { book, found, ofBook };
  };

  it('is a case until it is paid', async () => {
    const { book, found, ofBook } = await failed();
    expect(found).toMatchObject({ status: 'open', amount: 2000, detail: ['failed_refund'] });
    await staffBookingsWith(shop).change(own.owner, book._id, { action: 'retry-refund' });
    await vi.waitFor(
      async () =>
        expect(await ofBook()).toMatchObject({ status: 'resolved', because: 'refund-paid' }),
      PATIENT,
    );
  });

  it('is tried again when staff return it, and not booked', async () => {
    const { book, found } = await failed();
    expectProblem(await cases.settle(own.owner, found.id, { action: 'book' }), 409, 'wrong-status');
    await cases.expectRead(
      own.owner,
      await cases.settle(own.owner, found.id, { action: 'return' }),
    );
    await becomes(shop, book._id, { paymentStatus: 'refunded' });
    const path = `/bookings/cases/${found.id}/history?perPage=100`;
    const { events } = (
      await shop.read<{ events: { type: string }[] }>(path, await shop.head(), own.owner.headers)
    ).body;
    const types = events.map(({ type }) => type);
    for (const type of ['CaseOpened', 'CaseSettled', 'RefundFailed', 'RefundRetried', 'RefundPaid'])
      expect(types).toContain(type);
  });
});
