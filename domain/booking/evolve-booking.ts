import { methodPaidBy } from '../values/money/payment-method.ts';
import type { AttendanceEvent } from './attendance-messages.ts';
import type {
  BlockPlaced,
  BookingAmended,
  BookingEvent,
  BookingPaid,
  BookingPlaced,
  BookingTaken,
  NewGuest,
  PaymentMethodChanged,
  PaymentReceived,
  StayCompleted,
} from './booking-messages.ts';
import type { Booking, Paid, PlacedBooking } from './booking-state.ts';
import { evolveDeskMoney } from './desk-money.ts';
import { type DeskMoneyEvent, NO_DESK_MONEY } from './desk-money-messages.ts';
import { withCreditUsed } from './difference.ts';
import { withMove } from './evolve-moves.ts';
import { paidAgain, withRefund } from './evolve-refunds.ts';
import { NO_MOVES } from './move-messages.ts';
import { NO_GUEST } from './no-guest.ts';
import { evolveOnlineCheckIn } from './online-check-in.ts';
import { NOTHING_SENT } from './online-check-in-messages.ts';
import { NO_REFUNDS } from './refund-messages.ts';
import type { TaxInvoiceEvent } from './tax-invoice-messages.ts';
import type { BookingReinstated, DepartureUndone, NoShowUndone } from './undo-messages.ts';
import { BLOCKED, undoableActionsAfter } from './undoable-actions.ts';

/** What a booking is after an event. */
export function evolveBooking(state: Booking, event: BookingEvent): Booking {
  if (event.type === 'BookingPlaced')
    return { status: 'Reserved', ...event.data, ...named(event.data.guest), ...BEGUN };
  if (event.type === 'BookingTaken') return taken(event);
  if (event.type === 'BlockPlaced')
    return {
      ...{ status: 'Unavailable', ...event.data, ...named(event.data.guest) },
      ...{ heldUntil: null, ...BEGUN, deeds: BLOCKED },
    };
  if (state.status === 'unknown') return state;
  const deeds = undoableActionsAfter(state, event);
  return { ...withCreditUsed(change(state, event)), deeds, version: state.version + 1 };
}

const BEGUN = {
  onlineCheckIn: NOTHING_SENT,
  arrival: null,
  departure: null,
  noShow: false,
  paymentChoice: 0,
  turnedAway: false,
  refunds: NO_REFUNDS,
  taxInvoice: null,
  creditNotes: new Map(),
  staffNote: null,
  disabled: false,
  desk: NO_DESK_MONEY,
  deeds: [],
  reinstated: 0,
  moves: NO_MOVES,
  version: 0,
} as const;

function named(given: NewGuest | null) {
  const { guestId, ...guest }: NewGuest = given ?? NO_GUEST;
  return { guest, guestId: guestId ?? null };
}

const taken = ({ data: { takenAt: placedAt, ...data } }: BookingTaken): Booking => ({
  status: 'Booked',
  ...data,
  ...named(data.guest),
  placedAt,
  heldUntil: null,
  ...BEGUN,
});

type Begun = BookingPlaced | BookingTaken | BlockPlaced;

function change(state: PlacedBooking, event: Exclude<BookingEvent, Begun>): PlacedBooking {
  switch (event.type) {
    case 'BookingPaid':
      return paidAgain(paidAs(state, event), paid(event));
    case 'PaymentReceived':
      return { ...paidAs(state, event), ...paid(event), status: certain(state) };
    case 'GuestIdGiven':
      return { ...state, guestId: event.data.guestId };
    case 'PaymentTurnedAway':
      return { ...state, status: event.data.status, turnedAway: true };
    case 'TaxInvoiceRecorded':
    case 'CreditNoteRecorded':
      return withTaxDocument(state, event);
    case 'BookingExpired':
      return { ...state, status: 'Expired' };
    case 'BookingGivenUp':
    case 'BookingAbandoned':
    case 'BookingCanceled':
    case 'BlockLifted':
      return { ...state, status: 'Canceled' };
    case 'BookingAmended':
      return amended(state, event);
    case 'StaffNoteSet':
      return { ...state, staffNote: event.data.staffNote };
    case 'BookingDisabled':
    case 'BookingEnabled':
      return { ...state, disabled: event.type === 'BookingDisabled' };
    case 'GuestArrived':
    case 'ArrivalUndone':
    case 'GuestDeparted':
    case 'NoShowRecorded':
    case 'DepartureUndone':
    case 'NoShowUndone':
    case 'StayCompleted':
      return attended(state, event);
    case 'ArrivalAnnounced':
    case 'DocumentSent':
    case 'DocumentsDeleted':
      return { ...state, onlineCheckIn: evolveOnlineCheckIn(state.onlineCheckIn, event) };
    case 'BookingReinstated':
      return reinstated(state, event);
    case 'PaymentMethodChanged':
      return paidAnotherWay(state, event);
    case 'DeskPaymentRecorded':
    case 'ExtraAdded':
    case 'ExtraRemoved':
    case 'DeskMoneyOwedBack':
    case 'DeskMoneyOwedChanged':
      return withDeskMoney(state, event);
    case 'StayMoved':
    case 'MoveAbandoned':
      return withMove(state, event);
    case 'RefundRequested':
    case 'RefundAccountNamed':
    case 'RefundRejected':
    case 'RefundApproved':
    case 'RefundMoved':
    case 'DifferenceRequested':
    case 'DifferenceApproved':
    case 'DifferenceRejected':
      return withRefund(state, event);
  }
}

