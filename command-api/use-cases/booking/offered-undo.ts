import type { StaffAction } from '@baanpak/contract/booking/staff-booking-requests.ts';
import { bookingStream } from '@baanpak/domain/booking/booking.ts';
import type { UndoableKind } from '@baanpak/domain/booking/booking-state.ts';
import { undoBlocker } from '@baanpak/domain/booking/undo.ts';
import { checkout, checkoutStream } from '@baanpak/domain/checkout/checkout.ts';
import { cancellationUndoBlocker } from '@baanpak/domain/checkout/undo.ts';
import { comparePositions, type Position } from '@baanpak/infrastructure/event-store/port.ts';
import { positionToken } from '@baanpak/infrastructure/http/position-token.ts';
import type { Clock, Commands, History, Store } from '../../ports.ts';
import { loadBooking } from './booking-answer.ts';

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
