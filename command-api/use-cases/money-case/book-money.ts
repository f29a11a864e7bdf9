import { checkout, checkoutStream } from '@baanpak/domain/checkout/checkout.ts';
import { moneyCase, moneyCaseStream } from '@baanpak/domain/money-case/money-case.ts';
import type { DomainEvent } from '@baanpak/domain/processes/process.ts';
import { addUp, satang } from '@baanpak/domain/values/money/money.ts';
import type { EventEnvelope } from '@baanpak/infrastructure/event-store/codec/codec.ts';
import type { CommandContext } from '@baanpak/infrastructure/event-store/codec/metadata.ts';
import { StoreUnavailable } from '@baanpak/infrastructure/event-store/port.ts';
import type { Clock, Commands, Payments } from '../../ports.ts';

/**
 * Money of another amount pays for its checkout after all, as staff decided: what is still there of it. Should that have been paid
 * or have ended meanwhile, it is late money, which gets its nights again or goes back.
 */
export async function bookMoney(
  { commands, provider, now }: Commands & Clock & Payments,
  caseId: string,
  context: CommandContext,
): Promise<readonly EventEnvelope<DomainEvent>[]> {
  const { state } = await commands.load(moneyCase, moneyCaseStream(caseId));
  if (state.status !== 'settled')
    throw new StoreUnavailable('What staff decided on a case is not to be read yet');
  if (state.action !== 'book') return [];
  const { checkoutUid: uid, attemptId, chargeId } = state;
  if (uid === null || attemptId === null || chargeId === null) return [];
  const { facts } = await provider.fetchCharge(chargeId);
  const { fee, feeVat } = facts;
  const amount = satang(facts.amount - facts.refundedAmount);
  if (facts.status !== 'successful' || amount <= 0) return []; // it is gone: the ledger tells
  const paidAt = facts.paidAt ?? now();
  const data = { uid, attemptId, chargeId, amount, feeCharge: addUp([fee, feeVat]), paidAt };
  const command = { type: 'RecordPayment', data } as const;
  return (await commands.handle(checkout, checkoutStream(uid), command, context)).events;
}
