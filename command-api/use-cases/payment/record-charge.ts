import { payment, paymentStream } from '@baanpak/domain/payment/payment.ts';
import type { DomainEvent } from '@baanpak/domain/processes/process.ts';
import type { EventEnvelope } from '@baanpak/infrastructure/event-store/codec/codec.ts';
import type { CommandContext } from '@baanpak/infrastructure/event-store/codec/metadata.ts';
import type { ProviderCharge } from '@baanpak/infrastructure/payment-provider/port.ts';
import type { Clock, Commands } from '../../ports.ts';

type Recorded = readonly EventEnvelope<DomainEvent>[];

/** Writes down what the provider says of an attempt's charge. */
export async function recordCharge(
  { commands, now }: Commands & Clock,
  attemptId: string,
  { facts }: ProviderCharge,
  context: CommandContext,
): Promise<Recorded> {
  const command = { type: 'RecordCharge', data: { charge: facts, seenAt: now() } } as const;
  return (await commands.handle(payment, paymentStream(attemptId), command, context)).events;
}

/** Writes down that the provider took no charge for an attempt. */
export async function recordNoCharge(
  { commands }: Commands,
  attemptId: string,
  failureCode: string,
  context: CommandContext,
): Promise<Recorded> {
  const command = { type: 'RecordNoCharge', data: { failureCode } } as const;
  return (await commands.handle(payment, paymentStream(attemptId), command, context)).events;
}
