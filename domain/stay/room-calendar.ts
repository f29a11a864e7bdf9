import type { Decider } from '../values/decider.ts';
import type { Language } from '../values/i18n-text.ts';
import type { Instant } from '../values/instant.ts';
import { type LocalDate, nightsBetween, type Stay } from '../values/local-date.ts';
import type { Message } from '../values/message.ts';
import { Refusal } from '../values/refusal.ts';
import type { BookingChannel } from './booking-messages.ts';
import { mostTaken, unitsLeft } from './units-left.ts';

// One stream per room. Guests after the same night race on it and the event store
// lets exactly as many win as there are units (docs/adr/0003-room-calendar.md).
export const roomCalendarStream = (roomId: string) => `roomCalendar-${roomId}`;

export type ReleaseReason = 'expired' | 'given-up' | 'abandoned' | 'refused' | 'canceled';
/** A process may say so again after the nights were booked, or retaken: that is no news any more. */
const ENDS_HOLDS_ALONE: ReadonlySet<ReleaseReason> = new Set(['expired', 'given-up', 'abandoned']);

export type OpenCalendar = Message<'OpenCalendar', { roomId: string; units: number }>;
export type ChangeUnits = Message<'ChangeUnits', { roomId: string; units: number }>;
/** Sell nothing more, unless a stay has yet to end after `today`. */
export type CloseCalendar = Message<'CloseCalendar', { roomId: string; today: LocalDate }>;
export type HoldNights = Message<
  'HoldNights',
  Stay & { roomId: string; bookingId: string; checkoutUid: string; heldUntil: Instant }
>;
export type BookNights = Message<'BookNights', { roomId: string; bookingId: string }>;
/** The same nights once more for a booking that had lost them, if they are still free. */
export type RetakeNights = Message<'RetakeNights', Stay & { roomId: string; bookingId: string }>;
/** What is known of a block beside its nights; the process `keep-blocks` makes its booking of it. */
export type BlockFacts = Readonly<{
  code: string;
  checkoutUid: string;
  hotelId: string;
  ownerId: string;
  channel: BookingChannel;
  lang: Language;
  placedAt: Instant;
}>;
/** `units` null: as many as are free on all of the nights. */
export type BlockNights = Message<
  'BlockNights',
  Stay & {
    roomId: string;
    bookingId: string;
    units: number | null;
    block: BlockFacts;
    /** Personal, as every note. */
    note: string | null;
  }
>;
export type ReleaseNights = Message<
  'ReleaseNights',
  { roomId: string; bookingId: string; because: ReleaseReason }
>;
export type RoomCalendarCommand =
  | OpenCalendar
  | ChangeUnits
  | CloseCalendar
  | HoldNights
  | BookNights
  | RetakeNights
  | BlockNights
  | ReleaseNights;

export type CalendarOpened = Message<'CalendarOpened', OpenCalendar['data']>;
export type UnitsChanged = Message<'UnitsChanged', ChangeUnits['data']>;
export type CalendarClosed = Message<'CalendarClosed', { roomId: string }>;
export type NightsHeld = Message<'NightsHeld', HoldNights['data']>;
export type NightsBooked = Message<'NightsBooked', Stay & BookNights['data']>;
export type NightsRetaken = Message<'NightsRetaken', RetakeNights['data']>;
export type NightsBlocked = Message<'NightsBlocked', BlockNights['data'] & { units: number }>;
/** `units` of a block; one where it is missing. */
export type NightsReleased = Message<
  'NightsReleased',
  Stay & ReleaseNights['data'] & { units?: number }
>;
export type RoomCalendarEvent =
  | CalendarOpened
  | UnitsChanged
  | CalendarClosed
  | NightsHeld
  | NightsBooked
  | NightsRetaken
  | NightsBlocked
  | NightsReleased;

export type TakenNights = Stay & Readonly<{ kind: 'held' | 'booked' | 'blocked'; units: number }>;
export type RoomCalendar = Readonly<{
  /** How many identical rooms there are; 0 before the calendar is opened and once it is closed. */
  units: number;
  /** By booking: a booking takes one unit, a block as many as it says. */
  stays: ReadonlyMap<string, TakenNights>;
  /** Bookings whose reservation was taken back: should their hold still arrive, nobody would end it. */
  abandoned: ReadonlySet<string>;
}>;

/** Who has which nights of a room. A hold ends by an event alone, never by the clock. */
export const roomCalendar: Decider<RoomCalendar, RoomCalendarCommand, RoomCalendarEvent> = {
  initialState: { units: 0, stays: new Map(), abandoned: new Set() },
  decide(state, command) {
    switch (command.type) {
      case 'OpenCalendar':
        return state.units > 0 ? [] : [{ type: 'CalendarOpened', data: command.data }];
      case 'ChangeUnits':
        return changeUnits(state, command);
      case 'CloseCalendar':
        return closeCalendar(state, command);
      case 'HoldNights':
        return holdNights(state, command);
      case 'BookNights':
        return bookNights(state, command);
      case 'RetakeNights':
        return retakeNights(state, command);
      case 'BlockNights':
        return blockNights(state, command);
      case 'ReleaseNights':
        return releaseNights(state, command);
    }
  },
  evolve(state, event) {
    switch (event.type) {
      case 'CalendarOpened':
      case 'UnitsChanged':
        return { ...state, units: event.data.units };
      case 'CalendarClosed':
        return { ...state, units: 0 };
      case 'NightsHeld':
        return { ...state, stays: withStay(state.stays, event.data, 'held') };
      case 'NightsBooked':
      case 'NightsRetaken':
        return { ...state, stays: withStay(state.stays, event.data, 'booked') };
      case 'NightsBlocked':
        return { ...state, stays: withStay(state.stays, event.data, 'blocked', event.data.units) };
      case 'NightsReleased':
        return released(state, event);
    }
  },
};