const paidAnotherWay = (
  state: PlacedBooking,
  { data: { paymentMethod, choice } }: PaymentMethodChanged,
): PlacedBooking => ({
  ...state,
  terms: { ...state.terms, paymentMethod },
  paymentChoice: choice,
});

type Attended = AttendanceEvent | DepartureUndone | NoShowUndone | StayCompleted;

function attended(state: PlacedBooking, event: Attended): PlacedBooking {
  switch (event.type) {
    case 'GuestArrived':
    case 'ArrivalUndone':
      return { ...state, arrival: event.type === 'GuestArrived' ? seen(event) : null };
    case 'GuestDeparted':
      return { ...completed(state), departure: seen(event) };
    case 'NoShowRecorded':
      return { ...completed(state), noShow: true };
    case 'StayCompleted':
      return completed(state);
    case 'DepartureUndone':
      return { ...expectedAgain(state), departure: null };
    case 'NoShowUndone':
      return { ...expectedAgain(state), noShow: false };
  }
}

const certain = ({ status }: Booking) => (status === 'Completed' ? status : 'Booked');

const completed = (state: PlacedBooking): PlacedBooking =>
  state.status === 'Booked' ? { ...state, status: 'Completed' } : state;

const amended = (
  state: PlacedBooking,
  { data: { terms, guest } }: BookingAmended,
): PlacedBooking => ({
  ...state,
  terms: { ...state.terms, ...terms },
  guest: { ...state.guest, ...guest },
});

function withTaxDocument(state: PlacedBooking, event: TaxInvoiceEvent): PlacedBooking {
  if (event.type === 'TaxInvoiceRecorded') return { ...state, taxInvoice: event.data.invoice };
  const { note } = event.data;
  return { ...state, creditNotes: new Map(state.creditNotes).set(note.refundId, note) };
}

function reinstated(state: PlacedBooking, { data }: BookingReinstated): PlacedBooking {
  const { status, undo } = data;
  const back = { ...state, reinstated: undo, disabled: false };
  switch (status) {
    case 'Reserved':
      return { ...back, status };
    case 'Booked':
      return { ...back, status };
    case 'Unavailable':
      return { ...back, status };
  }
}

const expectedAgain = (state: PlacedBooking): PlacedBooking =>
  state.status === 'Completed' ? { ...state, status: 'Booked' } : state;

const seen = ({ data: { by, at } }: { data: { by: string; at: PlacedBooking['placedAt'] } }) => ({
  by,
  at,
});

const paid = ({ data }: BookingPaid | PaymentReceived): Paid => ({
  paid: data.amount,
  feeCharge: data.feeCharge,
  paidAt: data.paidAt,
});

/** The terms name the way it was paid, also where another was agreed; what is certain is shown in lists. */
function paidAs(state: PlacedBooking, { data }: BookingPaid | PaymentReceived): PlacedBooking {
  const paymentMethod = methodPaidBy(data) ?? state.terms.paymentMethod;
  return { ...state, terms: { ...state.terms, paymentMethod }, disabled: false };
}

/** Money that covers the stay is paid again: what became of earlier money says nothing about it. */
function withDeskMoney(state: PlacedBooking, event: DeskMoneyEvent): PlacedBooking {
  const desk = evolveDeskMoney(state.desk, event);
  const isPaid = event.type === 'DeskPaymentRecorded' && event.data.coversStay;
  const refunds = isPaid ? { ...state.refunds, paymentStatus: null } : state.refunds;
  return { ...state, desk, refunds };
}
