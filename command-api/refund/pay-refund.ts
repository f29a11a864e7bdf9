import type { DomainEvent } from '@baanpak/domain/processes/process.ts';
import {
  type OwedRefund,
  type RefundCommand,
  refund,
  refundStream,
} from '@baanpak/domain/refund/refund.ts';
import type { Happened } from '@baanpak/infrastructure/event-store/codec/codec.ts';
import type { CommandContext } from '@baanpak/infrastructure/event-store/codec/metadata.ts';
import { ProviderRefused, ProviderUnknown } from '@baanpak/infrastructure/payment-provider/port.ts';
import type { Deps } from '../deps.ts';

type Happenings = readonly Happened<DomainEvent>[];

/**
 * Has the provider give back what is owed. It is looked at first whether it did so before; only who
 * wrote the attempt asks. While its answer is not known the refund stays open, to be asked for again.
 */
export async function payRefund(
  deps: Deps,
  refundId: string,
  context: CommandContext,
): Promise<Happenings> {
  const { state } = await deps.commands.load(refund, refundStream(refundId));
  if (state.status !== 'open' || state.chargeId === null) return [];
  const tell = async (command: RefundCommand): Promise<Happenings> =>
    (await deps.commands.handle(refund, refundStream(refundId), command, context)).events;
  try {
    return await ask(deps, { ...state, chargeId: state.chargeId }, tell);
  } catch (error) {
    if (error instanceof ProviderRefused) {
      const data = { refundId, failureCode: error.code, failedAt: deps.now() };
      return tell({ type: 'FailRefund', data });
    }
    if (!(error instanceof ProviderUnknown)) throw error;
    deps.log.warn({ err: error, refundId }, 'What became of a refund is not known yet');
    return [];
  }
}

async function ask(
  { provider, now, passing }: Deps,
  { refundId, chargeId, amount, attempts }: OwedRefund & { chargeId: string },
  tell: (command: RefundCommand) => Promise<Happenings>,
): Promise<Happenings> {
  const paid = (providerRefundId: string): RefundCommand => ({
    type: 'RecordRefund',
    data: { refundId, providerRefundId, paidAt: now() },
  });
  const before = await provider.findRefund(chargeId, refundId);
  if (before) return tell(paid(before.providerRefundId));
  const { facts } = await provider.fetchCharge(chargeId);
  if (!facts.refundable)
    return tell({ type: 'LeaveRefundToHotel', data: { refundId, leftAt: now() } });
  const attempt = { refundId, attempt: attempts + 1 };
  if ((await tell({ type: 'AttemptRefund', data: attempt })).length === 0) return [];
  passing('refund-attempted');
  const { providerRefundId } = await provider.refundCharge(chargeId, { refundId, amount });
  passing('provider-refunded');
  const told = await tell(paid(providerRefundId));
  passing('refund-recorded');
  return told;
}
