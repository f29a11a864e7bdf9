import { describe, expect, it } from 'vitest';
import { attempted, cart, failed, opened, stay, theHold } from '../testing/checkout-samples.ts';
import { HELD_UNTIL, minute } from '../testing/samples.ts';
import { specFor } from '../testing/spec-for.ts';
import type { Instant } from '../values/time/instant.ts';
import { checkout } from './checkout.ts';
import type { CheckoutCommand, CheckoutEvent } from './checkout-state.ts';

// checkout.every-state.test.ts tries it in every state; here are the rules worth a sentence.
const given = specFor(checkout);

const DAY = 24 * 60;
const toTransfer: CheckoutEvent = {
  type: 'CheckoutHeld',
  data: { ...theHold('anna', 'bob'), paymentMethod: 'direct' },
};
const report = (
  now: Instant,
  heldUntil: Instant,
  slipId: string | null = null,
): CheckoutCommand => ({ type: 'ReportTransfer', data: { ...cart, now, heldUntil, slipId } });
const reported = (
  reportedAt: Instant,
  heldUntil: Instant,
  slipId: string | null = null,
): CheckoutEvent => ({
  type: 'TransferReported',
  data: { ...cart, bookingIds: ['anna', 'bob'], heldUntil, slipId, reportedAt },
});
const first = reported(minute(5), minute(DAY + 5));

describe('reporting a transfer', () => {
  it('holds all that is paid together for as long as staff may take', () =>
    given(toTransfer)
      .when(report(minute(5), minute(DAY + 5), 'slip-1'))
      .expect(reported(minute(5), minute(DAY + 5), 'slip-1')));

  it('never ends a hold sooner', () =>
    given(toTransfer)
      .when(report(minute(5), minute(6)))
      .expect(reported(minute(5), HELD_UNTIL)));

  it('again changes nothing', () =>
    given(toTransfer, first)
      .when(report(minute(60), minute(DAY + 60)))
      .expect());

  it('with a slip after all adds it, and the hold lasts no longer', () =>
    given(toTransfer, first)
      .when(report(minute(60), minute(DAY + 60), 'slip-1'))
      .expect(reported(minute(5), minute(DAY + 5), 'slip-1')));

  it('with another slip puts it in place of the first, and without one keeps it', () => {
    const history = [toTransfer, reported(minute(5), minute(DAY + 5), 'slip-1')];
    given(...history)
      .when(report(minute(60), minute(DAY + 60), 'slip-2'))
      .expect(reported(minute(5), minute(DAY + 5), 'slip-2'));
    given(...history)
      .when(report(minute(60), minute(DAY + 60)))
      .expect();
  });

  it('takes five different slips, and refuses the next but not the report', () => {
    const slips = [1, 2, 3, 4, 5].map((n) => reported(minute(5), minute(DAY + 5), `slip-${n}`));
    const withSlip = (slipId: string | null) => report(minute(60), minute(DAY + 60), slipId);
    given(toTransfer, slips.slice(1))
      .when(withSlip('slip-1'))
      .expect(...slips.slice(0, 1));
    given(toTransfer, slips).when(withSlip('slip-6')).refuses('too-many-slips');
    for (const known of ['slip-5', null]) given(toTransfer, slips).when(withSlip(known)).expect();
  });

  it('is refused from the moment the time is up, the one it was given included', () => {
    given(toTransfer)
      .when(report(HELD_UNTIL, minute(DAY)))
      .refuses('not-payable');
    given(toTransfer, first)
      .when(report(minute(DAY + 5), minute(2 * DAY)))
      .refuses('not-payable');
  });

  it('is refused while a card or code may still be paid, and possible after it failed', () => {
    given(toTransfer, attempted('try-1'))
      .when(report(minute(5), minute(DAY)))
      .refuses('payment-in-progress');
    given(toTransfer, attempted('try-1'), failed('try-1'))
      .when(report(minute(5), minute(DAY)))
      .expect(reported(minute(5), minute(DAY)));
  });

  it('is refused for what is paid online, and where nobody knows how it is paid', () => {
    const heldToPay = (paymentMethod: { paymentMethod?: 'gateway' }): CheckoutEvent => ({
      type: 'CheckoutHeld',
      data: { ...theHold('anna'), ...paymentMethod },
    });
    for (const held of [heldToPay({}), heldToPay({ paymentMethod: 'gateway' })])
      given(held)
        .when(report(minute(5), minute(DAY)))
        .refuses('wrong-status');
  });
});

describe('once a transfer is reported', () => {
  it('no other way to pay is taken', () => {
    const choose = { ...cart, paymentMethod: 'gateway', now: minute(9) } as const;
    given(toTransfer, first)
      .when({ type: 'ChoosePaymentMethod', data: choose })
      .refuses('payment-in-progress');
  });

  it('no room joins what it was made for', () => {
    const data = { ...theHold('anna'), paymentMethod: 'direct' } as const;
    const join = { ...theHold('bob'), paymentMethod: 'direct' } as const;
    given(opened, { type: 'CheckoutHeld', data }, first)
      .when({ type: 'HoldCheckout', data: join })
      .refuses('checkout-already-used');
  });

  it('the hold ends at its new time, and not before', () => {
    const expire = (now: Instant): CheckoutCommand => ({
      type: 'ExpireCheckout',
      data: { ...cart, now },
    });
    const endedAt = minute(DAY + 5);
    given(toTransfer, first).when(expire(HELD_UNTIL)).expect();
    given(toTransfer, first)
      .when(expire(endedAt))
      .expect({
        type: 'CheckoutExpired',
        data: { ...cart, stays: [stay('anna'), stay('bob')], endedAt },
      });
  });

  it('what has ended does not begin to wait again', () => {
    const history: CheckoutEvent[] = [
      toTransfer,
      { type: 'CheckoutGivenUp', data: { ...cart, stays: [], endedAt: minute(3) } },
      first,
    ];
    expect(history.reduce(checkout.evolve, checkout.initialState)).toMatchObject({
      status: 'given-up',
      heldUntil: HELD_UNTIL,
      transfer: { reportedAt: minute(5), slipId: null, slips: 0 },
    });
  });
});
