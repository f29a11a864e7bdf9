import type { ConfirmBooking } from '../booking/booking-state.ts';
import type { HeldStay, TransferConfirmed } from '../checkout/checkout-state.ts';
import type { BookNights, RetakeNights } from '../room-calendar/room-calendar-state.ts';
import { addUp, allocate, satang } from '../values/money/money.ts';
import type { Instant } from '../values/time/instant.ts';
import { sharesOf } from './money-of-checkout.ts';
import type { Process, ProcessStep } from './process.ts';

/** The provider took it: also from a guest who had meant to transfer it. */
const paymentMethod = 'gateway';

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
    CheckoutPaid: ({ data, recordedAt }) =>
      confirmStays({ ...data, paymentMethod, recordedAt }, bookNights),
    LatePaymentAccepted: ({ data, recordedAt }) =>
      confirmStays({ ...data, paymentMethod, recordedAt }, retakeNights(data)),
    TransferConfirmed: ({ data, recordedAt }) =>
      confirmStays(
        { ...data, feeCharge: satang(0), chargeId: null, recordedAt },
        data.late ? retakeNights(data) : bookNights,
      ),
    // what staff take is certain before it is paid; refused once they canceled it
    PaymentAwaited: ({ data: { stays } }) =>
      stays.map((stay) => ({ do: bookNights(stay), orElse: [] })),
  },
};

const fail = (
  { checkoutUid: uid, attemptId }: { checkoutUid: string; attemptId: string },
  failureCode: string,
): ProcessStep[] => [{ do: { type: 'FailPayment', data: { uid, attemptId, failureCode } } }];

const bookNights = ({ roomId, bookingId, checkIn, checkOut }: HeldStay): TakeNights => ({
  type: 'BookNights',
  data: { roomId, bookingId, checkIn, checkOut },
});

/** They were taken before this was decided; should another have let go of them meanwhile, once more. */
const retakeNights =
  ({ uid: checkoutUid, settlement }: { uid: string; settlement?: number }) =>
  ({ roomId, bookingId, checkIn, checkOut }: HeldStay): TakeNights => ({
    type: 'RetakeNights',
    data: {
      ...{ roomId, bookingId, checkIn, checkOut },
      ...(settlement !== undefined && { checkoutUid, settlement }),
    },
  });

type TakeNights = BookNights | RetakeNights;
type Confirmed = Pick<TransferConfirmed['data'], 'uid' | 'stays' | 'amount' | 'paidAt'> &
  Pick<ConfirmBooking['data'], 'feeCharge' | 'paymentMethod'> &
  Readonly<{ chargeId: string | null; recordedAt: Instant }>;

/** Each stay on its own: where one cannot be obtained, its share of the money goes back. */
function confirmStays(
  { uid: checkoutUid, stays, amount: sum, chargeId, recordedAt, ...money }: Confirmed,
  takeNights: (stay: HeldStay) => TakeNights,
): ProcessStep[] {
  const { feeCharge, paidAt, paymentMethod: method } = money;
  const shares = sharesOf(sum, stays);
  const fees = allocate(
    feeCharge,
    stays.map(({ price }) => price),
  );
  return stays.flatMap((stay, n): ProcessStep[] => {
    const { bookingId, roomId } = stay;
    const amount = shares[n] ?? stay.price;
    const share = { bookingId, roomId, checkoutUid, chargeId, amount, turnedAwayAt: recordedAt };
    const orElse = [{ type: 'TurnAwayPayment', data: share } as const];
    const ofStay = { bookingId, amount, feeCharge: fees[n] ?? feeCharge, paidAt };
    const paid = { ...ofStay, ...(method && { paymentMethod: method }) };
    return [
      { do: takeNights(stay), orElse },
      { do: { type: 'ConfirmBooking', data: paid }, orElse },
    ];
  });
}
