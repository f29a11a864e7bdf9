import type { Decider } from '../values/decider/decider.ts';
import { Refusal } from '../values/decider/refusal.ts';
import { methodPaidBy } from '../values/money/payment-method.ts';
import type { Instant } from '../values/time/instant.ts';
import { completeStay, evolveAttendance, recordAttendance, recordDeparture } from './attendance.ts';
import { decideBill, deskMoneyOwedBack, evolveBill } from './bill.ts';
import { waitingRefund } from './booking-money.ts';
import {
  assertVersion,
  type BlockLifted,
  type BlockPlaced,
  type Booking,
  type BookingAbandoned,
  type BookingCanceled,
  type BookingCommand,
  type BookingEvent,
  type BookingExpired,
  type BookingGivenUp,
  type BookingPaid,
  type BookingPlaced,
  type BookingTaken,
  type ChangePaymentMethod,
  type ConfirmBooking,
  type EndBooking,
  type EndReason,
  type GuestDeparted,
  type LiftBlock,
  type NewGuest,
  NO_DESK_MONEY,
  NO_GUEST,
  NO_MOVES,
  NO_REFUNDS,
  NOTHING_SENT,
  type PaymentMethodChanged,
  type PaymentReceived,
  type PaymentTurnedAway,
  type PlaceBooking,
  type PlacedBooking,
  type RecordDeparture,
  type RefundApproved,
  type StayMoved,
  type TurnAwayPayment,
  type UndoAction,
} from './booking-state.ts';
import { decideDetails, evolveDetails } from './details.ts';
import { decideMoves, evolveMoves, movedAtDeparture, movedBack } from './moves.ts';
import { decideOnlineCheckIn, evolveOnlineCheckIn } from './online-check-in.ts';
import {
  cancelRequested,
  decideRefunds,
  differenceRequested,
  evolveRefunds,
  withCreditUsed,
} from './refunds.ts';
import { decideTaxDocuments, evolveTaxDocuments } from './tax-documents.ts';
import {
  actionToUndo,
  BLOCKED,
  evolveReinstated,
  reinstateBooking,
  undo,
  undoableActionsAfter,
  undoneBefore,
} from './undo.ts';

// The life cycle of a booking: it is placed, paid and ended here. Every other command and event is handed to the file of its
// part. What takes two parts is composed here, because no part knows another.

export const bookingStream = (bookingId: string) => `booking-${bookingId}`;

/** One guest's stay in one room, from the hold to the departure; or a block, that is nobody's stay. */
export const booking: Decider<Booking, BookingCommand, BookingEvent> = {
  initialState: { status: 'unknown' },
  refusals: {
    PlaceBooking: ['not-payable'],
    TakeBooking: [],
    PlaceBlock: [],
    LiftBlock: ['stale-version', 'wrong-status'],
    AnnounceArrival: ['wrong-status'],
    SendDocument: ['too-many-documents', 'wrong-status'],
    DeleteDocuments: [],
    ConfirmBooking: ['not-payable'],
    TurnAwayPayment: ['not-payable'],
    EndBooking: ['booking-already-paid'],
    CompleteStay: [],
    ChangePaymentMethod: [],
    AmendBooking: ['stale-version', 'wrong-status'],
    RecordArrival: ['stale-version', 'too-early', 'wrong-status'],
    UndoArrival: ['stale-version', 'wrong-status'],
    RecordDeparture: ['invoiced', 'refund-in-progress', 'stale-version', 'wrong-status'],
    RecordNoShow: ['stale-version', 'too-early', 'wrong-status'],
    RecordDeskPayment: ['amount-out-of-range', 'bill-full', 'not-payable', 'stale-version'],
    AddExtra: ['bill-full', 'stale-version', 'wrong-status'],
    RemoveExtra: ['stale-version', 'wrong-status'],
    MoveStay: ['invoiced', 'refund-in-progress', 'stale-version', 'stay-rule', 'wrong-status'],
    AbandonMove: [],
    RequestRefund: ['account-needed', 'refund-in-progress', 'wrong-status'],
    RejectRefund: ['stale-version', 'wrong-status'],
    ApproveRefund: ['refund-too-large', 'stale-version', 'wrong-status'],
    CancelPaidBooking: ['stale-version', 'wrong-status'],
    RecordRefundStatus: [],
    RecordTaxInvoice: [],
    RecordCreditNote: [],
    GiveGuestId: ['wrong-status'],
    UndoDeed: [
      'invoiced',
      'refund-in-progress',
      'stale-version',
      'too-late-to-undo',
      'wrong-status',
    ],
    ReinstateBooking: [],
  },
  decide: (state, command) =>
    withMoneyOwedBack(state, withDifference(state, command, decide(state, command))),
  evolve: evolveBooking,
};

