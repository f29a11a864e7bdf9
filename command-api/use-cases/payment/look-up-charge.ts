import type { ChargeJson } from '@baanpak/contract/payment/charge.ts';
import { toCharge } from '@baanpak/contract/payment/to-charge.ts';
import { checkout, checkoutStream } from '@baanpak/domain/checkout/checkout.ts';
import { payment, paymentStream } from '@baanpak/domain/payment/payment.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import type { CommandContext } from '@baanpak/infrastructure/event-store/codec/metadata.ts';
import { latestPosition, type Position } from '@baanpak/infrastructure/event-store/port.ts';
import {
  type ProviderCharge,
  ProviderRefused,
  ProviderUnknown,
} from '@baanpak/infrastructure/payment-provider/port.ts';
import type { Clock, Commands, Following, Logging, Payments } from '../../ports.ts';
import { bookingAnswer } from '../booking/booking-answer.ts';
import { settleDispute } from '../money-case/open-case.ts';
import { recordCharge } from './settle-charge.ts';

/**
 * Fetches a charge from the provider, records what it says and does what follows. A charge that the
 * provider or we do not know is `not-found`; a provider that is away `payment-unknown`.
 */
export async function lookUpCharge(
  ports: Commands & Clock & Payments & Following,
  chargeId: string,
  context: CommandContext,
): Promise<{ attemptId: string; position: Position }> {
  const charge = await fetched(ports, chargeId);
  const { attemptId } = charge.facts;
  if (attemptId === null) throw new Refusal('not-found', 'The charge is not of ours');
  const { state } = await ports.commands.load(payment, paymentStream(attemptId));
  if (state.status === 'unknown') throw new Refusal('not-found', 'The charge is not of ours');
  if (state.chargeId !== null && state.chargeId !== chargeId)
    throw new Refusal('not-found', 'The attempt has another charge');
  const events = [
    ...(await recordCharge(ports, attemptId, charge, context)),
    ...(await settleDispute(ports, charge.facts, state.checkoutUid, context)),
  ];
  return { attemptId, position: await ports.followUp(events) };
}

async function fetched({ provider }: Payments, chargeId: string): Promise<ProviderCharge> {
  try {
    return await provider.fetchCharge(chargeId);
  } catch (error) {
    if (error instanceof ProviderRefused) throw new Refusal('not-found', 'No such charge');
    if (error instanceof ProviderUnknown)
      throw new Refusal('payment-unknown', 'The provider does not answer');
    throw error;
  }
}

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

/** The provider's webhook names a charge: looks it up. A charge that we do not know is logged and ignored. */
export async function handleChargeWebhook(
  ports: Commands & Clock & Logging & Payments & Following,
  chargeId: string,
  context: CommandContext,
): Promise<void> {
  try {
    await lookUpCharge(ports, chargeId, context);
  } catch (error) {
    if (!(error instanceof Refusal && error.code === 'not-found')) throw error;
    ports.log.warn({ chargeId }, 'A webhook spoke of a charge that is not known');
  }
}
