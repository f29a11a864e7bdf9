import type { Message } from '../values/decider/message.ts';
import type { LocalDate, Stay } from '../values/time/local-date.ts';

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