function decide(state: Booking, command: BookingCommand): BookingEvent[] {
  switch (command.type) {
    case 'PlaceBooking':
      return placeBooking(state, command);
    case 'TakeBooking':
      return begin(state, { type: 'BookingTaken', data: command.data });
    case 'PlaceBlock':
      return begin(state, { type: 'BlockPlaced', data: command.data });
    case 'LiftBlock':
      return liftBlock(state, command);
    case 'ConfirmBooking':
      return confirmBooking(state, command);
    case 'TurnAwayPayment':
      return rejectPayment(state, command);
    case 'ChangePaymentMethod':
      return changePaymentMethod(state, command);
    case 'AmendBooking':
    case 'GiveGuestId':
      return decideDetails(state, command);
    case 'EndBooking':
      return endBooking(state, command);
    case 'CompleteStay':
      return completeStay(state, command);
    case 'RecordArrival':
    case 'UndoArrival':
    case 'RecordNoShow':
      return recordAttendance(state, command);
    case 'RecordDeparture':
      return depart(state, command);
    case 'AnnounceArrival':
    case 'SendDocument':
    case 'DeleteDocuments':
      return decideOnlineCheckIn(state, command);
    case 'RecordDeskPayment':
    case 'AddExtra':
    case 'RemoveExtra':
      return decideBill(state, command);
    case 'MoveStay':
    case 'AbandonMove':
      return decideMoves(state, command);
    case 'RequestRefund':
    case 'RejectRefund':
    case 'ApproveRefund':
    case 'CancelPaidBooking':
    case 'RecordRefundStatus':
      return decideRefunds(state, command);
    case 'RecordTaxInvoice':
    case 'RecordCreditNote':
      return decideTaxDocuments(state, command);
    case 'UndoDeed':
      return undoAction(state, command);
    case 'ReinstateBooking':
      return reinstateBooking(state, command);
  }
}

/** Adds what the desk owes back, where the events make the money it took too much. */
const withMoneyOwedBack = (state: Booking, events: BookingEvent[]): BookingEvent[] =>
  state.status === 'unknown' || state.desk.payments.size === 0 || events.length === 0
    ? events
    : [...events, ...deskMoneyOwedBack(events.reduce(evolveBooking, state))];

/** Adds the difference that waits for a decision, where it is another after what staff did or after money that came. */
function withDifference(
  state: Booking,
  command: BookingCommand,
  events: BookingEvent[],
): BookingEvent[] {
  const by = events.length > 0 ? decidedBy(command) : null;
  return by
    ? [...events, ...differenceRequested(state, events.reduce(evolveBooking, state), by)]
    : events;
}

function decidedBy({ type, data }: BookingCommand): Readonly<{ by: string; at: Instant }> | null {
  if (type === 'ConfirmBooking') return { by: 'guest', at: data.paidAt };
  return 'by' in data && 'at' in data ? { by: data.by, at: data.at } : null;
}

function placeBooking(state: Booking, { data }: PlaceBooking): BookingPlaced[] {
  switch (state.status) {
    case 'unknown':
      return [{ type: 'BookingPlaced', data }];
    case 'Reserved':
    case 'Booked':
    case 'Completed':
    case 'Unavailable':
      return []; // the same request, sent twice
    case 'Expired':
    case 'Canceled':
      throw new Refusal('not-payable', 'This booking has ended');
  }
}

/** Once, whatever became of it since. */
const begin = <Event extends BookingTaken | BlockPlaced>(state: Booking, event: Event): Event[] =>
  state.status === 'unknown' ? [event] : [];

