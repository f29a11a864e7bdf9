import { type Satang, satang } from '../values/money/money.ts';
import type { RefundsOfBooking } from './refund-messages.ts';

type Refunds = Pick<RefundsOfBooking, 'asked' | 'last' | 'moved'>;

/** The refund by which a stay is to be called off and that waits for a decision; null where none does. */
export function waitingRefund({ asked, last }: Refunds): string | null {
  return last !== null && asked.get(last)?.decision === null ? last : null;
}

/** What a lower price made too much and waits for a decision; null where nothing does. */
export function waitingDifference({
  asked,
}: Pick<Refunds, 'asked'>): Readonly<{ refundId: string; amount: Satang }> | null {
  for (const [refundId, { request, decision }] of asked)
    if (request?.difference !== undefined && decision === null)
      return { refundId, amount: request.difference };
  return null;
}

/** Approved, and its own stream did not tell of it yet. */
function begun({ asked, moved }: Refunds): string[] {
  return [...asked].flatMap(([id, { decision }]) =>
    decision?.amount && !moved.has(id) ? [id] : [],
  );
}

/** Those that are not over: asked for, on their way, or failed. */
export function openRefunds(refunds: Refunds): readonly string[] {
  const waiting = [waitingRefund(refunds), waitingDifference(refunds)?.refundId ?? null];
  const moving = [...refunds.moved].flatMap(([id, { status }]) => (status === 'paid' ? [] : [id]));
  return [...waiting.filter((id) => id !== null), ...begun(refunds), ...moving];
}

/** Whether money of the booking itself is on its way back. */
export const isGoingBack = (refunds: Refunds): boolean =>
  begun(refunds).length > 0 ||
  [...refunds.moved.values()].some(({ of, status }) => of === 'booking' && status !== 'paid');

/** What was promised of the booking's own money so far. */
export const approvedSum = ({ asked }: Refunds): Satang =>
  [...asked.values()].reduce(
    (sum, { decision }) => satang(sum + (decision?.amount ?? 0)),
    satang(0),
  );
