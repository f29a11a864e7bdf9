import type { CheckoutPaid, TransferConfirmed } from '../checkout/checkout-messages.ts';
import { addUp, allocate, satang } from '../values/money.ts';
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
    CheckoutPaid: ({ data }) => confirmStays(data),
    TransferConfirmed: ({ data }) => confirmStays({ ...data, feeCharge: satang(0) }),
    // what staff take is certain before it is paid
    PaymentAwaited: ({ data: { stays } }) => stays.map(bookNights),
  },
};

const fail = (
  { checkoutUid: uid, attemptId }: { checkoutUid: string; attemptId: string },
  failureCode: string,
): Step[] => [{ do: { type: 'FailPayment', data: { uid, attemptId, failureCode } } }];

const bookNights = ({ roomId, bookingId }: CheckoutPaid['data']['stays'][number]): Step => ({
  do: { type: 'BookNights', data: { roomId, bookingId } },
});

type Confirmed = TransferConfirmed['data'] & Pick<CheckoutPaid['data'], 'feeCharge'>;

function confirmStays({ stays, feeCharge, paidAt }: Confirmed): Step[] {
  const fees = allocate(
    feeCharge,
    stays.map(({ price }) => price),
  );
  return stays.flatMap((stay, n): Step[] => [
    bookNights(stay),
    {
      do: {
        type: 'ConfirmBooking',
        data: {
          bookingId: stay.bookingId,
          amount: stay.price,
          feeCharge: fees[n] ?? feeCharge,
          paidAt,
        },
      },
    },
  ]);
}
