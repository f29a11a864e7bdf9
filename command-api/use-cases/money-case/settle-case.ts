import type { Settling } from '@baanpak/contract/money-case/case-requests.ts';
import { checkout, checkoutStream } from '@baanpak/domain/checkout/checkout.ts';
import {
  type KnownCase,
  moneyCase,
  moneyCaseStream,
} from '@baanpak/domain/money-case/money-case.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import type { Position } from '@baanpak/infrastructure/event-store/port.ts';
import { invalidField } from '@baanpak/infrastructure/http/invalid-request.ts';
import { principalOf } from '@baanpak/infrastructure/http/staff.ts';
import type { FastifyRequest } from 'fastify';
import { detailFor, latestPosition, sendWithPosition } from '../../http/answer.ts';
import { DETAILS } from '../../http/details.ts';
import type { Handler } from '../../http/handler.ts';
import { assertReadOnly } from '../../http/read-only.ts';
import { contextOf } from '../../http/request.ts';
import { withIdempotency } from '../../http/with-idempotency.ts';
import type {
  Clock,
  Commands,
  Following,
  RequestIds,
  RequestKeys,
  SecondFactors,
  Store,
} from '../../ports.ts';
import { assertSecondFactor } from '../second-factor/assert-second-factor.ts';
import { caseAnswer, loadCase } from './case-answer.ts';

/** PUT /bookings/cases/{id}: staff give the money back, take it as payment, or leave it for a reason. */
export const settleCase =
  (
    ports: Commands & Clock & RequestIds & RequestKeys & Store & SecondFactors & Following,
  ): Handler<'PUT /bookings/cases/{id}'> =>
  async (request, reply) => {
    const { id } = request.params;
    const done = await withIdempotency(ports, request, reply, (body) =>
      settle(ports, request, id, body),
    );
    const after = await caseAnswer(ports, id);
    return sendWithPosition(reply, ports, latestPosition([done, after.position])).send({
      case: after.case,
      ...detailFor(request, DETAILS.caseSettled),
    });
  };

async function settle(
  ports: Commands & Clock & SecondFactors & Following,
  request: FastifyRequest,
  caseId: string,
  { action, reason = null, version, ...rest }: Settling,
): Promise<Position> {
  await assertSecondFactor(ports, request);
  const before = await caseAnswer(ports, caseId);
  assertReadOnly(before.case, rest);
  if (action === 'close' && !reason?.trim()) throw invalidField('reason', NEEDED);
  const { state } = await loadCase(ports, caseId);
  if (action === 'book' && state.status === 'open') await assertBookable(ports, state);
  const by = principalOf(request).userId;
  const settlement = { caseId, action, reason, by, version: version ?? null };
  const { events } = await ports.commands.handle(
    moneyCase,
    moneyCaseStream(caseId),
    { type: 'SettleCase', data: { ...settlement, settledAt: ports.now() } },
    contextOf(request),
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
