import type { KnownBooking } from '@baanpak/contract/booking/booking.ts';
import { attemptOfCheckout, bookingFromStates } from '@baanpak/contract/booking/present-booking.ts';
import { booking, bookingStream } from '@baanpak/domain/booking/booking.ts';
import type { PlacedBooking } from '@baanpak/domain/booking/booking-state.ts';
import { checkout, checkoutStream } from '@baanpak/domain/checkout/checkout.ts';
import type { Checkout } from '@baanpak/domain/checkout/checkout-state.ts';
import { type PaymentAttempt, payment, paymentStream } from '@baanpak/domain/payment/payment.ts';
import {
  assignedUnitLabels,
  unitLabels,
  unitsRememberedSince,
} from '@baanpak/domain/room-calendar/assign-units.ts';
import { roomCalendarStream } from '@baanpak/domain/room-calendar/room-calendar.ts';
import type { RoomCalendarEvent } from '@baanpak/domain/room-calendar/room-calendar-state.ts';
import { staysToAssign } from '@baanpak/domain/room-calendar/units.ts';
import type { LocalDate } from '@baanpak/domain/values/time/local-date.ts';
import { decodeEach, inOrderOfLog, placesOf, readPlaces } from '../log/read-log.ts';
import type { Past } from './past.ts';
import { type RoomThen, roomStatesAt, roomThen } from './room-at.ts';

/** A booking as staff read it then; undefined where it was not placed yet. Who may see what of it, its caller decides. */
export async function bookingAt(past: Past, bookingId: string): Promise<KnownBooking | undefined> {
  const { state: placed, revision } = await past.state(booking, bookingStream(bookingId));
  if (placed.status === 'unknown') return undefined;
  const { checkoutUid, roomId } = placed.terms;
  const [{ state: paying }, of] = await Promise.all([
    past.state(checkout, checkoutStream(checkoutUid)),
    roomStatesAt(past, roomId),
  ]);
  if (!of) return undefined;
  const [attempt, unit] = await Promise.all([
    attemptThen(past, paying),
    unitThen(past, placed, of),
  ]);
  const { details, slug } = of.hotel;
  const known = bookingFromStates({
    ...{ booking: placed, version: revision, checkout: paying, attempt },
    ...{ hotel: { ...details, slug }, room: roomThen(of), today: past.today },
  });
  return { ...known, staff: { ...known.staff, unit } };
}

/**
 * The attempt that paid, in time before late; else the one that may yet. A checkout that is over does not name the one
 * that paid it.
 */
async function attemptThen(past: Past, paying: Checkout): Promise<PaymentAttempt | undefined> {
  const attempts = 'attempts' in paying ? [...paying.attempts] : [];
  const made = await Promise.all(
    attempts.map(async ([attemptId, outcome]) => {
      const { state } = await past.state(payment, paymentStream(attemptId));
      return { attemptId, isLate: outcome === 'late' || outcome === 'returned', state };
    }),
  );
  const paid = made.filter(({ state }) => state.status === 'paid');
  const found = paid.find(({ isLate }) => !isLate) ?? paid[0];
  if (found) return found.state;
  const waiting = attemptOfCheckout(paying);
  return made.find(({ attemptId }) => attemptId === waiting)?.state;
}

/** The unit that staff were told on that day; null where it had none. */
async function unitThen(
  past: Past,
  { bookingId, status, terms }: PlacedBooking,
  { room, calendar }: RoomThen,
): Promise<string | null> {
  if (status === 'Canceled' || status === 'Expired') return null;
  const since = unitsRememberedSince(past.today);
  if (terms.checkOut <= since) return decidedUnitThen(past, bookingId);
  return unitsThen({ room, calendar }, since).get(bookingId) ?? null;
}

/** By calendar, so that a page of bookings of one room assigns its units once. */
const assigned = new WeakMap<object, Readonly<{ since: LocalDate; units: Units }>>();
type Units = ReturnType<typeof assignedUnitLabels>;

function unitsThen(
  { room, calendar }: Pick<RoomThen, 'room' | 'calendar'>,
  since: LocalDate,
): Units {
  const known = assigned.get(calendar);
  if (known?.since === since) return known.units;
  const stays = staysToAssign(calendar).filter(({ checkOut }) => checkOut > since);
  const labels = unitLabels(calendar.units, room.details.unitNames ?? []);
  const units = assignedUnitLabels(stays, labels);
  if (stays.length > 0) assigned.set(calendar, { since, units });
  return units;
}

/** Events of one stay in the calendars of its rooms. */
const MOST_OF_STAY = 2_000;

/** What was decided of the unit of a stay that was over so long before that its calendar had forgotten it. */
async function decidedUnitThen(past: Past, bookingId: string): Promise<string | null> {
  const { db, log, upTo } = past;
  const places = await placesOf(
    db,
    { kind: 'booking', id: bookingId },
    { upTo, most: MOST_OF_STAY },
  );
  const inCalendars = places.filter(({ stream }) => stream.startsWith(roomCalendarStream('')));
  const stored = inOrderOfLog(await readPlaces(log.store, inCalendars));
  const { events } = await decodeEach<RoomCalendarEvent>(log.codec, stored);
  let byStaff: string | null = null;
  let byHouse: string | null = null;
  for (const { type, data } of events)
    if (type === 'UnitAssigned' && data.because === 'staff') byStaff = data.unit;
    else if (type === 'UnitAssigned') byHouse = data.unit;
    else if (type === 'UnitFreed') byHouse = null;
    else if (type === 'NightsBlocked' && data.unit !== undefined) byHouse = data.unit;
  return byHouse ?? byStaff;
}
