import { checkout, checkoutStream } from '@baanpak/domain/checkout/checkout.ts';
import {
  payment,
  paymentStream,
  type RequestCharge,
  sendBy,
} from '@baanpak/domain/payment/payment.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import type { ChargeMethod } from '@baanpak/domain/values/money/charge-method.ts';
import { after } from '@baanpak/domain/values/time/instant.ts';
import type { CommandContext } from '@baanpak/infrastructure/event-store/codec/metadata.ts';
import {
  NOT_SENT,
  type ProviderCharge,
  ProviderRefused,
  ProviderUnknown,
} from '@baanpak/infrastructure/payment-provider/port.ts';
import type { Clock, Commands, Failpoints, Following, Holding, Payments } from '../../ports.ts';
import { chargeDescription } from './charge-description.ts';
import { followedByAnother } from './followed-by-another.ts';
import { payableCheckout } from './payable-checkout.ts';
import { recordCharge, recordNoCharge } from './record-charge.ts';
import { releaseAttempt } from './release-attempt.ts';
import { returnAddress } from './return-address.ts';
import type { Settled } from './settled-charge.ts';

export type PaymentRequest = Readonly<{
  attemptId: string;
  uid: string;
  method: ChargeMethod;
  token?: string;
  /** Where the guest goes on in the end; the provider is told of its origin alone. */
  returnUri: string;
  /** In THB, as the payer was shown. */
  expectedAmount?: number | undefined;
}>;

/**
 * Writes the intent, lets the checkout decide, asks the provider, records what it answered and does what
 * follows. Null for an attempt whose intent somebody else wrote. Refuses with `not-payable`,
 * `price-changed`, `amount-out-of-range`, `payment-in-progress` where another attempt came first, `payment-refused`,
 * or `payment-unknown` while nobody knows what happened.
 */
export async function attemptPayment(
  ports: Commands & Clock & Failpoints & Holding & Payments & Following,
  request: PaymentRequest,
  context: CommandContext,
): Promise<Settled | null> {
  const { attemptId, uid, method } = request;
  const due = await payableCheckout(ports, uid, request.expectedAmount);
  const requestedAt = ports.now();
  const expiresAt =
    due.status === 'held' ? due.heldUntil : after(requestedAt, ports.settings.holdTime);
  const { amount } = due;
  const description = await chargeDescription(ports, due.stays);
  const intent: RequestCharge['data'] = {
    ...{ attemptId, checkoutUid: uid, method, amount, expiresAt },
    ...{ currency: 'THB', requestedAt },
  };
  const command = { type: 'RequestCharge', data: intent } as const;
  const written = await ports.commands.handle(payment, paymentStream(attemptId), command, context);
  if (written.events.length === 0) return null;
  ports.failpoint('charge-requested');
  await enter(ports, { uid, attemptId, amount, now: ports.now() }, context);
  ports.failpoint('payment-attempted');
  const charge = await ask(ports, { ...request, description }, intent, context);
  ports.failpoint('provider-charged');
  const events = await recordCharge(ports, attemptId, charge, context);
  ports.failpoint('charge-recorded');
  const isOver = charge.facts.status !== 'pending';
  const position =
    events.length === 0 && isOver
      ? await followedByAnother(ports, uid, attemptId)
      : await ports.followUp(events);
  return { charge, position };
}

type Attempt = Parameters<typeof checkout.decide>[1] & { type: 'AttemptPayment' };

/** The checkout may be paid or over by now, or another attempt pending: then the intent has no effect. */
async function enter(
  ports: Commands,
  data: Attempt['data'],
  context: CommandContext,
): Promise<void> {
  try {
    const command = { type: 'AttemptPayment', data } as const;
    await ports.commands.handle(checkout, checkoutStream(data.uid), command, context);
  } catch (error) {
    if (error instanceof Refusal) await recordNoCharge(ports, data.attemptId, error.code, context);
    throw error;
  }
}

async function ask(
  ports: Commands & Holding & Payments & Following,
  { token, returnUri, description }: PaymentRequest & { description: string },
  { attemptId, checkoutUid: uid, amount, method, expiresAt, ...intent }: RequestCharge['data'],
  context: CommandContext,
): Promise<ProviderCharge> {
  try {
    return await ports.provider.createCharge({
      ...{ attemptId, amount, method, expiresAt },
      ...(token !== undefined && { token }),
      sendBy: sendBy(intent, ports.settings.leases.charge),
      returnUri: returnAddress(returnUri, attemptId),
      description,
    });
  } catch (error) {
    if (error instanceof ProviderRefused) {
      await ports.followUp(await recordNoCharge(ports, attemptId, error.code, context));
      // somebody may have found before that there is no charge, and it was not pending then
      await ports.followUp(await releaseAttempt(ports, { uid, attemptId }, context));
      throw error.code === NOT_SENT
        ? new Refusal('busy', 'This server was held up')
        : new Refusal('payment-refused', error.message);
    }
    if (error instanceof ProviderUnknown)
      throw new Refusal('payment-unknown', 'What the provider did is not known yet');
    throw error;
  }
}
