import { assertVersion } from '@baanpak/domain/booking/booking-state.ts';
import { checkout, checkoutStream } from '@baanpak/domain/checkout/checkout.ts';
import { refund, refundStream } from '@baanpak/domain/refund/refund.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import type { Satang } from '@baanpak/domain/values/money/money.ts';
import type { Position } from '@baanpak/infrastructure/event-store/port.ts';
import type { FastifyRequest } from 'fastify';
import { latestPosition } from '../../http/answer.ts';
import { contextOf, idFor } from '../../http/request.ts';
import type { Commands, Following, RequestIds } from '../../ports.ts';
import { loadBooking } from './booking-answer.ts';

export type RecordedTransfer = Readonly<{
  amount: Satang;
  /** What the bank calls it: the same one for the same amount is the same transfer. */
  reference: string | null;
  expectedVersion: number | null;
}>;

/**
 * A transfer came all the same to a booking that is paid, or has ended: the hotel owes it back. Refuses
 * `wrong-status` while it may pay for the booking, and `idempotency-key-reused`.
 */
export async function recordTransfer(
  ports: Commands & RequestIds & Following,
  request: FastifyRequest,
  bookingId: string,
  { amount, reference, expectedVersion }: RecordedTransfer,
): Promise<Position> {
  const { state } = await loadBooking(ports, bookingId);
  const { checkoutUid: uid, units } = state.terms;
  if (units !== undefined) throw new Refusal('wrong-status', 'Nobody pays for a block');
  const transferId =
    reference === null
      ? idFor(request, ports, `record-transfer ${bookingId}`)
      : ports.ids.idFor({ caller: bookingId, route: 'transfer', key: `${amount} ${reference}` });
  const before = await ports.commands.load(refund, refundStream(transferId));
  if (before.state.status === 'unknown') assertVersion(state, expectedVersion);
  else if (before.state.amount !== amount)
    throw new Refusal('idempotency-key-reused', 'The key was used with another amount');
  const data = { uid, transferId, bookingId, amount, reference };
  const { events, position } = await ports.commands.handle(
    checkout,
    checkoutStream(uid),
    { type: 'RecordTransfer', data },
    contextOf(request),
  );
  return latestPosition([position, await ports.followUp(events)]);
}
