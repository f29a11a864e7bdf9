import { assertVersion } from '@baanpak/domain/booking/booking-state.ts';
import { checkout, checkoutStream } from '@baanpak/domain/checkout/checkout.ts';
import type { Checkout } from '@baanpak/domain/checkout/checkout-state.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import type { Position } from '@baanpak/infrastructure/event-store/port.ts';
import type { FastifyRequest } from 'fastify';
import { latestPosition } from '../../http/answer.ts';
import { contextOf, idFor } from '../../http/request.ts';
import type {
  Clock,
  Commands,
  Failpoints,
  Following,
  RequestIds,
  SecondFactors,
} from '../../ports.ts';
import { finishOpenLateSettlement, settleLateMoney } from '../checkout/settle-late-money.ts';
import { loadBooking } from './booking-answer.ts';
import { assertAllTheirs } from './cancel-booking.ts';
import { whyNotPayable } from './why-not-payable.ts';

/**
 * The hotel has the money, by transfer or in cash: for all that is paid for together. It races with
 * the hold's end and with online payments in the checkout. Refuses with `paid-online` while a guest is
 * to pay through the provider, `payment-in-progress`, and `not-payable`, which says why, once it was
 * paid, canceled or refunded. After the hold's end the nights are taken again; where they are not free
 * the money is owed back, and `room-already-booked` says so.
 */
export async function confirmPayment(
  ports: Commands & Clock & Failpoints & RequestIds & SecondFactors & Following,
  request: FastifyRequest,
  bookingId: string,
  expectedVersion: number | null,
): Promise<Position> {
  const { state } = await loadBooking(ports, bookingId);
  const { checkoutUid: uid, units } = state.terms;
  if (state.status === 'Unavailable' || units !== undefined)
    throw new Refusal('wrong-status', 'Nobody pays for a block');
  await assertAllTheirs(ports, request, uid, 'decide-money');
  const transferId = idFor(request, ports, `confirm-payment ${uid}`);
  const { state: paying, position } = await ports.commands.load(checkout, checkoutStream(uid));
  if (isConfirmed(paying, transferId)) return position;
  const { status, terms } = assertVersion(state, expectedVersion);
  const why = whyNotPayable(state, paying);
  if (why) throw new Refusal('not-payable', why.en, undefined, why);
  if ((status === 'Reserved' || status === 'Expired') && terms.paymentMethod !== 'direct')
    throw new Refusal('paid-online', 'The provider tells when it is paid');
  if (paying.status === 'expired') return confirmLate(ports, request, uid, transferId);
  const command = {
    type: 'ConfirmTransfer',
    data: { uid, transferId, paidAt: ports.now() },
  } as const;
  const stream = checkoutStream(uid);
  const { events } = await ports.commands.handle(checkout, stream, command, contextOf(request));
  return ports.followUp(events);
}

/** The same request came before. */
const isConfirmed = (paying: Checkout, transferId: string): boolean =>
  'stays' in paying && paying.confirmedTransfer === transferId;

/** Where it breaks off, a process carries it on: the nights stay taken until the checkout decides. */
async function confirmLate(
  ports: Commands & Clock & Failpoints & Following,
  request: FastifyRequest,
  uid: string,
  transferId: string,
): Promise<Position> {
  const context = contextOf(request);
  const before = await ports.followUp(await finishOpenLateSettlement(ports, uid, context));
  const data = { uid, attemptId: transferId, of: 'transfer', now: ports.now() } as const;
  const done = await ports.followUp(await settleLateMoney(ports, data, context));
  const { state, position } = await ports.commands.load(checkout, checkoutStream(uid));
  if (isConfirmed(state, transferId)) return latestPosition([before, done, position]);
  throw new Refusal('room-already-booked', 'The nights were sold; the money is to be given back');
}
