import { describe, expect, it } from 'vitest';
import { movedToTheSea } from '../testing/booking-samples.ts';
import { held, stay } from '../testing/checkout-samples.ts';
import { follow, RECORDED_AT, REVISION } from '../testing/follow.ts';
import { mail } from '../testing/mail-steps.ts';
import { day, minute } from '../testing/samples.ts';
import { baht } from '../values/money/money.ts';
import { after, DAY, instant } from '../values/time/instant.ts';
import { notify } from './notify.ts';
import { type DomainEvent, type ProcessStep, stepsAfter } from './process.ts';

const when = follow(notify);
const seconds = (n: number) => after(RECORDED_AT, n * 1_000);
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

describe('the guest', () => {
  it('is told how to pay, once for all rooms of a cart', () =>
    when(held('anna', 'bob')).expect(mail('held', 'cart', 'anna', 'bob')));

  it('gets one mail for a cart that is paid, and each hotel one for its own rooms', () =>
    when(PAID).expect(
      mail('paid', 'cart', 'anna', 'bob', 'cleo'),
      mail('new-booking', 'cart:riverside', 'anna', 'bob'),
      mail('new-booking', 'cart:hilltop', 'cleo'),
    ));

  it('is told what staff booked for them', () =>
    when({
      type: 'PaymentAwaited',
      data: { uid: 'cart', stays, amount: baht(4000) },
    }).expect(mail('taken', 'cart', 'anna', 'bob')));

  it('is told that the hotel has the transfer, and the hotel knows', () =>
    when({
      type: 'TransferConfirmed',
      data: { uid: 'cart', stays, amount: baht(4000), paidAt: minute(9) },
    }).expect(mail('paid', 'cart', 'anna', 'bob')));

  it('is told that it was given up', () =>
    when({ type: 'CheckoutGivenUp', data: ended }).expect(mail('given-up', 'cart', 'anna', 'bob')));
});

describe('a guest who stayed', () => {
  const left = { bookingId: 'anna', by: 'somsri', at: RECORDED_AT };
  const later = (n: number) => ({ ...mail('stayed', 'anna', 'anna'), at: seconds(n * 3_600) });

  it('is asked how it was, some hours after who saw them leave', () => {
    when({ type: 'GuestDeparted', data: left }).expect(later(3));
    when({ type: 'DepartureUndone', data: { ...left, checkOut: day(3) } }).expect({
      forget: 'letter:stayed:anna',
    });
  });

  it.each([
    [
      'at once where the day after was at noon',
      '2027-03-04T05:00:00.000Z',
      '2027-03-04T05:00:00.000Z',
    ],
    ['in the morning where it is night', '2027-03-03T17:00:00.000Z', '2027-03-04T03:00:00.000Z'],
  ])('is asked %s, where nobody saw them', (_, recorded, asked) => {
    const [recordedAt, happenedAt] = [instant(recorded), instant(recorded)];
    const data = { bookingId: 'anna', completedAt: recordedAt };
    const steps = stepsAfter(notify, { type: 'StayCompleted', data, recordedAt, revision: 5 });
    const sent = { template: 'stayed', bookingIds: ['anna'], happenedAt } as const;
    const key = 'letter:stayed:anna';
    expect(steps).toEqual([{ at: instant(asked), key, do: { type: 'SendMail', data: sent } }]);
  });

  it('is not asked who never came', () => when({ type: 'NoShowRecorded', data: left }).expect());
});

