import type { Message } from '../values/decider/message.ts';
import { PersistentMap } from '../values/decider/persistent-map.ts';
import type { BookingChannel } from '../values/money/rates.ts';
import type { Language } from '../values/text/i18n-text.ts';
import type { Instant } from '../values/time/instant.ts';
import { type LocalDate, localDate, type Stay } from '../values/time/local-date.ts';

// A room's calendar: its state, commands and events. Nights are held, booked, blocked and released; moves hold nights beside
// those that a booking has; decisions about units say which unit of the room a stay has. The rules stand in the other files.

export type RoomCalendar = TakenNights &
  Readonly<{
    /** How many identical rooms there are; 0 before the calendar is opened and once it is closed. */
    units: number;
    /**
     * Bookings whose reservation was taken back, with the day: should their hold still arrive, nobody
     * would end it. Forgotten after a day, when no request is still on its way.
     */
    abandoned: PersistentMap<LocalDate>;
    /** Bookings that were canceled, with the day they were to end: nothing takes nights for them again. */
    canceled: PersistentMap<LocalDate>;
    /** Which units were decided on, by booking; forgotten some time after the stay. */
    decidedUnits: PersistentMap<DecidedUnit>;
    /** Bookings that moved to another room, with the day they were to end: nothing books their nights again. */
    moved: PersistentMap<LocalDate>;
  }>;

/** Labels of units: what staff said, and where its guest is, or which a block closes. */
export type DecidedUnit = Readonly<{ byStaff: string | null; fixed: string | null }>;

/**
 * Who has which nights of a room, held so that no event and no decision costs more for the stays that
 * are past or many. The maps agree with each other; change them by the functions of taken-nights.ts alone.
 */
export type TakenNights = Readonly<{
  /** By booking: a booking takes one unit, a block as many as it says. */
  stays: PersistentMap<TakenStay>;
  /** How many units each night takes; a night that takes none is left out. */
  taken: PersistentMap<number, LocalDate>;
  /** Bookings by the day they end. */
  endings: PersistentMap<readonly string[], LocalDate>;
  /** What ended by this day is forgotten, unless it is still held. Null before the first event. */
  pastUntil: LocalDate | null;
}>;
export type TakenStay = Stay &
  Readonly<{
    kind: 'held' | 'booked' | 'blocked';
    units: number;
    /** Of late money, that they were taken for; left out where they were booked in time. */
    settlement?: number;
    /** Of which undo they were restored last; left out where never. */
    restored?: number;
    /** By which move of the booking they were got; left out where it has not moved. */
    hadBy?: string;
    /** What is held for a move that is under way; where nothing else is, `held` is all of it. */
    moving?: Stay & Readonly<{ moveId: string }>;
  }>;

export const NO_NIGHTS: TakenNights = {
  stays: PersistentMap.empty(),
  taken: PersistentMap.empty(),
  endings: PersistentMap.empty(),
  pastUntil: null,
};

export const NOTHING_TAKEN: RoomCalendar = {
  units: 0,
  ...NO_NIGHTS,
  abandoned: PersistentMap.empty(),
  canceled: PersistentMap.empty(),
  decidedUnits: PersistentMap.empty(),
  moved: PersistentMap.empty(),
};

/** Before every day there is. */
export const FIRST_DAY = localDate('0000-01-01');

export type RoomCalendarCommand =
  | OpenCalendar
  | ChangeUnits
  | CloseCalendar
  | HoldNights
  | BookNights
  | RetakeNights
  | BlockNights
  | UnitCommand
  | RestoreNights
  | ReleaseNights
  | CalendarMoveCommand;

export type RoomCalendarEvent =
  | CalendarOpened
  | UnitsChanged
  | CalendarClosed
  | NightsHeld
  | NightsBooked
  | NightsRetaken
  | NightsBlocked
  | UnitEvent
  | NightsRestored
  | NightsReleased
  | CalendarMoveEvent;

export type OpenCalendar = Message<'OpenCalendar', { roomId: string; units: number }>;
export type ChangeUnits = Message<'ChangeUnits', { roomId: string; units: number }>;
/** Sell nothing more, unless a stay has yet to end after `today`. */
export type CloseCalendar = Message<'CloseCalendar', { roomId: string; today: LocalDate }>;
export type HoldNights = Message<
  'HoldNights',
  Stay & { roomId: string; bookingId: string; checkoutUid: string; heldUntil: Instant }
>;
/** The days are those of the hold; left out by timers of an earlier version. */
export type BookNights = Message<
  'BookNights',
  { roomId: string; bookingId: string } & Partial<Stay>
>;
/** For which late settlement, counted from 1; left out in events of an earlier version. */
type ForLateSettlement = { checkoutUid?: string; settlement?: number };
/** The same nights once more for a booking that had lost them, if they are still free. */
export type RetakeNights = Message<
  'RetakeNights',
  Stay & { roomId: string; bookingId: string } & ForLateSettlement
