import type { Decider } from '../values/decider/decider.ts';
import { Refusal } from '../values/decider/refusal.ts';
import type { Instant } from '../values/time/instant.ts';
import { amendBooking } from './amend-booking.ts';
import { recordAttendance } from './attendance.ts';
import type {
  BlockLifted,
  BlockPlaced,
  BookingAbandoned,
  BookingCanceled,
  BookingCommand,
  BookingEvent,
  BookingExpired,
  BookingGivenUp,
  BookingPaid,
  BookingPlaced,
  BookingTaken,
  CompleteStay,
  ConfirmBooking,
  EndBooking,
  EndReason,
  LiftBlock,
  PaymentReceived,
  PlaceBooking,
  StayCompleted,
} from './booking-messages.ts';
import type { Booking } from './booking-state.ts';
import { assertVersion } from './booking-version.ts';
import { changePaymentMethod } from './change-payment-method.ts';
import { addExtra, deskMoneyOwedBack, recordDeskPayment, removeExtra } from './desk-money.ts';
import { differenceRequested } from './difference.ts';
import { evolveBooking } from './evolve-booking.ts';
import { giveGuestId } from './give-guest-id.ts';
import { abandonMove, moveStay } from './move-stay.ts';
import { checkInOnline } from './online-check-in.ts';
import { waitingRefund } from './open-refunds.ts';
import { recordCreditNote } from './record-credit-note.ts';
import { recordTaxInvoice } from './record-tax-invoice.ts';
import {
  approveRefund,
  cancelPaidBooking,
  cancelRequested,
  recordRefundStatus,
  rejectRefund,
  requestRefund,
} from './refund-booking.ts';
import type { RefundApproved } from './refund-messages.ts';
import { rejectPayment } from './reject-payment.ts';
import { reinstateBooking, undoAction, undoneBefore } from './undo-booking.ts';

export const bookingStream = (bookingId: string) => `booking-${bookingId}`;

/** One guest's stay in one room, from the hold to the departure; or a block, that is nobody's stay. */
export const booking: Decider<Booking, BookingCommand, BookingEvent> = {
  initialState: { status: 'unknown' },
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
    case 'AnnounceArrival':
    case 'SendDocument':
    case 'DeleteDocuments':
      return checkInOnline(state, command);
    case 'ConfirmBooking':
      return confirmBooking(state, command);
    case 'TurnAwayPayment':
      return rejectPayment(state, command);
    case 'EndBooking':
      return endBooking(state, command);
    case 'CompleteStay':
      return completeStay(state, command);
    case 'ChangePaymentMethod':
      return changePaymentMethod(state, command);
    case 'AmendBooking':
      return amendBooking(state, command);
    case 'RecordArrival':
    case 'UndoArrival':
    case 'RecordDeparture':
    case 'RecordNoShow':
      return recordAttendance(state, command);
    case 'RecordDeskPayment':
      return recordDeskPayment(state, command);
    case 'AddExtra':
      return addExtra(state, command);
    case 'RemoveExtra':
      return removeExtra(state, command);
    case 'MoveStay':
      return moveStay(state, command);
    case 'AbandonMove':
      return abandonMove(state, command);
    case 'RequestRefund':
      return requestRefund(state, command);
    case 'RejectRefund':
      return rejectRefund(state, command);
    case 'ApproveRefund':
      return approveRefund(state, command);
    case 'CancelPaidBooking':
      return cancelPaidBooking(state, command);
    case 'RecordRefundStatus':
      return recordRefundStatus(state, command);
    case 'RecordTaxInvoice':
      return recordTaxInvoice(state, command);
    case 'RecordCreditNote':
      return recordCreditNote(state, command);
    case 'GiveGuestId':
      return giveGuestId(state, command);
    case 'UndoDeed':
      return undoAction(state, command);
    case 'ReinstateBooking':
      return reinstateBooking(state, command);
  }
}

/** Whatever makes the desk's money too much says so itself. */
const withMoneyOwedBack = (state: Booking, events: BookingEvent[]): BookingEvent[] =>
  state.status === 'unknown' || state.desk.payments.size === 0 || events.length === 0
    ? events
    : [...events, ...deskMoneyOwedBack(events.reduce(evolveBooking, state))];

/** Whatever makes another sum wait for who may decide over money says so itself: what staff do, and money that comes. */
function withDifference(
  state: Booking,
  command: BookingCommand,
  events: BookingEvent[],
): BookingEvent[] {
  const said = events.length > 0 ? saidBy(command) : null;
  return said
    ? [...events, ...differenceRequested(state, events.reduce(evolveBooking, state), said)]
    : events;
}

function saidBy({ type, data }: BookingCommand): Readonly<{ by: string; at: Instant }> | null {
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

function completeStay(state: Booking, { data }: CompleteStay): StayCompleted[] {
  return state.status === 'Booked' ? [{ type: 'StayCompleted', data }] : [];
}
