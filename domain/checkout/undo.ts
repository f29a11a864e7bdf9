import { Refusal } from '../values/decider/refusal.ts';
import type { Instant } from '../values/time/instant.ts';
import {
  type CancellationUndo,
  type CancellationUndoBegun,
  type CancellationUndoRefused,
  type Checkout,
  type CheckoutReinstated,
  type HeldCheckout,
  isHeld,
  type RefuseUndo,
  type ReinstateCheckout,
  type UndoCancellation,
  type UndoCancellationCommand,
  type UndoCancellationEvent,
} from './checkout-state.ts';

// That a cancellation is taken back is recorded here before any calendar is touched, so that after a crash
// somebody carries it on, and here alone it is decided whether it stands (docs/adr/0051-undo.md).

type Canceled = Extract<Checkout, { status: 'canceled' }>;

export function decideUndo(
  state: Checkout,
  command: UndoCancellationCommand,
): UndoCancellationEvent[] {
  switch (command.type) {
    case 'UndoCancellation':
      return undoCancellation(state, command);
    case 'ReinstateCheckout':
      return reinstateCheckout(state, command);
    case 'RefuseUndo':
      return refuseUndo(state, command);
  }
}

/** Nothing where it is under way, or was done before. */
function undoCancellation(
  state: Checkout,
  { data: { uid, now: begunAt } }: UndoCancellation,
): CancellationUndoBegun[] {
  if (!isHeld(state)) throw new Refusal('not-found', 'Nothing is booked with this checkout');
  if (state.status !== 'canceled' || openUndo(state)) return [];
  const standsOn = cancellationUndoBlocker(state, begunAt);
  if (standsOn)
    throw new Refusal('too-late-to-undo', `It cannot be undone: ${standsOn}`, { standsOn });
  const undo = state.undos.length + 1;
  return [{ type: 'CancellationUndoBegun', data: { uid, ...undoing(state, undo, begunAt) } }];
}

/** What keeps a cancellation from being taken back, no matter who asks; null: nothing here. */
export function cancellationUndoBlocker(
  state: Checkout,
  now: Instant,
): 'money' | 'hold-over' | null {
  if (state.status !== 'canceled') return null;
  const { isFinal, heldUntil } = state.cancellation;
  if (isFinal || hasMoney(state)) return 'money';
  return heldUntil !== null && heldUntil <= now ? 'hold-over' : null;
}

/** Where money came meanwhile, it stays canceled: that goes back. */
function reinstateCheckout(
  state: Checkout,
  { data: { uid, undo } }: ReinstateCheckout,
): (CheckoutReinstated | CancellationUndoRefused)[] {
  const open = isOpen(state, undo);
  if (!open) return [];
  const data = { uid, ...undoing(open.canceled, undo, open.begunAt) };
  if (hasMoney(open.canceled)) return [{ type: 'CancellationUndoRefused', data }];
  const { heldUntil } = open.canceled.cancellation;
  return [{ type: 'CheckoutReinstated', data: { ...data, heldUntil } }];
}

function refuseUndo(
  state: Checkout,
  { data: { uid, undo } }: RefuseUndo,
): CancellationUndoRefused[] {
  const open = isOpen(state, undo);
  if (!open) return [];
  const data = { uid, ...undoing(open.canceled, undo, open.begunAt) };
  return [{ type: 'CancellationUndoRefused', data }];
}

/** What is being taken back, with its number. */
export function openUndo(state: Checkout): (CancellationUndo & { undo: number }) | undefined {
  const last = isHeld(state) ? state.undos.at(-1) : undefined;
  return isHeld(state) && last?.outcome === 'open'
    ? { ...last, undo: state.undos.length }
    : undefined;
}

export function evolveUndo(state: HeldCheckout, event: UndoCancellationEvent): Checkout {
  const { undo, begunAt } = event.data;
  const undos = (outcome: CancellationUndo['outcome']) => [
    ...state.undos.slice(0, undo - 1),
    { begunAt, outcome },
  ];
  switch (event.type) {
    case 'CancellationUndoBegun':
      return { ...state, undos: undos('open') };
    case 'CancellationUndoRefused':
      return { ...state, undos: undos('refused') };
    case 'CheckoutReinstated': {
      const { heldUntil } = event.data;
      const back = { ...state, undos: undos('reinstated') };
      return heldUntil === null
        ? { ...back, status: 'awaited' }
        : { ...back, status: 'held', heldUntil };
    }
  }
}

const undoing = (
  { stays, cancellation: { canceledAt } }: Canceled,
  undo: number,
  begunAt: Instant,
) => ({ undo, stays, canceledAt, begunAt });

function isOpen(state: Checkout, undo: number) {
  const open = openUndo(state);
  return state.status === 'canceled' && open?.undo === undo
    ? { canceled: state, begunAt: open.begunAt }
    : undefined;
}

const hasMoney = ({ late, attempts }: HeldCheckout): boolean =>
  late.size > 0 || [...attempts.values()].includes('returned');