function changeUnits({ units, stays }: RoomCalendar, { data }: ChangeUnits): UnitsChanged[] {
  if (units === 0) throw new Refusal('not-found', 'No such room');
  if (data.units === units) return [];
  if (mostTaken([...stays.values()]) > data.units)
    throw new Refusal('units-below-sold', 'More rooms are sold on one night than would be left');
  return [{ type: 'UnitsChanged', data }];
}

function closeCalendar({ units, stays }: RoomCalendar, { data }: CloseCalendar): CalendarClosed[] {
  const { roomId, today } = data;
  const toCome = [...stays.values()].filter(({ checkOut }) => checkOut > today);
  if (toCome.some(({ kind }) => kind !== 'blocked'))
    throw new Refusal('live-bookings', 'Guests have yet to stay here');
  return units === 0 ? [] : [{ type: 'CalendarClosed', data: { roomId } }];
}

function holdNights({ units, stays, abandoned }: RoomCalendar, { data }: HoldNights): NightsHeld[] {
  if (stays.has(data.bookingId)) return []; // the same request, sent twice
  if (abandoned.has(data.bookingId))
    throw new Refusal('reservation-lapsed', 'This reservation took too long and was taken back');
  if (nightsBetween(data.checkIn, data.checkOut) < 1)
    throw new Refusal('stay-too-short', 'A stay lasts at least one night');
  if (unitsLeft({ units, stays }, data) < 1)
    throw new Refusal('room-already-booked', 'This room is already booked');
  return [{ type: 'NightsHeld', data }];
}

function bookNights({ stays }: RoomCalendar, { data }: BookNights): NightsBooked[] {
  const stay = stays.get(data.bookingId);
  if (stay?.kind === 'booked') return [];
  if (stay?.kind !== 'held')
    throw new Refusal('room-already-booked', 'These nights are no longer held');
  return [{ type: 'NightsBooked', data: { ...data, ...nights(stay) } }];
}

function retakeNights(
  { units, stays }: RoomCalendar,
  { data }: RetakeNights,
): (NightsBooked | NightsRetaken)[] {
  const stay = stays.get(data.bookingId);
  if (stay?.kind === 'booked') return [];
  if (stay?.kind === 'held') return [{ type: 'NightsBooked', data }];
  if (unitsLeft({ units, stays }, data) < 1)
    throw new Refusal('room-already-booked', 'These nights were sold to another');
  return [{ type: 'NightsRetaken', data }];
}

function blockNights({ units, stays }: RoomCalendar, { data }: BlockNights): NightsBlocked[] {
  if (stays.has(data.bookingId)) return [];
  if (nightsBetween(data.checkIn, data.checkOut) < 1)
    throw new Refusal('stay-too-short', 'A block lasts at least one night');
  const left = unitsLeft({ units, stays }, data);
  const wanted = data.units ?? left;
  if (wanted < 1 || wanted > left)
    throw new Refusal('room-already-booked', 'Not so many units are free');
  return [{ type: 'NightsBlocked', data: { ...data, units: wanted } }];
}

function releaseNights({ stays }: RoomCalendar, { data }: ReleaseNights): NightsReleased[] {
  const stay = stays.get(data.bookingId);
  if (!stay || (ENDS_HOLDS_ALONE.has(data.because) && stay.kind !== 'held')) return [];
  const taken = stay.kind === 'blocked' ? { units: stay.units } : {};
  return [{ type: 'NightsReleased', data: { ...data, ...nights(stay), ...taken } }];
}

const nights = ({ checkIn, checkOut }: Stay): Stay => ({ checkIn, checkOut });

const withStay = (
  stays: RoomCalendar['stays'],
  { bookingId, checkIn, checkOut }: Stay & { bookingId: string },
  kind: TakenNights['kind'],
  units = 1,
) => new Map(stays).set(bookingId, { checkIn, checkOut, kind, units });

/** What the store encrypts, with the key of the block. */
export const ROOM_CALENDAR_PERSONAL_FIELDS = {
  NightsBlocked: { subject: 'bookingId', field: 'note' },
} as const;

function released(
  state: RoomCalendar,
  { data: { bookingId, because } }: NightsReleased,
): RoomCalendar {
  const stays = new Map(state.stays);
  stays.delete(bookingId);
  if (because !== 'abandoned') return { ...state, stays };
  return { ...state, stays, abandoned: new Set(state.abandoned).add(bookingId) };
}