describe('a cancellation by staff', () => {
  const canceledAt = RECORDED_AT;
  const told = { ...mail('canceled', 'cart', 'anna', 'bob'), at: seconds(30) };
  const undone = { uid: 'cart', undo: 1, stays, canceledAt };
  const inTime = { ...undone, begunAt: seconds(29) };
  const late = { ...undone, begunAt: seconds(30) };

  it('is told after 30 seconds, and at once where money at the desk goes back', () => {
    const data = { ...ended, reason: 'Flooded' };
    when({ type: 'CheckoutCanceled', data }).expect(told);
    when({ type: 'CheckoutCanceled', data: { ...data, isFinal: true } }).expect(
      mail('canceled', 'cart', 'anna', 'bob'),
    );
    const calledOff = { ...data, isFinal: true, calledOff: true } as const;
    when({ type: 'CheckoutCanceled', data: calledOff }).expect(); // told with the decision
  });

  it('is not told where it is undone before', () => {
    const forgotten = { forget: 'letter:canceled:cart' };
    when({ type: 'CancellationUndoBegun', data: inTime }).expect(forgotten);
    when({ type: 'CheckoutReinstated', data: { ...inTime, heldUntil: null } }).expect();
    when({ type: 'CancellationUndoRefused', data: inTime }).expect(told);
  });

  it('that was told is told to be undone', () => {
    when({ type: 'CancellationUndoBegun', data: late }).expect();
    when({ type: 'CancellationUndoRefused', data: late }).expect();
    when({ type: 'CheckoutReinstated', data: { ...late, heldUntil: null } }).expect(
      mail('taken', 'cart', 'anna', 'bob'),
    );
    when({ type: 'CheckoutReinstated', data: { ...late, heldUntil: minute(30) } }).expect(
      mail('held', 'cart', 'anna', 'bob'),
    );
  });
});

describe('the end of a hold', () => {
  it('is told the guest, and the hotel that was to look for a transfer', () =>
    when({ type: 'CheckoutExpired', data: ended }).expect(
      mail('expired', 'cart', 'anna', 'bob'),
      mail('transfer-lapsed', 'cart', 'anna', 'bob'),
    ));
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
    }).expect(mail('transfer-to-confirm', 'cart', 'anna', 'bob')));
});

describe('one of the staff', () => {
  const userId = 'somchai';
  const told: ProcessStep = {
    at: RECORDED_AT,
    key: `letter:account-changed:somchai:${REVISION}`,
    do: {
      type: 'SendMail',
      data: { template: 'account-changed', userId, revision: REVISION, happenedAt: RECORDED_AT },
    },
  };

  it('is told of all that opens their account, or may be changed by anyone who opened it', () => {
    const versions = { userId, secretVersion: 's1', recoveryVersion: 'r1' };
    when({ type: 'UserDescribed', data: { userId, changes: { email: null } } }).expect(told);
    when({ type: 'UserDescribed', data: { userId, changes: { phone: '02' } } }).expect(told);
    when({ type: 'UserAssigned', data: { userId, role: 'admin', ownerId: null } }).expect(told);
    when({ type: 'PasswordChanged', data: { userId, passwordVersion: 'v2' } }).expect(told);
    when({ type: 'SecondFactorTurnedOn', data: versions }).expect(told);
    when({ type: 'SecondFactorTurnedOff', data: { userId } }).expect(told);
  });

  it('is not told of names', () =>
    when({ type: 'UserDescribed', data: { userId, changes: { nickname: 'ชาย' } } }).expect());
});

describe('a mail', () => {
  it('names bookings only: no address, no name, no reason', () => {
    const event: DomainEvent = { type: 'CheckoutCanceled', data: { ...ended, reason: 'Flooded' } };
    const steps = stepsAfter(notify, { ...event, recordedAt: after(minute(0), DAY), revision: 0 });
    expect(JSON.stringify(steps)).not.toContain('Flooded');
  });
});

describe('a stay that is moved', () => {
  const { from } = movedToTheSea;
  const told = (moveId: string, refund: object) => ({
    at: RECORDED_AT,
    key: `letter:moved:${moveId}`,
    do: {
      type: 'SendMail' as const,
      data: {
        template: 'moved' as const,
        bookingIds: [movedToTheSea.bookingId],
        ...refund,
        movedFrom: {
          ...{ roomId: from.roomId, checkIn: from.checkIn, checkOut: from.checkOut },
          price: from.price,
        },
        happenedAt: RECORDED_AT,
      },
    },
  });

  it('is told its guest, with where it was', () =>
    when({ type: 'StayMoved', data: movedToTheSea }).expect(told(movedToTheSea.moveId, {})));

  it('tells its guest nothing of the nights left at a departure', () =>
    when({ type: 'StayMoved', data: { ...movedToTheSea, ofDeparture: true } }).expect());

  it('and with the refund of what was paid too much', () => {
    const returned = { refundId: 'm1-moved', checkoutUid: 'cart', chargeId: null, amount: baht(5) };
    when({ type: 'StayMoved', data: { ...movedToTheSea, returned } }).expect(
      told(movedToTheSea.moveId, { refundId: 'm1-moved' }),
    );
  });
});
