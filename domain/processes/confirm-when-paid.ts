import type { CheckoutPaid, HeldStay, TransferConfirmed } from '../checkout/checkout-messages.ts';
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
    CheckoutPaid: ({ data }) => confirmStays(data, bookNights),
    LatePaymentAccepted: ({ data }) => confirmStays(data, retakeNights),
    TransferConfirmed: ({ data }) =>
      confirmStays({ ...data, feeCharge: satang(0) }, data.late ? retakeNights : bookNights),
    // what staff take is certain before it is paid
    PaymentAwaited: ({ data: { stays } }) => stays.map(bookNights),
  },
};

const fail = (
  { checkoutUid: uid, attemptId }: { checkoutUid: string; attemptId: string },
  failureCode: string,
): Step[] => [{ do: { type: 'FailPayment', data: { uid, attemptId, failureCode } } }];

const bookNights = ({ roomId, bookingId }: HeldStay): Step => ({
  do: { type: 'BookNights', data: { roomId, bookingId } },
});

/** They were taken before this was decided; should another have let go of them meanwhile, once more. */
const retakeNights = ({ roomId, bookingId, checkIn, checkOut }: HeldStay): Step => ({
  do: { type: 'RetakeNights', data: { roomId, bookingId, checkIn, checkOut } },
});

type Confirmed = TransferConfirmed['data'] & Pick<CheckoutPaid['data'], 'feeCharge'>;

function confirmStays(
  { stays, feeCharge, paidAt }: Confirmed,
  takeNights: (stay: HeldStay) => Step,
): Step[] {
  const fees = allocate(
    feeCharge,
    stays.map(({ price }) => price),
  );
  return stays.flatMap((stay, n): Step[] => [
    takeNights(stay),
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
