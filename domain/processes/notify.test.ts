import { describe, expect, it } from 'vitest';
import { held, stay } from '../testing/checkout-samples.ts';
import { follow, RECORDED_AT } from '../testing/follow.ts';
import { minute } from '../testing/samples.ts';
import { after, DAY } from '../values/instant.ts';
import { baht } from '../values/money.ts';
import { notify } from './notify.ts';
import { type DomainEvent, type Step, stepsAfter } from './process.ts';

const when = follow(notify);
const stays = [stay('anna'), stay('bob')];
const ended = { uid: 'cart', stays, endedAt: minute(30) };
const PAID: DomainEvent = {
  type: 'CheckoutPaid',
  data: {
    uid: 'cart',
    stays: [stay('anna'), stay('bob'), { ...stay('cleo'), hotelId: 'hilltop' }],
    attemptId: 'try-1',
    chargeId: 'chrg_1',
    amount: baht(6000),
    feeCharge: baht(234.33),
    paidAt: minute(2),
  },
};

/** A letter that is due at once, and names what it is about. */
const letter = (
  kind: Extract<Extract<Step, { at: unknown }>['do'], { type: 'SendLetter' }>['data']['letter'],
  about: string,
  ...bookingIds: string[]
): Step => ({
  at: RECORDED_AT,
  key: `letter:${kind}:${about}`,
  do: { type: 'SendLetter', data: { letter: kind, bookingIds, happenedAt: RECORDED_AT } },
});

describe('the guest', () => {
  it('is told how to pay, once for all rooms of a cart', () =>
    when(held('anna', 'bob')).expect(letter('held', 'cart', 'anna', 'bob')));

  it('gets one letter for a cart that is paid, and each hotel one for its own rooms', () =>
    when(PAID).expect(
      letter('paid', 'cart', 'anna', 'bob', 'cleo'),
      letter('new-booking', 'cart:riverside', 'anna', 'bob'),
      letter('new-booking', 'cart:hilltop', 'cleo'),
    ));

  it('is told that the hotel has the transfer, and the hotel knows', () =>
    when({
      type: 'TransferConfirmed',
      data: { uid: 'cart', stays, amount: baht(4000), paidAt: minute(9) },
    }).expect(letter('paid', 'cart', 'anna', 'bob')));

  it.each([
    ['CheckoutExpired', 'expired', ended],
    ['CheckoutGivenUp', 'given-up', ended],
    ['CheckoutCanceled', 'canceled', { ...ended, reason: 'Flooded' }],
  ] as const)('is told of %s', (type, kind, data) =>
    when({ type, data } as DomainEvent).expect(letter(kind, 'cart', 'anna', 'bob')),
  );
});

describe('the hotel', () => {
  it('is told of a transfer that waits for it', () =>
    when({
      type: 'TransferReported',
      data: {
        uid: 'cart',
        bookingIds: ['anna', 'bob'],
        heldUntil: minute(900),
        slipId: null,
        reportedAt: minute(5),
      },
    }).expect(letter('transfer-to-confirm', 'cart', 'anna', 'bob')));
});

describe('a letter', () => {
  it('names bookings only: no address, no name, no reason', () => {
    const event: DomainEvent = { type: 'CheckoutCanceled', data: { ...ended, reason: 'Flooded' } };
    const steps = stepsAfter(notify, { ...event, recordedAt: after(minute(0), DAY) });
    expect(JSON.stringify(steps)).not.toContain('Flooded');
  });
});
