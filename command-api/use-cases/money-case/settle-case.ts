import type { Settling } from '@baanpak/contract/money-case/case-requests.ts';
import { checkout, checkoutStream } from '@baanpak/domain/checkout/checkout.ts';
import {
  type KnownCase,
  moneyCase,
  moneyCaseStream,
} from '@baanpak/domain/money-case/money-case.ts';
import type { DomainEvent } from '@baanpak/domain/processes/process.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import { addUp, satang } from '@baanpak/domain/values/money/money.ts';
import type { EventEnvelope } from '@baanpak/infrastructure/event-store/codec/codec.ts';
import type { CommandContext } from '@baanpak/infrastructure/event-store/codec/metadata.ts';
import { type Position, StoreUnavailable } from '@baanpak/infrastructure/event-store/port.ts';
import { invalidField } from '@baanpak/infrastructure/http/invalid-request.ts';
import type { Clock, Commands, Following, Payments, SecondFactors } from '../../ports.ts';
import type { Staff } from '../caller.ts';
import { assertReadOnly } from '../requested-fields.ts';
import { assertSecondFactor } from '../second-factor/assert-second-factor.ts';
import { caseAnswer, loadCase } from './case-answer.ts';

/** Staff give the money back, take it as payment, or leave it for a reason. */
export async function settleCase(
  ports: Commands & Clock & SecondFactors & Following,
  by: Staff,
  caseId: string,
  { action, reason = null, version, ...rest }: Settling,
): Promise<Position> {
  await assertSecondFactor(ports, by);
  const before = await caseAnswer(ports, caseId);
  assertReadOnly(before.case, rest);
  if (action === 'close' && !reason?.trim()) throw invalidField('reason', NEEDED);
  const { state } = await loadCase(ports, caseId);
  if (action === 'book' && state.status === 'open') await assertBookable(ports, state);
  const who = by.principal.userId;
  const settlement = { caseId, action, reason, by: who, version: version ?? null };
  const { events } = await ports.commands.handle(
    moneyCase,
    moneyCaseStream(caseId),
    { type: 'SettleCase', data: { ...settlement, settledAt: ports.now() } },
    by.context,
  );
  return ports.followUp(events);
}

const NEEDED = { th: 'ต้องระบุ', en: 'is required' };

/** Money pays for what waits for it, or for what ended for want of it; never for what is paid or given up. */
async function assertBookable(
  { commands }: Commands,
  { kind, checkoutUid }: KnownCase,
): Promise<void> {
  if (kind !== 'mismatched-money' || checkoutUid === null) return; // refused by the case itself
  const { state } = await commands.load(checkout, checkoutStream(checkoutUid));
  if (state.status === 'paid')
    throw new Refusal('booking-already-paid', 'Other money pays for this booking');
  if (state.status !== 'held' && state.status !== 'awaited' && state.status !== 'expired')
    throw new Refusal('not-payable', 'This booking has ended');
}

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
