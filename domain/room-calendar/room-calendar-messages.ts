import type { Message } from '../values/decider/message.ts';
import type { BookingChannel } from '../values/money/rates.ts';
import type { Language } from '../values/text/i18n-text.ts';
import type { Instant } from '../values/time/instant.ts';
import type { LocalDate, Stay } from '../values/time/local-date.ts';
import type { CalendarMoveCommand, CalendarMoveEvent } from './calendar-move-messages.ts';
import type { UnitCommand, UnitEvent } from './unit-messages.ts';

export type ReleaseReason = 'expired' | 'given-up' | 'abandoned' | 'refused' | 'canceled' | 'moved';
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
