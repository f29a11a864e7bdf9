import type { EventEntries } from '../values/decider/event-entry.ts';
import type { CheckoutEvent, HeldStay } from './checkout-state.ts';

type OfStays = Readonly<{ data: Readonly<{ uid: string; stays: readonly HeldStay[] }> }>;
const itsStays = ({ data: { uid, stays } }: OfStays) => ({
  checkout: uid,
  booking: stays.map(({ bookingId }) => bookingId),
  room: stays.map(({ roomId }) => roomId),
});

type OfBookings = Readonly<{ data: Readonly<{ uid: string; bookingIds: readonly string[] }> }>;
const itsBookings = ({ data }: OfBookings) => ({ checkout: data.uid, booking: data.bookingIds });

/** What is known of each event of a checkout. Personal fields take the key of the checkout. */
export const CHECKOUT_EVENTS = {
  CheckoutOpened: {
    personal: { subject: 'uid', field: 'notes' },
    concerns: ({ data: { uid, items } }) => ({
      checkout: uid,
      room: items.map(({ roomId }) => roomId),
    }),
  },
  CheckoutDiscarded: { concerns: ({ data }) => ({ checkout: data.uid }) },
  CheckoutHeld: { concerns: itsStays },
  PaymentMethodChosen: { concerns: itsBookings },
  ReservationAbandoned: {
    concerns: ({ data }) => ({
      checkout: data.uid,
      booking: data.bookingId,
      room: data.roomId,
    }),
  },
  PaymentAttempted: { concerns: itsBookings },
  PaymentFailed: { concerns: itsBookings },
  CheckoutPaid: { concerns: itsStays },
  PaymentCameLate: { concerns: itsBookings },
  LateSettlementBegun: { concerns: itsBookings },
  LatePaymentAccepted: { concerns: itsStays },
  LatePaymentReturned: {
    concerns: ({ data }) => ({
      ...itsBookings({ data }),
      room: data.retaken?.stays.map(({ roomId }) => roomId),
    }),
  },
  CheckoutExpired: { concerns: itsStays },
  CheckoutGivenUp: { concerns: itsStays },
  PaymentAwaited: { concerns: itsStays },
  TransferReported: { concerns: itsBookings },
  TransferConfirmed: { concerns: itsStays },
  CheckoutCanceled: { personal: { subject: 'uid', field: 'reason' }, concerns: itsStays },
  CancellationUndoBegun: { concerns: itsStays },
  CheckoutReinstated: { concerns: itsStays },
  CancellationUndoRefused: { concerns: itsStays },
} as const satisfies EventEntries<CheckoutEvent>;
