import { describe, it } from 'vitest';
import { type CaseAction, type CaseKind, openCaseOf } from '../money-case/money-case.ts';
import { stay } from '../testing/checkout-samples.ts';
import { follow } from '../testing/follow.ts';
import { caseOpened, mail, ofRefund, refundReviewed } from '../testing/mail-steps.ts';
import { minute } from '../testing/samples.ts';
import { baht } from '../values/money/money.ts';
import { notify } from './notify.ts';

const when = follow(notify);
const stays = [stay('anna'), stay('bob')];
const of = { bookingId: 'anna', by: 'somchai', at: minute(9), reason: 'Ill' };
const money = { refundId: 'anna', bookingIds: ['anna'], of: 'booking', step: 1 } as const;

describe('a refund', () => {
  it('that is asked for is told its guest and anyone who decides', () =>
    when({
      type: 'RefundRequested',
      data: {
        bookingId: 'anna',
        requestId: 'request-1',
        requestHash: null,
        wish: { bank: 'KBANK', accountNumber: '1', accountName: 'Anna', reason: 'Ill' },
        quote: null,
        requestedAt: minute(8),
      },
    }).expect(
      ofRefund('refund-requested', 'anna', 'anna'),
      ofRefund('refund-to-decide', 'anna', 'anna'),
    ));

  it('that is declined is told the guest', () =>
    when({ type: 'RefundRejected', data: of }).expect(ofRefund('refund-rejected', 'anna', 'anna')));

  it.each([
    ['requested', 'refund-approved'],
    ['canceled', 'paid-stay-canceled'],
  ] as const)('that is owed because it was %s is told as %s', (because, kind) =>
    when({
      type: 'RefundApproved',
      data: {
        ...of,
        because,
        chargeId: 'chrg_1',
        roomId: 'garden',
        checkoutUid: 'cart',
        amount: baht(1500),
        paymentStatus: 'refunding',
      },
    }).expect(ofRefund(kind, 'anna', 'anna')),
  );

  it('that the provider cannot pay asks guest and hotel for what is theirs to do', () =>
    when({
      type: 'RefundLeftToHotel',
      data: { ...money, amount: baht(1500), leftAt: minute(10) },
    }).expect(
      ofRefund('refund-needs-account', 'anna', 'anna'),
      ofRefund('refund-to-pay', 'anna', 'anna'),
    ));

  it('is for the hotel to pay once the guest named an account', () =>
    when({
      type: 'RefundAccountNamed',
      data: {
        bookingId: 'anna',
        requestId: 'request-2',
        requestHash: null,
        wish: { bank: 'KBANK', accountNumber: '1', accountName: 'Anna', reason: null },
        namedAt: minute(11),
      },
    }).expect(mail('refund-to-pay', 'anna', 'anna')));

  it('that failed is told the hotel, and the guest that it takes longer', () =>
    when({
      type: 'RefundFailed',
      data: { ...money, amount: baht(1500), failureCode: 'failed_refund', failedAt: minute(10) },
    }).expect(
      ofRefund('refund-failed', 'anna', 'anna'),
      ofRefund('refund-delayed', 'anna', 'anna'),
    ));

  it('that is paid is told the guest, no matter who paid it', async () => {
    const paid = { ...money, amount: baht(1500), paidAt: minute(12) };
    when({ type: 'RefundPaid', data: { ...paid, providerRefundId: 'rfnd_1' } }).expect(
      ofRefund('refund-paid', 'anna', 'anna'),
    );
    when({ type: 'RefundTransferred', data: { ...paid, by: 'somchai' } }).expect(
      ofRefund('refund-paid', 'anna', 'anna'),
    );
  });

  it('of a stay that could not be obtained after it was paid is announced', () =>
    when({
      type: 'PaymentTurnedAway',
      data: {
        ...{ bookingId: 'anna', roomId: 'garden', checkoutUid: 'cart', chargeId: 'chrg_1' },
        ...{ amount: baht(2000), turnedAwayAt: minute(2), status: 'Canceled' },
      },
    }).expect(ofRefund('payment-turned-away', 'anna', 'anna')));

  it('of money that came too late is announced; where it is accepted, the stay is paid', () => {
    const late = { uid: 'cart', attemptId: 'try-1', chargeId: 'chrg_1', amount: baht(4000) };
    when({
      type: 'LatePaymentReturned',
      data: { ...late, bookingIds: ['anna', 'bob'] },
    }).expect(ofRefund('late-payment-returned', 'try-1', 'anna', 'bob'));
    when({
      type: 'LatePaymentAccepted',
      data: { ...late, stays, feeCharge: baht(1), paidAt: minute(40) },
    }).expect(
      mail('paid', 'cart', 'anna', 'bob'),
      mail('new-booking', 'cart:riverside', 'anna', 'bob'),
    );
  });
});

describe('a case', () => {
  const known = { amount: baht(40), openedAt: minute(10), bookingIds: ['anna'], ownerId: 'nok' };
  const opened = (kind: CaseKind, more: object = {}) => {
    const { data } = openCaseOf(kind, 'try-1', { ...known, ...more });
    return when({ type: 'CaseOpened', data });
  };
  const settled = (kind: CaseKind, action: CaseAction, more: object = {}) => {
    const { openedAt: _, ...facts } = openCaseOf(kind, 'try-1', { ...known, ...more }).data;
    const by = { action, reason: null, subject: 'anna', by: 'nok', settledAt: minute(11) };
    return when({ type: 'CaseSettled', data: { ...facts, ...by } });
  };

  it('is told who settles it, once: the hotel, or the site where it is nobody’s or of several', () => {
    opened('dispute').expect(caseOpened('dispute-try-1'));
    opened('difference', { ownerId: null }).expect(caseOpened('difference-try-1'));
    opened('unknown-charge', { ownerId: null, bookingIds: [] }).expect(
      caseOpened('unknown-charge-try-1'),
    );
    opened('failed-refund').expect(); // the refund has mails of its own
    opened('failed-refund', { ownerId: null, bookingIds: [] }).expect(
      caseOpened('failed-refund-try-1'),
    );
  });

  it('about the guest’s money is told the guest, too', () =>
    opened('mismatched-money').expect(
      caseOpened('mismatched-money-try-1'),
      refundReviewed('mismatched-money-try-1', 'anna'),
    ));

  it('is told the guest when its money goes back; what is paid with it is told as paid', () => {
    const id = 'mismatched-money-try-1';
    settled('mismatched-money', 'return').expect(ofRefund('payment-returned', id, 'anna'));
    settled('mismatched-money', 'book').expect();
    settled('mismatched-money', 'close').expect();
    settled('failed-refund', 'return').expect(); // the refund was announced before
    settled('unknown-charge', 'return', { bookingIds: [] }).expect();
  });
});
