import {
  caseIdOf,
  moneyCase,
  moneyCaseStream,
  openCaseOf,
} from '@baanpak/domain/money-case/money-case.ts';
import type { DomainEvent } from '@baanpak/domain/processes/process.ts';
import type { ChargeFacts } from '@baanpak/domain/values/money/charge-facts.ts';
import type { EventEnvelope } from '@baanpak/infrastructure/event-store/codec/codec.ts';
import type { CommandContext } from '@baanpak/infrastructure/event-store/codec/metadata.ts';
import type { Clock, Commands } from '../../ports.ts';
import { openCase } from './open-case.ts';

/**
 * A dispute of a charge is a case, and ends with it: won, or lost with its money. One that is heard of
 * when it is over was a case all the same.
 */
export async function settleDispute(
  ports: Commands & Clock,
  { chargeId, attemptId, dispute }: ChargeFacts,
  checkoutUid: string | null,
  context: CommandContext,
): Promise<readonly EventEnvelope<DomainEvent>[]> {
  if (!dispute) return [];
  const { disputeId, status, amount, reason } = dispute;
  const now = ports.now();
  const known = { checkoutUid, chargeId, attemptId, amount, detail: reason ? [reason] : [] };
  const opened = openCaseOf('dispute', disputeId, { ...known, openedAt: now });
  const named = (about: string) => ({ ...context, commandId: `${context.commandId}/${about}` });
  const isOver = status === 'won' || status === 'lost';
  const caseId = caseIdOf('dispute', disputeId);
  const { state } = await ports.commands.load(moneyCase, moneyCaseStream(caseId));
  if (isOver && state.status !== 'unknown' && state.status !== 'open') return [];
  const events = await openCase(ports, opened, named(`${disputeId}/open`));
  if (!isOver) return events;
  const data = { caseId, because: `dispute-${status}`, resolvedAt: now };
  const command = { type: 'ResolveCase', data } as const;
  const stream = moneyCaseStream(caseId);
  const over = named(`${disputeId}/${status}`);
  return [...events, ...(await ports.commands.handle(moneyCase, stream, command, over)).events];
}
