import { randomUUID } from 'node:crypto';
import type { DomainEvent } from '@baanpak/domain/processes/process.ts';
import {
  type OutstandingRefund,
  type RefundCommand,
  refund,
  refundStream,
} from '@baanpak/domain/refund/refund.ts';
import { after, type Instant } from '@baanpak/domain/values/time/instant.ts';
import type { EventEnvelope } from '@baanpak/infrastructure/event-store/codec/codec.ts';
import type { CommandContext } from '@baanpak/infrastructure/event-store/codec/metadata.ts';
import { StoreUnavailable } from '@baanpak/infrastructure/event-store/port.ts';
import {
  NOT_SENT,
  ProviderRefused,
  ProviderUnknown,
} from '@baanpak/infrastructure/payment-provider/port.ts';
import type { Clock, Commands, Failpoints, Holding, Logging, Payments } from '../../ports.ts';

type EventEnvelopes = readonly EventEnvelope<DomainEvent>[];
type Tell = (command: RefundCommand) => Promise<EventEnvelopes>;
type Owed = OutstandingRefund & { chargeId: string };

/**
 * Has the provider give back what is owed. Its charge is looked at first; only who wrote the attempt
 * asks, and none is written while an earlier one can still land. While the answer is not known the
 * refund stays open, to be looked for again.
 */
export async function payRefund(
  ports: Commands & Clock & Logging & Failpoints & Holding & Payments,
  refundId: string,
  context: CommandContext,
): Promise<EventEnvelopes> {
  const { state } = await ports.commands.load(refund, refundStream(refundId));
  if (state.status === 'unknown')
    throw new StoreUnavailable('A refund that was begun is not to be read yet');
  if (state.status !== 'open' || state.chargeId === null) return [];
  const tell: Tell = async (command) =>
    (await ports.commands.handle(refund, refundStream(refundId), command, context)).events;
  const owed = { ...state, chargeId: state.chargeId };
  const attempt = { attemptId: randomUUID(), at: ports.now() };
  const decided = await answered(ports, tell, owed, null, () => look(ports, tell, owed, attempt));
  if (!decided.some(({ type }) => type === 'RefundAttempted')) return decided;
  ports.failpoint('refund-attempted');
  return answered(ports, tell, owed, attempt.attemptId, () => ask(ports, tell, owed, attempt));
}

/** A refusal is recorded for the attempt it answers; what is not known is looked for again. */
async function answered(
  ports: Clock & Logging,
  tell: Tell,
  { refundId }: Owed,
  attemptId: string | null,
  call: () => Promise<EventEnvelopes>,
): Promise<EventEnvelopes> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof ProviderRefused && error.code !== NOT_SENT) {
      const data = { refundId, attemptId, failureCode: error.code, failedAt: ports.now() };
      return tell({ type: 'FailRefund', data });
    }
    if (!(error instanceof ProviderUnknown || error instanceof ProviderRefused)) throw error;
    ports.log.warn({ err: error, refundId }, 'What became of a refund is not known yet');
    return [];
  }
}

/** `at` is from before the look: what is decided by it may be that old, and no older. */
type Attempt = Readonly<{ attemptId: string; at: Instant }>;

async function look(
  ports: Holding & Payments,
  tell: Tell,
  owed: Owed,
  attempt: Attempt,
): Promise<EventEnvelopes> {
  const { refundId, chargeId } = owed;
  const seen = await ports.provider.lookForRefund(chargeId, refundId);
  const landsUntil = after(attempt.at, ports.settings.leases.refund.landsWithin);
  return tell({ type: 'AttemptRefund', data: { refundId, ...attempt, seen, landsUntil } });
}

async function ask(
  ports: Clock & Failpoints & Holding & Payments,
  tell: Tell,
  owed: Owed,
  attempt: Attempt,
): Promise<EventEnvelopes> {
  const { provider, now, failpoint, settings } = ports;
  const { refundId, chargeId, amount } = owed;
  const { attemptId, at } = attempt;
  const sendBy = after(at, settings.leases.refund.sentWithin);
  const request = { refundId, attemptId, amount, sendBy };
  const providerRefundId = await provider.refundCharge(chargeId, request);
  failpoint('provider-refunded');
  const paid = { refundId, providerRefundId, paidAt: now() };
  const told = await tell({ type: 'RecordRefund', data: paid });
  failpoint('refund-recorded');
  return told;
}