function liftBlock(state: Booking, { data }: LiftBlock): BlockLifted[] {
  const { bookingId, expectedVersion, liftedAt } = data;
  const block = assertVersion(state, expectedVersion);
  if (block.status === 'Canceled' && block.terms.units !== undefined) return [];
  if (block.status !== 'Unavailable') throw new Refusal('wrong-status', 'This is no block');
  const { roomId } = block.terms;
  return [{ type: 'BlockLifted', data: { bookingId, roomId, liftedAt, ...undoneBefore(block) } }];
}

function confirmBooking(
  state: Booking,
  { data }: ConfirmBooking,
): (BookingPaid | PaymentReceived)[] {
  if ('paid' in state || ('turnedAway' in state && state.turnedAway)) return [];
  switch (state.status) {
    case 'Reserved':
    case 'Expired': // its checkout took late money, and the nights were free again
      return [{ type: 'BookingPaid', data }];
    case 'Booked':
    case 'Completed':
      return [{ type: 'PaymentReceived', data }];
    case 'unknown':
      throw new Refusal('not-found', 'No such booking');
    case 'Unavailable':
    case 'Canceled':
      throw new Refusal('not-payable', 'There is nothing to be paid');
  }
}

/**
 * The booking decides whether money that came is its own: what was paid before, and what staff took and
 * is certain without its money, is never turned away. Recorded once; a later confirmation is nothing.
 */
function rejectPayment(state: Booking, { data }: TurnAwayPayment): PaymentTurnedAway[] {
  const known = assertVersion(state, null);
  if (known.terms.units !== undefined) throw new Refusal('not-payable', 'Nobody pays for a block');
  const stands = known.status === 'Booked' || known.status === 'Completed';
  if (stands || 'paid' in known || known.turnedAway) return [];
  const status = known.status === 'Expired' ? known.status : 'Canceled';
  return [{ type: 'PaymentTurnedAway', data: { ...data, status } }];
}

/**
 * What its checkout decided, which is the same for all that is paid together. Two choices may arrive
 * in either order, and each more than once: the later one counts.
 */
function changePaymentMethod(
  state: Booking,
  { data }: ChangePaymentMethod,
): PaymentMethodChanged[] {
  const isOpen = state.status === 'Reserved' || state.status === 'Booked';
  if (!isOpen || data.choice <= state.paymentChoice) return [];
  return [{ type: 'PaymentMethodChanged', data }];
}

type BookingEnded = BookingExpired | BookingGivenUp | BookingAbandoned | BookingCanceled;
const ENDED = {
  expired: 'BookingExpired',
  'given-up': 'BookingGivenUp',
  abandoned: 'BookingAbandoned',
  canceled: 'BookingCanceled',
} as const satisfies Record<EndReason, BookingEnded['type']>;

function endBooking(state: Booking, { data }: EndBooking): (BookingEnded | RefundApproved)[] {
  if ('paid' in state)
    throw new Refusal('booking-already-paid', 'A paid booking is refunded, not given up');
  if (state.status !== 'Reserved' && state.status !== 'Booked') return [];
  const { bookingId, endedAt, because, reason, undone, by } = data;
  if (undone !== undefined && undone < state.reinstated) return []; // that cancellation was undone
  const waiting = waitingRefund(state.refunds);
  if (by && waiting !== null) return [cancelRequested(state, waiting, { ...data, by })];
  const { moves, terms, reinstated } = state;
  const where = moves.last === null ? {} : { roomId: terms.roomId, undone: reinstated };
  const ended = { bookingId, endedAt, ...where };
  if (because !== 'canceled') return [{ type: ENDED[because], data: ended }];
  return [{ type: 'BookingCanceled', data: { ...ended, ...(reason && { reason }) } }];
}

/** A departure before its day gives the nights left back, by a move. */
function depart(state: Booking, command: RecordDeparture): (StayMoved | GuestDeparted)[] {
  const known = assertVersion(state, command.data.expectedVersion);
  const { early } = command.data;
  const [departed] = recordDeparture(known, command);
  if (!departed) return [];
  const [move] = early ? movedAtDeparture(known, early) : [];
  if (!move) return [departed];
  const { type, data } = departed;
  return [move, { type, data: { ...data, early: move.data.moveId } }];
}

/** What an action moved is moved back. Nothing where it was undone before. */
function undoAction(state: Booking, { data }: UndoAction): BookingEvent[] {
  const known = assertVersion(state, data.expectedVersion);
  const action = actionToUndo(known, data);
  if (action === null) return [];
  return [...undo(known, action, data), ...movedBack(known, action, data.back)];
}

