import { bookingStream } from '@baanpak/domain/booking/booking.ts';
import type { PlacedBooking } from '@baanpak/domain/booking/booking-state.ts';
import { tooLateToUndo, undoableKindOf } from '@baanpak/domain/booking/undo.ts';
import { checkoutStream } from '@baanpak/domain/checkout/checkout.ts';
import { comparePositions } from '@baanpak/infrastructure/event-store/port.ts';
import { invalidField } from '@baanpak/infrastructure/http/invalid-request.ts';
import { parsePositionToken } from '@baanpak/infrastructure/http/position-token.ts';
import type { History, Store } from '../../ports.ts';

/**
 * The revision of the deed that a position names: its own, that of another event of the same write, or of
 * that write's answer, which lies behind them all. Throws InvalidRequest (400), or `too-late-to-undo`
 * where that write did nothing that can be taken back.
 */
export async function requestedUndo(
  { storeId, historyOf }: History & Store,
  { bookingId, terms }: PlacedBooking,
  token: string,
): Promise<number> {
  const { storeId: named, position } = parsePositionToken(token, 'position');
  if (named !== storeId)
    throw invalidField('position', { th: 'ไม่ใช่ของระบบนี้', en: 'is of another store' });
  const [own, paying] = await Promise.all([
    historyOf(bookingStream(bookingId)),
    historyOf(checkoutStream(terms.checkoutUid)),
  ]);
  const isUpTo = (event: (typeof own)[number]) => comparePositions(event.position, position) <= 0;
  const last = [...own, ...paying]
    .toSorted((a, b) => comparePositions(a.position, b.position))
    .findLast(isUpTo);
  const ofWrite = own.filter(
    ({ type, metadata }) =>
      undoableKindOf(type) !== undefined && metadata.correlationId === last?.metadata.correlationId,
  );
  const deed = ofWrite.at(-1); // a departure stands on the move that gave its nights back
  if (!deed) throw tooLateToUndo('no-deed');
  return deed.revision;
}
