import { UNDO_SENTENCES } from '@baanpak/contract/problems/undo-sentences.ts';
import { booking, bookingStream } from '@baanpak/domain/booking/booking.ts';
import {
  assertVersion,
  type PlacedBooking,
  type StayTerms,
} from '@baanpak/domain/booking/booking-state.ts';
import {
  tooLateToUndo,
  UNDO_BLOCKERS,
  undoableActionAt,
  undoBlocker,
} from '@baanpak/domain/booking/undo.ts';
import { checkout, checkoutStream } from '@baanpak/domain/checkout/checkout.ts';
import { openUndo } from '@baanpak/domain/checkout/undo.ts';
import { roomCalendar, roomCalendarStream } from '@baanpak/domain/room-calendar/room-calendar.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import { isOneOf } from '@baanpak/domain/values/fields/fields.ts';
import type { Position } from '@baanpak/infrastructure/event-store/port.ts';
import { principalOf } from '@baanpak/infrastructure/http/staff.ts';
import type { FastifyRequest } from 'fastify';
import { latestPosition } from '../../http/answer.ts';
import { contextOf, idFor } from '../../http/request.ts';
import type {
  Clock,
  Commands,
  Failpoints,
  Following,
  History,
  RequestIds,
  SecondFactors,
  Store,
} from '../../ports.ts';
import { finishUndo } from '../checkout/finish-undo.ts';
import { loadBooking } from './booking-answer.ts';
import { assertAllTheirs } from './cancel-booking.ts';
import { executeMove } from './move-stay.ts';
import { planBack } from './plan-move.ts';
import { requestedUndo } from './requested-undo.ts';

type Asked = Readonly<{ position: string; expectedVersion: number | null }>;

/**
 * Takes back what a write did to a booking: that the guest came, left or never came, a move, a block or its
 * end, a cancellation. Nothing where it was taken back before; `too-late-to-undo` says what stands on it.
 */
export async function undo(
  ports: Commands & Clock & History & Failpoints & RequestIds & Store & SecondFactors & Following,
  request: FastifyRequest,
  bookingId: string,
  { position: token, expectedVersion }: Asked,
): Promise<Position> {
  try {
    const { state, position } = await loadBooking(ports, bookingId);
    const known = assertVersion(state, expectedVersion);
    const revision = await requestedUndo(ports, known, token);
    const deed = undoableActionAt(known, revision);
    if (!deed) return position;
    const stands = undoBlocker(known, deed, ports.now());
    if (deed.kind === 'cancellation' || deed.kind === 'block-lifted') {
      if (stands) throw tooLateToUndo(stands);
      return deed.kind === 'cancellation'
        ? await undoCancellation(ports, request, known)
        : await undoBlockLifted(ports, request, known);
    }
    if (!deed.move)
      return await undoDeed(ports, request, { bookingId, deed: revision, expectedVersion });
    if (stands) throw tooLateToUndo(stands);
    return await undoMove(ports, request, known, deed.move.from, {
      deed: revision,
      expectedVersion,
    });
  } catch (error) {
    throw inWords(error);
  }
}

type Named = Readonly<{ bookingId: string; deed: number; expectedVersion: number | null }>;

async function undoDeed(
  ports: Commands & Clock & Following,
  request: FastifyRequest,
  named: Named,
): Promise<Position> {
  const data = { ...named, by: principalOf(request).userId, at: ports.now() };
  const { events, position } = await ports.commands.handle(
    booking,
    bookingStream(named.bookingId),
    { type: 'UndoDeed', data },
    contextOf(request),
  );
  return latestPosition([position, await ports.followUp(events)]);
}

/** All that was canceled together; the checkout knows of it before any calendar does. */
async function undoCancellation(
  ports: Commands & Clock & Failpoints & SecondFactors & Following,
  request: FastifyRequest,
  { terms: { checkoutUid: uid } }: PlacedBooking,
): Promise<Position> {
  const context = contextOf(request);
  await assertAllTheirs(ports, request, uid, 'take-bookings');
  const command = { type: 'UndoCancellation', data: { uid, now: ports.now() } } as const;
  const stream = checkoutStream(uid);
  const begun = await ports.commands.handle(checkout, stream, command, context);
  if (begun.events.length > 0) ports.failpoint('cancellation-undo-begun');
  const open = openUndo(begun.state);
  const finished = open ? await finishUndo(ports, { uid, undo: open.undo }, context) : [];
  const done = await ports.followUp(finished);
  const { state, position } = await ports.commands.load(checkout, stream);
  if (state.status === 'canceled' && !openUndo(state)) throw tooLateToUndo('nights-sold');
  return latestPosition([done, position]);
}

/** The calendar decides; that the block is there again follows. */
async function undoBlockLifted(
  ports: Commands & Following,
  request: FastifyRequest,
  { bookingId, terms, reinstated }: PlacedBooking,
): Promise<Position> {
  const { roomId, checkIn, checkOut, units = 1 } = terms;
  const nights = { roomId, bookingId, checkIn, checkOut, units, undo: reinstated + 1 };
  const data = { ...nights, kind: 'blocked' } as const;
  const command = { type: 'RestoreNights', data } as const;
  const stream = roomCalendarStream(roomId);
  const { events, position } = await ports.commands
    .handle(roomCalendar, stream, command, contextOf(request))
    .catch((error: unknown) => {
      const isSold = error instanceof Refusal && error.code === 'room-already-booked';
      throw isSold ? tooLateToUndo('nights-sold') : error;
    });
  return latestPosition([position, await ports.followUp(events)]);
}

/** Its former nights are got before the booking decides. */
async function undoMove(
  ports: Commands & Clock & Failpoints & RequestIds & Following,
  request: FastifyRequest,
  known: PlacedBooking,
  from: StayTerms,
  named: Omit<Named, 'bookingId'>,
): Promise<Position> {
  const { bookingId, moves } = known;
  const at = ports.now();
  const moveId = idFor(request, ports, `undo ${bookingId} ${named.deed}`);
  const who = { by: principalOf(request).userId, at };
  try {
    const { to, takes } = await planBack(ports, known, from);
    const back = { ...who, moveId, hadBy: moves.last, to, chargeId: null, reason: null };
    const data = { ...named, ...who, bookingId, back };
    return await executeMove(
      ports,
      request,
      { type: 'UndoDeed', data },
      { ...back, bookingId, takes },
    );
  } catch (error) {
    const isSold = error instanceof Refusal && error.code === 'room-already-booked';
    throw isSold ? tooLateToUndo('nights-sold') : error;
  }
}

/** With the sentence that says what stands on the deed. */
function inWords(error: unknown): unknown {
  if (!(error instanceof Refusal) || error.code !== 'too-late-to-undo') return error;
  const standsOn = error.facts?.standsOn;
  if (!isOneOf(UNDO_BLOCKERS, standsOn)) return error;
  return new Refusal(error.code, error.message, error.facts, UNDO_SENTENCES[standsOn]);
}
