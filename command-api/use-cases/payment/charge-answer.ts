import type { ChargeJson } from '@baanpak/contract/payment/charge.ts';
import { toCharge } from '@baanpak/contract/payment/to-charge.ts';
import { checkout, checkoutStream } from '@baanpak/domain/checkout/checkout.ts';
import { payment, paymentStream } from '@baanpak/domain/payment/payment.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import type { Position } from '@baanpak/infrastructure/event-store/port.ts';
import { latestPosition } from '../../http/answer.ts';
import type { Clock, Commands } from '../../ports.ts';
import { bookingAnswer } from '../booking/booking-answer.ts';

/** An attempt's charge, and the bookings it pays for where `bookingId` is one of them, as the read models will show them at `position`. */
export async function chargeAnswer(
  ports: Commands & Clock,
  attemptId: string,
  bookingId: string | undefined,
): Promise<{ charge: ChargeJson; position: Position }> {
  const found = await ports.commands.load(payment, paymentStream(attemptId));
  const { state } = found;
  if (state.status === 'unknown' || state.chargeId === null)
    throw new Refusal('not-found', 'No such charge');
  const paying = await ports.commands.load(checkout, checkoutStream(state.checkoutUid));
  const stays = 'stays' in paying.state ? paying.state.stays : [];
  const answers = await Promise.all(stays.map(({ bookingId }) => bookingAnswer(ports, bookingId)));
  const positions = answers.map(({ position }) => position);
  return {
    charge: toCharge(state.chargeId, { failureCode: null, ...state }, answers, bookingId),
    position: latestPosition([found.position, paying.position, ...positions]),
  };
}
