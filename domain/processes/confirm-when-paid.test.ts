import { describe, it } from 'vitest';
import { follow, RECORDED_AT } from '../testing/follow.ts';
import { CHARGE_PAID, minute, nights, OF_CHARGE } from '../testing/samples.ts';
import { baht, type Satang, satang } from '../values/money/money.ts';
import { confirmWhenPaid } from './confirm-when-paid.ts';

const when = follow(confirmWhenPaid);

const failsWith = (failureCode: string) =>
  ({
    do: { type: 'FailPayment', data: { uid: 'cart', attemptId: 'try-1', failureCode } },
  }) as const;

const stay = (bookingId: string, price: Satang) => ({
  ...nights(1, 3),
  bookingId,
  roomId: `room of ${bookingId}`,
  hotelId: 'riverside',
  price,
});
const turnAway = (bookingId: string, amount: Satang, chargeId: string | null = 'chrg_1') =>
  [
    {
      type: 'TurnAwayPayment',
      data: {
        ...{ bookingId, roomId: `room of ${bookingId}`, checkoutUid: 'cart' },
        ...{ chargeId, amount, turnedAwayAt: RECORDED_AT },
      },
    },
  ] as const;
type OrElse = ReturnType<typeof turnAway> | [];
const book = (bookingId: string, orElse: OrElse) =>
  ({
    do: {
      type: 'BookNights',
      data: { roomId: `room of ${bookingId}`, bookingId, ...nights(1, 3) },
    },
    orElse,
  }) as const;
const confirm = (bookingId: string, amount: Satang, feeCharge: Satang, orElse: OrElse) => {
  const data = {
    bookingId,
    amount,
    feeCharge,
    paidAt: minute(2),
    paymentMethod: 'gateway',
  } as const;
  return { do: { type: 'ConfirmBooking', data }, orElse } as const;
};

describe('what the provider says goes to the checkout', () => {
  it('as a payment, its fee with VAT', () =>
    when(CHARGE_PAID).expect({
      do: {
        type: 'RecordPayment',
        data: {
          uid: 'cart',
          attemptId: 'try-1',
          chargeId: 'chrg_1',
          amount: baht(2000),
          feeCharge: baht(78.11),
          paidAt: minute(2),
        },
      },
    }));

  it('as a failure with the provider’s reason', () =>
    when({
      type: 'ChargeFailed',
      data: { ...OF_CHARGE, failureCode: 'insufficient_fund' },
    }).expect(failsWith('insufficient_fund')));

  it('as a failure when its time was up', () =>
    when({ type: 'ChargeExpired', data: OF_CHARGE }).expect(failsWith('expired')));

  it('as a failure when the charge was not the one asked for', () =>
    when({
      type: 'ChargeMismatched',
      data: { ...OF_CHARGE, expected: baht(2000), amount: baht(20), currency: 'THB', paid: true },
    }).expect(failsWith('mismatched')));

  it('not at all while it is pending', () =>
    when({ type: 'ChargePending', data: OF_CHARGE }).expect());
});

describe('a paid checkout', () => {
  const paid = (feeCharge: Satang, ...stays: readonly ReturnType<typeof stay>[]) =>
    when({
      type: 'CheckoutPaid',
      data: {
        uid: 'cart',
        stays,
        attemptId: 'try-1',
        chargeId: 'chrg_1',
        amount: satang(stays.reduce((sum, { price }) => sum + price, 0)),
        feeCharge,
        paidAt: minute(2),
      },
    });

  it('books the nights and confirms the booking', () =>
    paid(baht(78.11), stay('anna', baht(2000))).expect(
      book('anna', turnAway('anna', baht(2000))),
      confirm('anna', baht(2000), baht(78.11), turnAway('anna', baht(2000))),
    ));

  it('does the same without a fee when the hotel has the money', () =>
    when({
      type: 'TransferConfirmed',
      data: {
        uid: 'cart',
        stays: [stay('anna', baht(2000))],
        amount: baht(2000),
        paidAt: minute(2),
      },
    }).expect(book('anna', turnAway('anna', baht(2000), null)), {
      do: {
        type: 'ConfirmBooking',
        data: {
          bookingId: 'anna',
          amount: baht(2000),
          feeCharge: satang(0),
          paidAt: minute(2),
        },
      },
      orElse: turnAway('anna', baht(2000), null),
    }));

  it('books the nights before, where staff took the booking', () =>
    when({
      type: 'PaymentAwaited',
      data: { uid: 'cart', stays: [stay('anna', baht(2000))], amount: baht(2000) },
    }).expect(book('anna', [])));

  it('shares the fee among its stays by price, to the satang', () =>
    paid(satang(100), stay('anna', baht(1000)), stay('bob', baht(2000))).expect(
      book('anna', turnAway('anna', baht(1000))),
      confirm('anna', baht(1000), satang(33), turnAway('anna', baht(1000))),
      book('bob', turnAway('bob', baht(2000))),
      confirm('bob', baht(2000), satang(67), turnAway('bob', baht(2000))),
    ));
});
