import type { StaffAction } from '@baanpak/contract/booking/staff-booking-requests.ts';
import { UNDO_SENTENCES } from '@baanpak/contract/problems/undo-sentences.ts';
import { booking, bookingStream } from '@baanpak/domain/booking/booking.ts';
import {
  assertVersion,
  type PlacedBooking,
  type StayTerms,
  type UndoableKind,
} from '@baanpak/domain/booking/booking-state.ts';
import {
  tooLateToUndo,
  UNDO_BLOCKERS,
  undoableActionAt,
  undoableKindOf,
  undoBlocker,
} from '@baanpak/domain/booking/undo.ts';
import { checkout, checkoutStream } from '@baanpak/domain/checkout/checkout.ts';
import { cancellationUndoBlocker, openUndo } from '@baanpak/domain/checkout/undo.ts';
import { roomCalendar, roomCalendarStream } from '@baanpak/domain/room-calendar/room-calendar.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import { isOneOf } from '@baanpak/domain/values/fields/fields.ts';
import {
  comparePositions,
  latestPosition,
  type Position,
} from '@baanpak/infrastructure/event-store/port.ts';
import { invalidField } from '@baanpak/infrastructure/http/invalid-request.ts';
import { parsePositionToken, positionToken } from '@baanpak/infrastructure/http/position-token.ts';
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
import type { Staff } from '../caller.ts';
import { finishUndo } from '../checkout/finish-undo.ts';
import { loadBooking } from './load-booking.ts';
import { executeMove } from './move-stay.ts';
import { planBack } from './plan-move.ts';
import { assertAllTheirs } from './staff-rights.ts';

/** `position`: of the write, or of any event it wrote. */
type Asked = Readonly<{ bookingId: string; position: string; expectedVersion: number | null }>;

/**
 * Takes back what a write did to a booking: that the guest came, left or never came, a move, a block or its
 * end, a cancellation. Nothing where it was taken back before; `too-late-to-undo` says what stands on it.
 */
