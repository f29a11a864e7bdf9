import type { ChargeInProgress } from '@baanpak/contract/payment/charge-requests.ts';
import { checkout, checkoutStream } from '@baanpak/domain/checkout/checkout.ts';
import { payment, paymentStream } from '@baanpak/domain/payment/payment.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import type { ChargeMethod } from '@baanpak/domain/values/money/charge-method.ts';
import type { CommandContext } from '@baanpak/infrastructure/event-store/codec/metadata.ts';
import {
  type ProviderCharge,
  ProviderRefused,
  ProviderUnknown,
} from '@baanpak/infrastructure/payment-provider/port.ts';
import type { Clock, Commands, Following, Holding, Payments } from '../../ports.ts';
import { endCharge } from './end-charge.ts';
import { followedByAnother } from './followed-by-another.ts';
import { payableCheckout } from './payable-checkout.ts';
import { releaseAttempt } from './release-attempt.ts';
import { type Settled, settledCharge } from './settled-charge.ts';

type NewAttempt = Readonly<{
  uid: string;
  method: ChargeMethod;
  expectedAmount?: number | undefined;
}>;

/**
 * One charge at a time for a checkout: what is pending is ended at the provider. Where its answer was
 * not known yet and it is paid by the same method it is what the guest asks for again, and answered;
 * else null, once the way is clear. Refuses with `not-payable`, `price-changed`, `payment-unknown`, or
 * `payment-in-progress` and the charge that the provider does not end
 * (docs/adr/0024-one-charge-at-a-time.md).
 */
export async function endPendingCharges(
  ports: Commands & Clock & Holding & Payments & Following,
  attempt: NewAttempt,
  context: CommandContext,
): Promise<Settled | null> {
  const { attempts } = await payableCheckout(ports, attempt.uid, attempt.expectedAmount);
  for (const [attemptId, outcome] of attempts) {
    if (outcome !== 'pending') continue;
    const found = await foundOrEnded(ports, attempt, attemptId, context);
    if (found) return found;
  }
  return null;
}

async function foundOrEnded(
  ports: Commands & Clock & Holding & Payments & Following,
  { uid, method }: NewAttempt,
  attemptId: string,
  context: CommandContext,
): Promise<Settled | null> {
  const { state } = await ports.commands.load(payment, paymentStream(attemptId));
  if (state.status === 'requested') {
    const found = await settledCharge(ports, attemptId, context);
    if (found && state.method === method) return found;
  }
  const pending = await ended(ports, attemptId, context);
  if (pending && state.status !== 'unknown') throw inProgress(pending, state.method);
  await ports.followUp(await releaseAttempt(ports, { uid, attemptId }, context));
  await followedByAnother(ports, uid, attemptId);
  const { state: due } = await ports.commands.load(checkout, checkoutStream(uid));
  if ('attempts' in due && due.attempts.get(attemptId) === 'pending')
    throw new Refusal('payment-unknown', 'What was paid has not reached the checkout yet');
  return null;
}

async function ended(
  ports: Commands & Clock & Holding & Payments & Following,
  attemptId: string,
  context: CommandContext,
): Promise<ProviderCharge | null> {
  try {
    return await endCharge(ports, attemptId, context);
  } catch (error) {
    if (error instanceof ProviderUnknown || error instanceof ProviderRefused)
      throw new Refusal('payment-unknown', 'The provider does not say what became of a charge');
    throw error;
  }
}

/** With it a screen goes on where the guest left: the code to scan, or the bank's page. */
const inProgress = (
  { facts: { chargeId, status, expiresAt, authorizeUri, qrUri } }: ProviderCharge,
  method: ChargeMethod,
): Refusal =>
  new Refusal('payment-in-progress', 'A charge of this checkout can not be ended', {
    charge: {
      charge_id: chargeId,
      ...{ status, method },
      expires_at: expiresAt,
      authorize_uri: authorizeUri,
      qr: qrUri,
    },
  } satisfies ChargeInProgress);
