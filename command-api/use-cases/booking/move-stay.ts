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
import { roomCalendar, roomCalendarStream } from '@baanpak/domain/room-calendar/room-calendar.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import { addUp, type Satang, satang, toBaht } from '@baanpak/domain/values/money/money.ts';
import type { Position } from '@baanpak/infrastructure/event-store/port.ts';
import { principalOf } from '@baanpak/infrastructure/http/staff.ts';
import type { FastifyRequest } from 'fastify';
import { latestPosition } from '../../http/answer.ts';
import { anotherCommand, contextOf, idFor } from '../../http/request.ts';
import type {
  Clock,
  Commands,
  Failpoints,
  Following,
  RequestIds,
  SecondFactors,
} from '../../ports.ts';
import { chargeOf } from '../refund/charge-of.ts';
import { assertSecondFactor } from '../second-factor/assert-second-factor.ts';
import { assertNothingUnderWay } from './assert-nothing-under-way.ts';
import { loadBooking } from './booking-answer.ts';
import { finishMove } from './finish-move.ts';
import { type MovePlan, type PlannedStay, planMove } from './plan-move.ts';
import { mayDecideMoney } from './staff-booking-access.ts';

/** A move that staff ask for; `expectedVersion` null: whatever the booking is. */
export type MoveRequest = PlannedStay &
  Readonly<{ expectedVersion: number | null; reason: string | null }>;

/**
 * Moves or shortens a stay: the nights it gains are held, the booking decides, and what it leaves is freed.
 * A refusal behind the hold frees that at once; what a crash leaves behind, the process `move-stays` finishes.
 * Refuses as `planMove` and the booking do.
 */
export async function moveStay(
  ports: Commands & Clock & Failpoints & RequestIds & SecondFactors & Following,
  request: FastifyRequest,
  bookingId: string,
  wanted: MoveRequest,
): Promise<Position> {
  const moveId = idFor(request, ports, `move ${bookingId}`);
  const { state, position } = await loadBooking(ports, bookingId);
  if (state.moves.known.get(moveId) === 'made') return position; // the same request, sent twice
  const { command, plan } = await decided(ports, request, state, wanted, moveId);
  if (booking.decide(state, command(false)).length === 0) return position;
  const allowed = await withRightToPayBack(ports, request, state, command);
  return executeMove(ports, request, allowed, { ...allowed.data, takes: plan.takes });
}

type HeldMove = Pick<MoveStay['data'], 'bookingId' | 'moveId' | 'hadBy' | 'to'> &
  Pick<MovePlan, 'takes'>;

/** Holds what a move gains, has the booking decide by a command, and lets the rest follow. */
export async function executeMove(
  ports: Commands & Failpoints & Following,
  request: FastifyRequest,
  command: MoveStay | UndoAction,
  move: HeldMove,
): Promise<Position> {
  const { bookingId, moveId, takes, to } = move;
  if (takes) await hold(ports, request, move, takes);
  ports.failpoint('move-held');
  const { roomId } = to;
  const moved = await ports.commands
    .handle(booking, bookingStream(bookingId), command, contextOf(request))
    .catch(async (error: unknown) => {
      if (takes && error instanceof Refusal)
        await finishMove(ports, { bookingId, roomId, moveId }, anotherCommand(request));
      throw error;
    });
  ports.failpoint('stay-moved');
  return latestPosition([moved.position, await ports.followUp(moved.events)]);
}

/**
 * The command as anyone who asks may give it: with the right to decide over money what the checkout received too much
 * goes back at once, else it waits. Refuses `second-factor-needed` where money would go back and no proof came.
 */
export async function withRightToPayBack<Command extends MoveStay | RecordDeparture>(
  ports: Commands & Clock & SecondFactors,
  request: FastifyRequest,
  state: PlacedBooking,
  command: (paysBack: boolean) => Command,
): Promise<Command> {
  if (!mayDecideMoney(request, state.terms.ownerId)) return command(false);
  const paying = command(true);
  const returned = booking
    .decide(state, paying)
    .some((event) => event.type === 'StayMoved' && event.data.returned !== null);
  if (!returned) return command(false); // what comes meanwhile waits
  await assertSecondFactor(ports, request);
  return paying;
}

/** What a move would come to, in THB, with nothing written; refuses as the move would, but for the second factor. */
export async function previewMove(
  ports: Commands & Clock,
  request: FastifyRequest,
  bookingId: string,
  wanted: MoveRequest,
) {
  const { state } = await loadBooking(ports, bookingId);
  const { command } = await decided(ports, request, state, wanted, 'preview');
  return movedBy(
    state,
    booking.decide(state, command(mayDecideMoney(request, state.terms.ownerId))),
  );
}

/** What a booking is to cost, still to pay and given back once these events are written, in THB. */
export function movedBy(state: PlacedBooking, events: readonly BookingEvent[]) {
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
  request: FastifyRequest,
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
    ...{ reason, by: principalOf(request).userId, at: ports.now() },
    ...(plan.reprice !== undefined && { reprice: plan.reprice }),
  };
  return { command: (paysBack) => ({ type: 'MoveStay', data: { ...data, paysBack } }), plan };
}

async function hold(
  { commands }: Commands,
  request: FastifyRequest,
  { bookingId, moveId, hadBy, to }: HeldMove,
  takes: NonNullable<MovePlan['takes']>,
): Promise<void> {
  const { state } = await commands.load(booking, bookingStream(bookingId));
  if (state.status === 'unknown') throw new Refusal('not-found', 'No such booking');
  const from = { roomId: state.terms.roomId, hadBy };
  const data = { roomId: to.roomId, bookingId, moveId, ...takes, from };
  const command = { type: 'HoldMove', data } as const;
  await commands.handle(roomCalendar, roomCalendarStream(to.roomId), command, contextOf(request));
}
