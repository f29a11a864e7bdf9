import type { ChangeDatesBody } from '@baanpak/contract/booking/booking-requests.ts';
import { booking, bookingStream } from '@baanpak/domain/booking/booking.ts';
import { dueOf, waitingDifference } from '@baanpak/domain/booking/booking-money.ts';
import type {
  Booking,
  BookingEvent,
  MoveStay,
  PlacedBooking,
  RecordDeparture,
  UndoAction,
} from '@baanpak/domain/booking/booking-state.ts';
import type { FinishMove } from '@baanpak/domain/processes/process.ts';
import { roomCalendar, roomCalendarStream } from '@baanpak/domain/room-calendar/room-calendar.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import { lastItem } from '@baanpak/domain/values/lists/first-item.ts';
import { addUp, type Satang, satang, toBaht } from '@baanpak/domain/values/money/money.ts';
import { bangkokDay, localDate } from '@baanpak/domain/values/time/local-date.ts';
import {
  latestPosition,
  type Position,
  StoreUnavailable,
} from '@baanpak/infrastructure/event-store/port.ts';
import type { Static } from 'typebox';
import type {
  BookingLinks,
  Clock,
  Commands,
  Failpoints,
  Following,
  RequestIds,
  SecondFactors,
} from '../../ports.ts';
import type { Caller, Staff } from '../caller.ts';
import { assertNothingUnderWay, chargeOf } from '../payment/checkout-payment.ts';
import { type Step, saga } from '../saga.ts';
import { assertSecondFactor } from '../second-factor/assert-second-factor.ts';
import { loadBooking, openBooking } from './load-booking.ts';
import { type MovePlan, type PlannedStay, planDates, planMove } from './plan-move.ts';
import { mayDecideMoney } from './staff-rights.ts';

/** A move that staff ask for; `expectedVersion` null: whatever the booking is. */
export type MoveRequest = PlannedStay &
  Readonly<{ expectedVersion: number | null; reason: string | null }>;

/**
 * Moves or shortens a stay: the nights it gains are held, the booking decides, and what it leaves is freed.
 * A refusal behind the hold frees that at once; what a crash leaves behind, the process `move-stays` finishes.
 * Refuses as `planMove` and the booking do.
 */
export async function moveStay(
  ports: Commands & Clock & Failpoints & SecondFactors & Following,
  by: Staff,
  bookingId: string,
  wanted: MoveRequest,
): Promise<Position> {
  const moveId = by.idFor(`move ${bookingId}`);
  const { state, position } = await loadBooking(ports, bookingId);
  if (state.moves.known.get(moveId) === 'made') return position; // the same request, sent twice
  const { command, plan } = await decided(ports, by, state, wanted, moveId);
  if (booking.decide(state, command(false)).length === 0) return position;
  const allowed = await withRightToPayBack(ports, by, state, command);
  return executeMove(ports, by, { ...allowed.data, takes: plan.takes, command: allowed });
}

type Move = Pick<MoveStay['data'], 'hadBy' | 'to'> &
  Pick<MovePlan, 'takes'> &
  Readonly<{ command: MoveStay | UndoAction }>;
type OfMove = FinishMove['data'];
type Mover = Commands & Failpoints;

const holdNights: Step<Mover, Move & OfMove, OfMove> = {
  name: 'hold the nights it gains',
  async do({ commands }, { bookingId, roomId, moveId, hadBy, takes }, context) {
    if (!takes) return null;
    const { state } = await loadBooking({ commands }, bookingId);
    const from = { roomId: state.terms.roomId, hadBy };
    const data = { roomId, bookingId, moveId, ...takes, from };
    const command = { type: 'HoldMove', data } as const;
    return commands.handle(roomCalendar, roomCalendarStream(roomId), command, context);
  },
  crashPoint: 'move-held',
  async undo({ commands }, { bookingId, roomId, moveId }, context) {
    const command = { type: 'ReleaseMove', data: { roomId, bookingId, moveId } } as const;
    const stream = roomCalendarStream(roomId);
    const { events, revision } = await commands.handle(roomCalendar, stream, command, context);
    if (revision < 0) throw new StoreUnavailable('What was held is not to be read yet');
    return { events };
  },
};