/** What a booking is after an event. */
export function evolveBooking(state: Booking, event: BookingEvent): Booking {
  switch (event.type) {
    case 'BookingPlaced':
      return { status: 'Reserved', ...event.data, ...named(event.data.guest), ...BEGUN };
    case 'BookingTaken': {
      const { takenAt: placedAt, ...data } = event.data;
      return {
        status: 'Booked',
        ...data,
        ...named(data.guest),
        placedAt,
        heldUntil: null,
        ...BEGUN,
      };
    }
    case 'BlockPlaced':
      return {
        ...{ status: 'Unavailable', ...event.data, ...named(event.data.guest) },
        ...{ heldUntil: null, ...BEGUN, deeds: BLOCKED },
      };
  }
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

type Begun = BookingPlaced | BookingTaken | BlockPlaced;

function change(state: PlacedBooking, event: Exclude<BookingEvent, Begun>): PlacedBooking {
  switch (event.type) {
    case 'BookingPaid':
      return paid(state, event);
    case 'PaymentReceived':
      return received(state, event);
    case 'PaymentTurnedAway':
      return { ...state, status: event.data.status, turnedAway: true };
    case 'PaymentMethodChanged':
      return paidAnotherWay(state, event);
    case 'BookingAmended':
    case 'StaffNoteSet':
    case 'BookingDisabled':
    case 'BookingEnabled':
    case 'GuestIdGiven':
      return evolveDetails(state, event);
    case 'BookingExpired':
      return { ...state, status: 'Expired' };
    case 'BookingGivenUp':
    case 'BookingAbandoned':
    case 'BookingCanceled':
    case 'BlockLifted':
      return { ...state, status: 'Canceled' };
    case 'BookingReinstated':
      return evolveReinstated(state, event);
    case 'GuestArrived':
    case 'ArrivalUndone':
    case 'GuestDeparted':
    case 'NoShowRecorded':
    case 'DepartureUndone':
    case 'NoShowUndone':
    case 'StayCompleted':
      return evolveAttendance(state, event);
    case 'ArrivalAnnounced':
    case 'DocumentSent':
    case 'DocumentsDeleted':
      return evolveOnlineCheckIn(state, event);
    case 'DeskPaymentRecorded':
    case 'ExtraAdded':
    case 'ExtraRemoved':
    case 'DeskMoneyOwedBack':
    case 'DeskMoneyOwedChanged':
      return evolveBill(state, event);
    case 'StayMoved':
    case 'MoveAbandoned':
      return evolveMoves(state, event);
    case 'RefundRequested':
    case 'RefundAccountNamed':
    case 'RefundRejected':
    case 'RefundApproved':
    case 'RefundMoved':
    case 'DifferenceRequested':
    case 'DifferenceApproved':
    case 'DifferenceRejected':
      return evolveRefunds(state, event);
    case 'TaxInvoiceRecorded':
    case 'CreditNoteRecorded':
      return evolveTaxDocuments(state, event);
  }
}

/** Maybe paid again after its end: what became of earlier money says nothing about this one. */
const paid = (state: PlacedBooking, event: BookingPaid): PlacedBooking => ({
  ...withPayment(state, event),
  status: 'Booked',
  refunds: { ...state.refunds, paymentStatus: null },
});

/** It was certain before. */
const received = (state: PlacedBooking, event: PaymentReceived): PlacedBooking => ({
  ...withPayment(state, event),
  status: state.status === 'Completed' ? state.status : 'Booked',
});

/** The terms name the way it was paid, also where another was agreed; what is certain is shown in lists. */
function withPayment(state: PlacedBooking, { data }: BookingPaid | PaymentReceived) {
  const { amount, feeCharge, paidAt } = data;
  const paymentMethod = methodPaidBy(data) ?? state.terms.paymentMethod;
  const terms = { ...state.terms, paymentMethod };
  return { ...state, terms, disabled: false, paid: amount, feeCharge, paidAt };
}

const paidAnotherWay = (
  state: PlacedBooking,
  { data: { paymentMethod, choice } }: PaymentMethodChanged,
): PlacedBooking => ({
  ...state,
  terms: { ...state.terms, paymentMethod },
  paymentChoice: choice,
});
