import { checkout, checkoutStream } from '@baanpak/domain/checkout/checkout.ts';
import { payment, paymentStream } from '@baanpak/domain/payment/payment.ts';
import type { DomainEvent, ReleaseAttempt } from '@baanpak/domain/processes/process.ts';
import { isFieldOf } from '@baanpak/domain/values/fields/fields.ts';
import type { EventEnvelope } from '@baanpak/infrastructure/event-store/codec/codec.ts';
import type { CommandContext } from '@baanpak/infrastructure/event-store/codec/metadata.ts';
import type { Ports } from '../../ports.ts';

const ENDS = { failed: null, expired: 'expired', mismatched: 'mismatched' } as const;

/**
 * Tells the checkout that an attempt came to nothing, where its payment says so and the checkout has
 * not heard: anyone who wrote it may have died before, or wrote it before the checkout knew the attempt.
 */
export async function releaseAttempt(
  { commands }: Pick<Ports, 'commands'>,
  { uid, attemptId }: ReleaseAttempt['data'],
  context: CommandContext,
): Promise<readonly EventEnvelope<DomainEvent>[]> {
  const { state } = await commands.load(payment, paymentStream(attemptId));
  const end = isFieldOf(ENDS, state.status) ? ENDS[state.status] : undefined;
  if (end === undefined) return [];
  const failureCode = end ?? ('failureCode' in state ? state.failureCode : 'failed');
  const command = { type: 'FailPayment', data: { uid, attemptId, failureCode } } as const;
  return (await commands.handle(checkout, checkoutStream(uid), command, context)).events;
}