const decideMove: Step<Mover, Move & OfMove, OfMove> = {
  name: 'have the booking decide',
  do: ({ commands }, { bookingId, command }, context) =>
    commands.handle(booking, bookingStream(bookingId), command, context),
  crashPoint: 'stay-moved',
  async undo({ commands }, { bookingId, moveId }, context) {
    const command = { type: 'AbandonMove', data: { bookingId, moveId } } as const;
    const { events, state } = await commands.handle(
      booking,
      bookingStream(bookingId),
      command,
      context,
    );
    const isMade = state.status !== 'unknown' && state.moves.known.get(moveId) === 'made';
    return { events, stands: state.status === 'unknown' || isMade };
  },
};

const moveSaga = saga([holdNights, decideMove]);

/**
 * Ends a move that broke off; one that was made stands. Throws `StoreUnavailable` where what is read is older than
 * the hold.
 */
export const finishMove = moveSaga.takeBack;

/** Carries out a move that was planned, and lets the rest follow. */
export async function executeMove(
  ports: Mover & Following,
  by: Caller,
  move: Move & Omit<OfMove, 'roomId'>,
): Promise<Position> {
  const done = await moveSaga.run(ports, { ...move, roomId: move.to.roomId }, by);
  const decided = lastItem(done);
  return latestPosition([decided.position, await ports.followUp(decided.events)]);
}

/**
 * The command as anyone who asks may give it: with the right to decide over money what the checkout received too much
 * goes back at once, else it waits. Refuses `second-factor-needed` where money would go back and no proof came.
 */
export async function withRightToPayBack<Command extends MoveStay | RecordDeparture>(
  ports: Commands & Clock & SecondFactors,
  by: Staff,
  state: PlacedBooking,
  command: (paysBack: boolean) => Command,
): Promise<Command> {
  if (!mayDecideMoney(by, state.terms.ownerId)) return command(false);
  const paying = command(true);
  const returned = booking
    .decide(state, paying)
    .some((event) => event.type === 'StayMoved' && event.data.returned !== null);
  if (!returned) return command(false); // what comes meanwhile waits
  await assertSecondFactor(ports, by);
  return paying;
}

/** What a move would come to, in THB, with nothing written; refuses as the move would, but for the second factor. */
export async function previewMove(
  ports: Commands & Clock,
  by: Staff,
  bookingId: string,
  wanted: MoveRequest,
) {
  const { state } = await loadBooking(ports, bookingId);
  const { command } = await decided(ports, by, state, wanted, 'preview');
  return costOfMove(state, booking.decide(state, command(mayDecideMoney(by, state.terms.ownerId))));
}

/** In THB: of the nights, before and after; left to pay; given back, and whether some of that waits for a decision. */
export type MoveCost = Readonly<{
  price: number;
  previousPrice: number;
  due: number;
  refund: number;
  waits: boolean;
}>;

/** What a booking is to cost, still to pay and given back once these events are written. */
export function costOfMove(state: PlacedBooking, events: readonly BookingEvent[]): MoveCost {
  const after = events.reduce(booking.evolve, state);
  const { terms } = after.status === 'unknown' ? state : after;
  const waiting = (of: Booking) =>
    of.status === 'unknown' ? 0 : (waitingDifference(of.refunds)?.amount ?? 0);
  const waits = satang(Math.max(0, waiting(after) - waiting(state)));
  const amounts = events.flatMap((event): Satang[] => {
    if (event.type === 'DeskMoneyOwedBack') return [event.data.amount];
    return event.type === 'StayMoved' && event.data.returned ? [event.data.returned.amount] : [];
  });
  return {
    price: toBaht(terms.price),
    previousPrice: toBaht(state.terms.price),
    due: after.status === 'unknown' ? 0 : Math.max(0, toBaht(dueOf(after))),
    refund: toBaht(addUp([...amounts, waits])),
    waits: waits > 0,
  };
}