>;
/** What is known of a block beside its nights; the process `syncBlockBookings` makes its booking of it. */
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
    /** The label of the one unit it closes, and all that the room has; left out where any will do. */
    unit?: string;
    labels?: readonly string[];
  }
>;
/**
 * The nights of what was called off once more, if they are still free; `undo` counts from 1. Of a block
 * without `checkoutUid`.
 */
export type RestoreNights = Message<
  'RestoreNights',
  Stay & {
    roomId: string;
    bookingId: string;
    kind: 'held' | 'booked' | 'blocked';
    units: number;
    undo: number;
    checkoutUid?: string;
    /** By which move the booking had them; left out where it has not moved. */
    hadBy?: string;
  }
>;
export type ReleaseReason = 'expired' | 'given-up' | 'abandoned' | 'refused' | 'canceled' | 'moved';
/**
 * `settlement`: what was taken for that one alone; a later one may have taken the nights since. So is
 * `undo` of what was restored. `undone`: how often a call-off was undone before this one; what was restored
 * since stays.
 * `hadBy`: what the booking had by that move alone, or by none.
 */
export type ReleaseNights = Message<
  'ReleaseNights',
  {
    roomId: string;
    bookingId: string;
    because: ReleaseReason;
    settlement?: number;
    undo?: number;
    undone?: number;
    hadBy?: string | null;
  }
>;

export type CalendarOpened = Message<'CalendarOpened', OpenCalendar['data']>;
export type UnitsChanged = Message<'UnitsChanged', ChangeUnits['data']>;
export type CalendarClosed = Message<'CalendarClosed', { roomId: string }>;
export type NightsHeld = Message<'NightsHeld', HoldNights['data']>;
export type NightsBooked = Message<
  'NightsBooked',
  Stay & { roomId: string; bookingId: string } & ForLateSettlement
>;
export type NightsRetaken = Message<'NightsRetaken', RetakeNights['data']>;
export type NightsBlocked = Message<
  'NightsBlocked',
  Omit<BlockNights['data'], 'labels'> & { units: number }
>;
export type NightsRestored = Message<'NightsRestored', RestoreNights['data']>;
/** `units` of a block; one where it is missing. */
export type NightsReleased = Message<
  'NightsReleased',
  Stay & Omit<ReleaseNights['data'], 'undo' | 'undone'> & { units?: number }
>;

// Moves: nights for a booking that is about to move (docs/adr/0050-moving-stays.md).

type OfMove = { roomId: string; bookingId: string; moveId: string };

/**
 * Nights for a booking that is about to move, beside those it has. What it has already of a room it stays
 * in is not taken twice.
 */
export type HoldMove = Message<
  'HoldMove',
  OfMove & Stay & { from: Readonly<{ roomId: string; hadBy: string | null }> }
>;
/** The booking has moved: the nights are its own, and it has no others in the room. */
export type KeepMovedNights = Message<'KeepMovedNights', OfMove & Stay & { hadBy: string | null }>;
/** The booking did not move: what was held for it is free again. */
export type ReleaseMove = Message<'ReleaseMove', OfMove>;
export type CalendarMoveCommand = HoldMove | KeepMovedNights | ReleaseMove;

/** `added`: the nights that were free before. */
export type MoveHeld = Message<'MoveHeld', OfMove & Stay & { added: readonly LocalDate[] }>;
/** `freed`: the nights that it has no more. */
export type NightsMoved = Message<'NightsMoved', OfMove & Stay & { freed: readonly LocalDate[] }>;
export type MoveReleased = Message<'MoveReleased', OfMove & { freed: readonly LocalDate[] }>;
export type CalendarMoveEvent = MoveHeld | NightsMoved | MoveReleased;

// Units: which unit of its room a stay has, where somebody decided it (docs/adr/0049-units-are-derived.md). Units are
// named by their labels (assign-units.ts); `labels` are those of the room's units, in their order.

type OfStay = { roomId: string; bookingId: string };

/** Staff decide. */
export type AssignUnit = Message<
  'AssignUnit',
  OfStay & { unit: string; labels: readonly string[] }
>;
/** The guest is in: the unit that the stay has now is its unit, whatever comes. */
export type FixUnit = Message<'FixUnit', OfStay & { labels: readonly string[] }>;
/** The guest is not in after all: what staff decided before counts again, if they did. */
export type FreeUnit = Message<'FreeUnit', OfStay>;
/** Units have other labels from now on. */
export type RenameUnits = Message<
  'RenameUnits',
  { roomId: string; renamed: Readonly<Record<string, string>> }
>;
export type UnitCommand = AssignUnit | FixUnit | FreeUnit | RenameUnits;

/** What staff say may be undone by need; that a guest is in, and that a unit is closed, not. */
export type UnitReason = 'staff' | 'check-in' | 'closed';
export type UnitAssigned = Message<'UnitAssigned', OfStay & { unit: string; because: UnitReason }>;
/** `unit` is what staff had decided; null: the house chooses. */
export type UnitFreed = Message<'UnitFreed', OfStay & { unit: string | null }>;
export type UnitEvent = UnitAssigned | UnitFreed;
