import { checkout, checkoutStream } from '@baanpak/domain/checkout/checkout.ts';
import { type ChargeMethod, payment, paymentStream } from '@baanpak/domain/payment/payment.ts';
import { after } from '@baanpak/domain/values/instant.ts';
import { Refusal } from '@baanpak/domain/values/refusal.ts';
import type { CommandContext } from '@baanpak/infrastructure/event-store/codec/metadata.ts';
import {
  type ProviderCharge,
  ProviderRefused,
  ProviderUnknown,
} from '@baanpak/infrastructure/payment-provider/port.ts';
import type { Deps } from '../deps.ts';
import { followUp } from '../processes/follow-up.ts';
import { followedByAnother } from './followed-by-another.ts';
import { recordCharge, recordNoCharge } from './record-charge.ts';
import { type Settled, settledCharge } from './settled-charge.ts';

export type PaymentRequest = Readonly<{
  attemptId: string;
  uid: string;
  method: ChargeMethod;
  token?: string;
  returnUri: string;
}>;

/**
 * Writes the intent, lets the checkout decide, asks the provider, writes what it said and does what
 * follows. Only the request whose intent was written asks. Refuses with `not-payable`,
 * `amount-out-of-range`, `payment-refused`, or `payment-unknown` while nobody knows what happened.
 */
export async function attemptPayment(
  deps: Deps,
  request: PaymentRequest,
  context: CommandContext,
): Promise<Settled> {
  const { attemptId, uid } = request;
  const { state } = await deps.commands.load(checkout, checkoutStream(uid));
  if (state.status === 'unknown') throw new Refusal('not-found', 'No such checkout');
  if (state.status !== 'held' && state.status !== 'awaited')
    throw new Refusal('not-payable', 'This booking can no longer be paid');
  const { amount } = state;
  const expiresAt =
    state.status === 'held' ? state.heldUntil : after(deps.now(), deps.settings.holdTime);

  const intent = { attemptId, checkoutUid: uid, method: request.method, amount, expiresAt };
  const written = await deps.commands.handle(
    payment,
    paymentStream(attemptId),
    {
      type: 'RequestCharge',
      data: { ...intent, currency: 'THB', requestedAt: deps.now() },
    },
    context,
  );
  if (written.events.length === 0) return settledCharge(deps, attemptId, context);
  deps.passing('charge-requested');
  await enter(deps, { uid, attemptId, amount, now: deps.now() }, context);
  deps.passing('payment-attempted');
  const charge = await ask(deps, { ...request, amount, expiresAt }, context);
  deps.passing('provider-charged');
  const events = await recordCharge(deps, attemptId, charge, context);
  deps.passing('charge-recorded');
  const isOver = charge.facts.status !== 'pending';
  const position =
    events.length === 0 && isOver
      ? await followedByAnother(deps, uid, attemptId)
      : await followUp(deps, events);
  return { charge, position };
}

type Attempt = Parameters<typeof checkout.decide>[1] & { type: 'AttemptPayment' };

/** The checkout may be paid or over by now: then the intent comes to nothing. */
async function enter(deps: Deps, data: Attempt['data'], context: CommandContext): Promise<void> {
  try {
    const command = { type: 'AttemptPayment', data } as const;
    await deps.commands.handle(checkout, checkoutStream(data.uid), command, context);
  } catch (error) {
    if (error instanceof Refusal) await recordNoCharge(deps, data.attemptId, error.code, context);
    throw error;
  }
}

type Asked = PaymentRequest &
  Pick<Attempt['data'], 'amount'> & { expiresAt: Attempt['data']['now'] };

async function ask(deps: Deps, request: Asked, context: CommandContext): Promise<ProviderCharge> {
  const { attemptId, uid, ...asked } = request;
  try {
    return await deps.provider.createCharge({
      ...asked,
      attemptId,
      description: `Baanpak ${uid}`,
    });
  } catch (error) {
    if (error instanceof ProviderRefused) {
      await followUp(deps, await recordNoCharge(deps, attemptId, error.code, context));
      throw new Refusal('payment-refused', error.message);
    }
    if (error instanceof ProviderUnknown)
      throw new Refusal('payment-unknown', 'What the provider did is not known yet');
    throw error;
  }
}
