import type { Message } from '../values/decider/message.ts';
import type { Instant } from '../values/time/instant.ts';
import type { LocalDate } from '../values/time/local-date.ts';
import type { PlannedMove } from './move-messages.ts';

// Deeds of staff that are taken back (docs/adr/0051-undo.md).

/**
 * Takes back what the event of revision `deed` did: that the guest came, left or never came, a move or a block.
 * `expectedVersion` null: whatever it is.
 */
export type UndoAction = Message<
  'UndoDeed',
  {
    bookingId: string;
    expectedVersion: number | null;
    deed: number;
    /** Where the stay was, its nights being held; absent where the deed moved nothing. */
    back?: PlannedMove;
    by: string;
    at: Instant;
  }
>;
/** It has its nights again: what was called off stands, a block is there. `undo` counts from 1. */
export type ReinstateBooking = Message<
  'ReinstateBooking',
  { bookingId: string; undo: number; at: Instant }
>;
export type UndoCommand = UndoAction | ReinstateBooking;

type TakenBack = { bookingId: string; by: string; at: Instant; checkOut: LocalDate };
export type DepartureUndone = Message<'DepartureUndone', TakenBack>;
export type NoShowUndone = Message<'NoShowUndone', TakenBack>;
export type BookingReinstated = Message<
  'BookingReinstated',
  ReinstateBooking['data'] & {
    status: 'Reserved' | 'Booked' | 'Unavailable';
    checkOut: LocalDate;
  }
>;
export type UndoEvent = DepartureUndone | NoShowUndone | BookingReinstated;
