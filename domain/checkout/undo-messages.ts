import type { Message } from '../values/decider/message.ts';
import type { Instant } from '../values/time/instant.ts';
import type { HeldStay } from './checkout-messages.ts';

// A cancellation by staff that is taken back (docs/adr/0051-undo.md).

type OfUndo = { uid: string; undo: number };
/** Refuses `too-late-to-undo` once money came for it, or its hold's time is up. */
export type UndoCancellation = Message<'UndoCancellation', { uid: string; now: Instant }>;
/** All nights could be obtained again. */
export type ReinstateCheckout = Message<'ReinstateCheckout', OfUndo>;
/** They could not. */
export type RefuseUndo = Message<'RefuseUndo', OfUndo>;
export type UndoCancellationCommand = UndoCancellation | ReinstateCheckout | RefuseUndo;

type Undoing = OfUndo & { stays: readonly HeldStay[]; canceledAt: Instant; begunAt: Instant };
/** The `undo`-th of this checkout, counted from 1: recorded before any calendar is touched. */
export type CancellationUndoBegun = Message<'CancellationUndoBegun', Undoing>;
/** Its stays are as they were; `heldUntil` null: staff took them, and they wait without an end. */
export type CheckoutReinstated = Message<
  'CheckoutReinstated',
  Undoing & { heldUntil: Instant | null }
>;
/** It stays canceled; what was restored for it is let go of. */
export type CancellationUndoRefused = Message<'CancellationUndoRefused', Undoing>;
export type UndoCancellationEvent =
  | CancellationUndoBegun
  | CheckoutReinstated
  | CancellationUndoRefused;

/** That a cancellation is taken back, and what came of it. */
export type CancellationUndo = Readonly<{
  begunAt: Instant;
  outcome: 'open' | 'reinstated' | 'refused';
}>;
/** What staff called off: when, until when it was held, and whether money was received for it. */
export type Cancellation = Readonly<{
  canceledAt: Instant;
  heldUntil: Instant | null;
  isFinal: boolean;
}>;
