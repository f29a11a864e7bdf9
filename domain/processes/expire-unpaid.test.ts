import { describe, it } from 'vitest';
import { follow } from '../testing/follow.ts';
import { HELD_UNTIL, minute, nights } from '../testing/samples.ts';
import { baht } from '../values/money/money.ts';
import { expireUnpaid } from './expire-unpaid.ts';

const when = follow(expireUnpaid);

const stays = ['anna', 'bob'].map((bookingId) => ({
  ...nights(1, 3),
  bookingId,
  roomId: `room of ${bookingId}`,
  hotelId: 'riverside',
  price: baht(2000),
}));
const ended = { uid: 'cart', stays, endedAt: minute(30) };

describe('a hold', () => {
  it('lapses when its time is up', () =>
    when({
      type: 'CheckoutHeld',
      data: { uid: 'cart', stays, amount: baht(4000), heldUntil: HELD_UNTIL },
    }).expect({
      at: HELD_UNTIL,
      key: 'hold:cart',
      do: { type: 'LapseHold', data: { uid: 'cart' } },
    }));

  it('lapses later once a transfer was reported, by the same timer', () =>
    when({
      type: 'TransferReported',
      data: {
        uid: 'cart',
        bookingIds: ['anna', 'bob'],
        heldUntil: minute(1440),
        slipId: null,
        reportedAt: minute(1),
      },
    }).expect({
      at: minute(1440),
      key: 'hold:cart',
      do: { type: 'LapseHold', data: { uid: 'cart' } },
    }));

  it('lapses no more once it is paid', () =>
    when({
      type: 'CheckoutPaid',
      data: {
        uid: 'cart',
        stays,
        attemptId: 'try-1',
        chargeId: 'chrg_1',
        amount: baht(4000),
        feeCharge: baht(156.22),
        paidAt: minute(2),
      },
    }).expect({ forget: 'hold:cart' }));

  it('lapses no more once the hotel has the money', () =>
    when({
      type: 'TransferConfirmed',
      data: { uid: 'cart', stays, amount: baht(4000), paidAt: minute(2) },
    }).expect({ forget: 'hold:cart' }));

  it.each([
    ['expired', 'CheckoutExpired'],
    ['given-up', 'CheckoutGivenUp'],
  ] as const)('that is %s ends every booking and frees its nights', (because, type) =>
    when({ type, data: ended }).expect(
      { forget: 'hold:cart' },
      { do: { type: 'EndBooking', data: { bookingId: 'anna', because, endedAt: minute(30) } } },
      {
        do: { type: 'ReleaseNights', data: { roomId: 'room of anna', bookingId: 'anna', because } },
      },
      { do: { type: 'EndBooking', data: { bookingId: 'bob', because, endedAt: minute(30) } } },
      { do: { type: 'ReleaseNights', data: { roomId: 'room of bob', bookingId: 'bob', because } } },
    ),
  );

  it('that staff cancel ends its bookings and frees their nights', () => {
    const [anna] = stays;
    const data = { ...ended, stays: anna ? [anna] : [], reason: 'Ill' };
    const because = 'canceled';
    when({ type: 'CheckoutCanceled', data }).expect(
      { forget: 'hold:cart' },
      {
        do: {
          type: 'EndBooking',
          data: { bookingId: 'anna', because, endedAt: minute(30), reason: 'Ill', undone: 0 },
        },
      },
      {
        do: {
          type: 'ReleaseNights',
          data: { roomId: 'room of anna', bookingId: 'anna', because, undone: 0 },
        },
      },
    );
  });

  it('that is reinstated ends when its time is up, unless staff took it', () => {
    const undone = { uid: 'cart', undo: 1, stays, canceledAt: minute(3), begunAt: minute(4) };
    when({ type: 'CheckoutReinstated', data: { ...undone, heldUntil: HELD_UNTIL } }).expect({
      at: HELD_UNTIL,
      key: 'hold:cart',
      do: { type: 'LapseHold', data: { uid: 'cart' } },
    });
    when({ type: 'CheckoutReinstated', data: { ...undone, heldUntil: null } }).expect();
  });
});
