import { booking, bookingStream } from '@baanpak/domain/booking/booking.ts';
import type {
  AttendanceCommand,
  PlacedBooking,
  PlannedMove,
  RecordDeparture,
} from '@baanpak/domain/booking/booking-state.ts';
import { keepsPrice } from '@baanpak/domain/booking/moves.ts';
import { quote } from '@baanpak/domain/room/quote.ts';
import { addDays, bangkokDay } from '@baanpak/domain/values/time/local-date.ts';
import { latestPosition, type Position } from '@baanpak/infrastructure/event-store/port.ts';
import type { Clock, Commands, Following, SecondFactors } from '../../ports.ts';
import type { Staff } from '../caller.ts';
import { assertNothingUnderWay, chargeOf } from '../payment/checkout-payment.ts';
import { loadOffer } from '../room/load-room.ts';
import { loadBooking } from './load-booking.ts';
import { costOfMove, type MoveCost, withRightToPayBack } from './move-stay.ts';
import { mayDecideMoney } from './staff-rights.ts';

/** `expectedVersion` null: whatever the booking is. */
type Stay = Readonly<{ bookingId: string; expectedVersion: number | null }>;

const recording =
  (type: Exclude<AttendanceCommand['type'], 'RecordDeparture'>) =>
  async (
    ports: Commands & Clock & Following,
    by: Staff,
    { bookingId, expectedVersion }: Stay,
  ): Promise<Position> => {
    const at = ports.now();
    const who = { bookingId, expectedVersion, by: by.principal.userId };
    const command = { type, data: { ...who, at, today: bangkokDay(at) } };
    const stream = bookingStream(bookingId);
    const { events, position } = await ports.commands.handle(booking, stream, command, by.context);
    return latestPosition([position, await ports.followUp(events)]);
  };

/** The guest came; from the check-in day on. */
export const checkIn = recording('RecordArrival');
/** They did not, or somebody else did. */
export const undoCheckIn = recording('UndoArrival');
/** Nobody came. */
export const recordNoShow = recording('RecordNoShow');

type Departure = Stay & Readonly<{ reprice: boolean }>;

/** The guest left. Before the last day it frees the nights left; with `reprice`, only those stayed are paid for. */
export async function checkOut(
  ports: Commands & Clock & SecondFactors & Following,
  by: Staff,
  departure: Departure,
): Promise<Position> {
  const { bookingId } = departure;
  const { state } = await loadBooking(ports, bookingId);
  const moveId = by.idFor(`check-out ${bookingId}`);
  const recordDeparture = await departureOf(ports, by, state, { ...departure, moveId });
  const command = await withRightToPayBack(ports, by, state, recordDeparture);
  const { events, position } = await ports.commands.handle(
    booking,
    bookingStream(bookingId),
    command,
    by.context,
  );
  return latestPosition([position, await ports.followUp(events)]);
}

/** What it would come to that the guest departs now, in THB, with nothing written; refuses as that would. */
export async function previewCheckOut(
  ports: Commands & Clock,
  by: Staff,
  departure: Departure,
): Promise<MoveCost> {
  const { state } = await loadBooking(ports, departure.bookingId);
  const command = await departureOf(ports, by, state, { ...departure, moveId: 'preview' });
  return costOfMove(state, booking.decide(state, command(mayDecideMoney(by, state.terms.ownerId))));
}

async function departureOf(
  ports: Commands & Clock,
  by: Staff,
  state: PlacedBooking,
  { bookingId, expectedVersion, reprice, moveId }: Departure & Readonly<{ moveId: string }>,
): Promise<(paysBack: boolean) => RecordDeparture> {
  const who = { by: by.principal.userId, at: ports.now() };
  const early = await earlyDeparture(ports, state, { ...who, reprice, moveId });
  const data = { bookingId, expectedVersion, ...who, today: bangkokDay(who.at) };
  return (paysBack) => ({
    type: 'RecordDeparture',
    data: { ...data, early: early && { ...early, paysBack } },
  });
}

/** `reprice`: the nights stayed are paid for at the prices of now; else the stay costs what it did. */
type LeavesEarly = Pick<PlannedMove, 'moveId' | 'by' | 'at'> & Readonly<{ reprice: boolean }>;

/**
 * What becomes of the nights left when the guest departs now; undefined on the last day and after. The first
 * night stays the guest's.
 */
async function earlyDeparture(
  ports: Commands,
  { terms, moves }: PlacedBooking,
  { reprice, moveId, by, at }: LeavesEarly,
): Promise<PlannedMove | undefined> {
  const today = bangkokDay(at);
  const { roomId, checkIn, checkoutUid } = terms;
  const checkOut = today > checkIn ? today : addDays(checkIn, 1);
  if (checkOut >= terms.checkOut) return undefined;
  const stay = { checkIn, checkOut };
  const told = { moveId, by, at, hadBy: moves.last, reason: null }; // all of it is written in the event
  if (!reprice)
    return { ...told, to: { roomId, ...stay, ...keepsPrice(terms, stay) }, chargeId: null };
  await assertNothingUnderWay(ports, checkoutUid);
  const { nightPrices, total: price } = quote((await loadOffer(ports, roomId)).room, stay);
  const chargeId = await chargeOf(ports, checkoutUid);
  return { ...told, to: { roomId, ...stay, nightPrices, price }, chargeId, reprice };
}
