import type { EventEntries } from '../values/decider/event-entry.ts';
import type { BlockPlaced, BookingEvent, BookingPlaced, BookingTaken } from './booking-state.ts';

type OfBooking = Readonly<{ data: Readonly<{ bookingId: string }> }>;
const itsBooking = ({ data }: OfBooking) => ({ booking: data.bookingId });

/** The events that begin a booking name all it belongs to. */
const allOfStay = ({ data: { bookingId, terms } }: BookingPlaced | BookingTaken | BlockPlaced) => ({
  booking: bookingId,
  checkout: terms.checkoutUid,
  room: terms.roomId,
  owner: terms.ownerId,
});

type WithCheckout = Readonly<{ data: Readonly<{ bookingId: string; checkoutUid: string }> }>;
const withCheckout = ({ data }: WithCheckout) => ({
  booking: data.bookingId,
  checkout: data.checkoutUid,
});

/** What is known of each event of a booking. Personal fields take the key of the booking. */
export const BOOKING_EVENTS = {
  BookingPlaced: { personal: { subject: 'bookingId', field: 'guest' }, concerns: allOfStay },
  BookingTaken: { personal: { subject: 'bookingId', field: 'guest' }, concerns: allOfStay },
  BlockPlaced: { personal: { subject: 'bookingId', field: 'guest' }, concerns: allOfStay },
  BlockLifted: {
    concerns: ({ data }) => ({ booking: data.bookingId, room: data.roomId }),
  },
  BookingPaid: { concerns: itsBooking },
  PaymentReceived: { concerns: itsBooking },
  PaymentTurnedAway: {
    concerns: ({ data }) => ({ ...withCheckout({ data }), room: data.roomId }),
  },
  BookingExpired: { concerns: itsBooking },
  BookingGivenUp: { concerns: itsBooking },
  BookingAbandoned: { concerns: itsBooking },
  BookingCanceled: { personal: { subject: 'bookingId', field: 'reason' }, concerns: itsBooking },
  BookingAmended: { personal: { subject: 'bookingId', field: 'guest' }, concerns: itsBooking },
  StaffNoteSet: { personal: { subject: 'bookingId', field: 'staffNote' }, concerns: itsBooking },
  BookingDisabled: { concerns: itsBooking },
  BookingEnabled: { concerns: itsBooking },
  ArrivalAnnounced: { personal: { subject: 'bookingId', field: 'arrival' }, concerns: itsBooking },
  DocumentSent: { concerns: itsBooking },
  DocumentsDeleted: { concerns: itsBooking },
  GuestArrived: { concerns: itsBooking },
  ArrivalUndone: { concerns: itsBooking },
  GuestDeparted: { concerns: itsBooking },
  DepartureUndone: { concerns: itsBooking },
  NoShowRecorded: { concerns: itsBooking },
  NoShowUndone: { concerns: itsBooking },
  BookingReinstated: { concerns: itsBooking },
  StayCompleted: { concerns: itsBooking },
  PaymentMethodChanged: { concerns: itsBooking },
  TaxInvoiceRecorded: { concerns: itsBooking },
  CreditNoteRecorded: { concerns: itsBooking },
  GuestIdGiven: { personal: { subject: 'bookingId', field: 'guestId' }, concerns: itsBooking },
  DeskPaymentRecorded: {
    personal: { subject: 'bookingId', field: 'reference' },
    concerns: itsBooking,
  },
  ExtraAdded: { personal: { subject: 'bookingId', field: 'text' }, concerns: itsBooking },
  ExtraRemoved: { concerns: itsBooking },
  DeskMoneyOwedBack: { concerns: withCheckout },
  DeskMoneyOwedChanged: { concerns: itsBooking },
  StayMoved: {
    personal: { subject: 'bookingId', field: 'reason' },
    concerns: ({ data: { bookingId, from, to } }) => ({
      booking: bookingId,
      room: [from.roomId, to.roomId],
    }),
  },
  MoveAbandoned: { concerns: itsBooking },
  RefundRequested: { personal: { subject: 'bookingId', field: 'wish' }, concerns: itsBooking },
  RefundAccountNamed: { personal: { subject: 'bookingId', field: 'wish' }, concerns: itsBooking },
  RefundRejected: { personal: { subject: 'bookingId', field: 'reason' }, concerns: itsBooking },
  RefundApproved: {
    personal: { subject: 'bookingId', field: 'reason' },
    concerns: ({ data }) => ({ ...withCheckout({ data }), room: data.roomId }),
  },
  DifferenceRequested: { concerns: itsBooking },
  DifferenceApproved: {
    personal: { subject: 'bookingId', field: 'reason' },
    concerns: withCheckout,
  },
  DifferenceRejected: { personal: { subject: 'bookingId', field: 'reason' }, concerns: itsBooking },
  RefundMoved: { concerns: itsBooking },
} as const satisfies EventEntries<BookingEvent>;
