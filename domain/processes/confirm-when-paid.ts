import type { CheckoutPaid } from '../checkout/checkout-messages.ts';
import { addUp, allocate } from '../values/money.ts';
import type { Process, Step } from './process.ts';

/** The provider's word goes to the checkout, which decides; the checkout's goes to bookings and calendars. */
export const confirmWhenPaid: Process = {
  name: 'confirm-when-paid',
  when: {
    ChargePaid: ({
      data: { checkoutUid: uid, attemptId, chargeId, amount, fee, feeVat, paidAt },
    }) => [
      {
        do: {
          type: 'RecordPayment',
          data: { uid, attemptId, chargeId, amount, feeCharge: addUp([fee, feeVat]), paidAt },
        },
      },
    ],
    ChargeFailed: ({ data }) => fail(data, data.failureCode),
    ChargeExpired: ({ data }) => fail(data, 'expired'),
    ChargeMismatched: ({ data }) => fail(data, 'mismatched'),
    CheckoutPaid: confirmStays,
  },
};

const fail = (
  { checkoutUid: uid, attemptId }: { checkoutUid: string; attemptId: string },
  failureCode: string,
): Step[] => [{ do: { type: 'FailPayment', data: { uid, attemptId, failureCode } } }];

function confirmStays({ data: { stays, feeCharge, paidAt } }: CheckoutPaid): Step[] {
  const fees = allocate(
    feeCharge,
    stays.map(({ price }) => price),
  );
  return stays.flatMap(({ bookingId, roomId, price }, n): Step[] => [
    { do: { type: 'BookNights', data: { roomId, bookingId } } },
    {
      do: {
        type: 'ConfirmBooking',
        data: { bookingId, amount: price, feeCharge: fees[n] ?? feeCharge, paidAt },
      },
    },
  ]);
}
