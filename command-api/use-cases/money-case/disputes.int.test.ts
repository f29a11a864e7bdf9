import { nights } from '@baanpak/domain/testing/samples.ts';
import { MINUTE } from '@baanpak/domain/values/time/instant.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { expectProblem } from '../../testing/expectations.ts';
import { moneyCasesWith } from '../../testing/money-cases.ts';
import { type OwnHotel, openOwnHotel } from '../../testing/own-hotel.ts';
import { PATIENT } from '../../testing/refunds.ts';
import { openShop, type Shop } from '../../testing/shop.ts';

let shop: Shop;
let own: OwnHotel;
let cases: ReturnType<typeof moneyCasesWith>;
beforeAll(async () => {
  shop = await openShop();
  own = await openOwnHotel(shop);
  cases = moneyCasesWith(shop);
});
afterEach(() => shop.fault({ webhook: 'normal' }));
afterAll(() => shop.close());

async function paidByCard() {
  const { book } = (await shop.book(await own.newRoom(), nights(1, 3))).body;
  const { body } = await shop.payByCard({ bookingId: book._id });
  return { book, chargeId: body.charge_id };
}

const becomes = (disputeId: string, shown: object) =>
  vi.waitFor(async () => {
    const { body } = await cases.see(own.owner, `dispute-${disputeId}`);
    expect(body.case).toMatchObject(shown);
    return body.case;
  }, PATIENT);

describe('a dispute', () => {
  it('is a case of whom it concerns, until it is won', async () => {
    const { book, chargeId } = await paidByCard();
    const disputeId = await shop.dispute(chargeId);
    const found = await becomes(disputeId, {
      ...{ kind: 'dispute', status: 'open', amount: 2000, chargeId, detail: ['not-received'] },
      ...{ ownerId: own.owner.userId, bookings: [{ bookingId: book.bookingId }] },
      actions: ['close'],
    });
    for (const action of ['return', 'book'])
      expectProblem(await cases.settle(own.owner, found.id, { action }), 409, 'wrong-status');
    await shop.closeDispute(disputeId, 'won');
    const over = await becomes(disputeId, { status: 'resolved', because: 'dispute-won' });
    const { position } = await shop.post(`/payments/charge/${chargeId}/refresh`, {});
    const { cases: all } = await cases.listAfter(own.owner, position, '&caseStatus=all');
    expect(all.find(({ id }) => id === over.id)).toEqual(over); // told once
  });

  it('that is lost says how much is gone', async () => {
    const { chargeId } = await paidByCard();
    const disputeId = await shop.dispute(chargeId);
    await shop.closeDispute(disputeId, 'lost');
    await becomes(disputeId, { status: 'resolved', because: 'dispute-lost', amount: 2000 });
  });

  it('is found by the ledger when its webhook is lost', async () => {
    const { chargeId } = await paidByCard();
    await shop.fault({ webhook: 'lost' });
    const disputeId = await shop.dispute(chargeId);
    await shop.runProcesses();
    shop.clock.moveBy(11 * MINUTE);
    await shop.runProcesses();
    await becomes(disputeId, { status: 'open', amount: 2000 });
    await shop.stopProcesses();
  });
});