async function decided(
  ports: Commands & Clock,
  by: Staff,
  state: PlacedBooking,
  { expectedVersion, reason, ...wanted }: MoveRequest,
  moveId: string,
): Promise<Readonly<{ command: (paysBack: boolean) => MoveStay; plan: MovePlan }>> {
  const { bookingId, terms, moves } = state;
  if (state.status !== 'Booked') throw new Refusal('wrong-status', 'Only a certain stay is moved');
  const plan = await planMove(ports, state, { ...wanted, reason });
  if (plan.to.price !== terms.price) await assertNothingUnderWay(ports, terms.checkoutUid);
  const data = {
    ...{ bookingId, expectedVersion, moveId, hadBy: moves.last, to: plan.to },
    chargeId: await chargeOf(ports, terms.checkoutUid),
    ...{ reason, by: by.principal.userId, at: ports.now() },
    ...(plan.reprice !== undefined && { reprice: plan.reprice }),
  };
  return { command: (paysBack) => ({ type: 'MoveStay', data: { ...data, paysBack } }), plan };
}

type Dates = Pick<Static<typeof ChangeDatesBody>, 'checkInDate' | 'checkOutDate'>;

/**
 * The guest has other dates in the same room (docs/adr/0055-guests-change-dates.md). Refuses `price-changed` where
 * they cost something else than `price`, and as `planDates` and the booking do.
 */
export async function changeDates(
  ports: Commands & Clock & Failpoints & RequestIds & BookingLinks & Following,
  by: Caller,
  guestId: string,
  { price, ...dates }: Static<typeof ChangeDatesBody>,
): Promise<Position> {
  const { bookingId, state, position } = await openBooking(ports, guestId);
  const moveId = by.idFor(`dates of ${bookingId}`);
  if (state.moves.known.get(moveId) === 'made') return position; // the same request, sent twice
  const { command, plan } = await otherDates(ports, state, dates, moveId);
  const events = booking.decide(state, command);
  if (events.length === 0) return position;
  assertExpected(price, costOfMove(state, events).price);
  return executeMove(ports, by, { ...command.data, takes: plan.takes, command });
}

/** What other dates come to, in THB, with nothing written. */
export async function previewDates(
  ports: Commands & Clock,
  state: PlacedBooking,
  dates: Dates,
): Promise<MoveCost> {
  const { command } = await otherDates(ports, state, dates, 'preview');
  return costOfMove(state, booking.decide(state, command));
}

async function otherDates(
  ports: Commands & Clock,
  state: PlacedBooking,
  { checkInDate, checkOutDate }: Dates,
  moveId: string,
): Promise<Readonly<{ command: MoveStay; plan: MovePlan }>> {
  const { bookingId, terms, moves } = state;
  if (state.status !== 'Booked' || state.arrival)
    throw new Refusal('wrong-status', 'Only a certain stay to come is moved');
  const stay = { checkIn: localDate(checkInDate), checkOut: localDate(checkOutDate) };
  const plan = await planDates(ports, state, stay);
  if (plan.to.price !== terms.price) await assertNothingUnderWay(ports, terms.checkoutUid);
  const at = ports.now();
  const data = {
    ...{ bookingId, expectedVersion: null, moveId, hadBy: moves.last, to: plan.to },
    chargeId: await chargeOf(ports, terms.checkoutUid),
    ...{ policyOn: bangkokDay(at), reason: null, by: 'guest', at },
  };
  return { command: { type: 'MoveStay', data }, plan };
}

/** Prices change, and so does what the policy gives back: nobody pays another price than was shown. In THB. */
function assertExpected(expected: number | undefined, totalPrice: number): void {
  if (expected !== undefined && expected !== totalPrice)
    throw new Refusal('price-changed', 'The stay would cost something else', { totalPrice });
}