export async function undo(
  ports: Commands & Clock & History & Failpoints & RequestIds & Store & SecondFactors & Following,
  by: Staff,
  { bookingId, position: token, expectedVersion }: Asked,
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
        ? await undoCancellation(ports, by, known)
        : await undoBlockLifted(ports, by, known);
    }
    if (!deed.move)
      return await undoDeed(ports, by, { bookingId, deed: revision, expectedVersion });
    if (stands) throw tooLateToUndo(stands);
    return await undoMove(ports, by, known, deed.move.from, {
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
  by: Staff,
  named: Named,
): Promise<Position> {
  const data = { ...named, by: by.principal.userId, at: ports.now() };
  const { events, position } = await ports.commands.handle(
    booking,
    bookingStream(named.bookingId),
    { type: 'UndoDeed', data },
    by.context,
  );
  return latestPosition([position, await ports.followUp(events)]);
}

/** All that was canceled together; the checkout knows of it before any calendar does. */
async function undoCancellation(
  ports: Commands & Clock & Failpoints & SecondFactors & Following,
  by: Staff,
  { terms: { checkoutUid: uid } }: PlacedBooking,
): Promise<Position> {
  const context = by.context;
  await assertAllTheirs(ports, by, uid, 'take-bookings');
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
  by: Staff,
  { bookingId, terms, reinstated }: PlacedBooking,
): Promise<Position> {
  const { roomId, checkIn, checkOut, units = 1 } = terms;
  const nights = { roomId, bookingId, checkIn, checkOut, units, undo: reinstated + 1 };
  const data = { ...nights, kind: 'blocked' } as const;
  const command = { type: 'RestoreNights', data } as const;
  const stream = roomCalendarStream(roomId);
  const { events, position } = await ports.commands
    .handle(roomCalendar, stream, command, by.context)
    .catch((error: unknown) => {
      const isSold = error instanceof Refusal && error.code === 'room-already-booked';
      throw isSold ? tooLateToUndo('nights-sold') : error;
    });
  return latestPosition([position, await ports.followUp(events)]);
}

/** Its former nights are got before the booking decides. */
async function undoMove(
  ports: Commands & Clock & Failpoints & RequestIds & Following,
  by: Staff,
  known: PlacedBooking,
  from: StayTerms,
  named: Omit<Named, 'bookingId'>,
): Promise<Position> {
  const { bookingId, moves } = known;
  const at = ports.now();
  const moveId = by.idFor(`undo ${bookingId} ${named.deed}`);
  const who = { by: by.principal.userId, at };
  try {
    const { to, takes } = await planBack(ports, known, from);
    const back = { ...who, moveId, hadBy: moves.last, to, chargeId: null, reason: null };
    const data = { ...named, ...who, bookingId, back };
    const command = { type: 'UndoDeed', data } as const;
    return await executeMove(ports, by, { ...back, bookingId, takes, command });
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

/**
 * The revision of the deed that a position names: its own, that of another event of the same write, or of
 * that write's answer, which lies behind them all. Throws InvalidRequest (400), or `too-late-to-undo`
 * where that write did nothing that can be taken back.
 */
export async function requestedUndo(
  { storeId, historyOf }: History & Store,
  { bookingId, terms }: PlacedBooking,
  token: string,
): Promise<number> {
  const { storeId: named, position } = parsePositionToken(token, 'position');
  if (named !== storeId)
    throw invalidField('position', { th: 'ไม่ใช่ของระบบนี้', en: 'is of another store' });
  const [own, paying] = await Promise.all([
    historyOf(bookingStream(bookingId)),
    historyOf(checkoutStream(terms.checkoutUid)),
  ]);
  const isUpTo = (event: (typeof own)[number]) => comparePositions(event.position, position) <= 0;
  const last = [...own, ...paying]
    .toSorted((a, b) => comparePositions(a.position, b.position))
    .findLast(isUpTo);
  const ofWrite = own.filter(
    ({ type, metadata }) =>
      undoableKindOf(type) !== undefined && metadata.correlationId === last?.metadata.correlationId,
  );
  const deed = ofWrite.at(-1); // a departure stands on the move that gave its nights back
  if (!deed) throw tooLateToUndo('no-deed');
  return deed.revision;
}

/** What a write may have done that can be taken back. */
const MADE_BY: Readonly<Partial<Record<StaffAction | 'block' | 'move', readonly UndoableKind[]>>> =
  {
    block: ['block'],
    move: ['move'],
    'check-in': ['arrival'],
    'check-out': ['departure'],
    'no-show': ['no-show'],
    cancel: ['cancellation', 'block-lifted'],
  };

/** What takes back a write that ended at a place of the log; null where nothing does. */
export async function offeredUndo(
  ports: Commands & Clock & History & Store,
  bookingId: string,
  by: StaffAction | 'block' | 'move' | undefined,
  done: Position,
): Promise<string | null> {
  const kinds = by && MADE_BY[by];
  if (!kinds) return null;
  const now = ports.now();
  const { state } = await loadBooking(ports, bookingId);
  const deed = state.deeds.at(-1);
  if (!deed || !kinds.includes(deed.kind)) return null;
  if (undoBlocker(state, deed, now)) return null;
  if (deed.kind === 'cancellation') {
    const stream = checkoutStream(state.terms.checkoutUid);
    const { state: paying } = await ports.commands.load(checkout, stream);
    if (cancellationUndoBlocker(paying, now)) return null;
  }
  const events = await ports.historyOf(bookingStream(bookingId));
  const made = events.find(({ revision }) => revision === deed.revision);
  const last = events.findLast(({ position }) => comparePositions(position, done) <= 0);
  const isOfThisWrite = made && made.metadata.correlationId === last?.metadata.correlationId;
  if (!isOfThisWrite || comparePositions(made.position, done) > 0) return null;
  return positionToken({ storeId: ports.storeId, position: made.position });
}
