import { type Satang, satang } from '../values/money/money.ts';
import type { RefundsOfBooking } from './refund-messages.ts';

type Refunds = Pick<RefundsOfBooking, 'asked' | 'last' | 'moved'>;

/** The refund that waits for a decision; null where none does. */
export function waitingRefund({ asked, last }: Refunds): string | null {
  return last !== null && asked.get(last)?.decision === null ? last : null;
}

/** Approved, and its own stream did not tell of it yet. */
function begun({ asked, moved }: Refunds): string[] {
  return [...asked].flatMap(([id, { decision }]) =>
    decision?.amount && !moved.has(id) ? [id] : [],
  );
}

/** Those that are not over: asked for, on their way, or failed. */
export function openRefunds(refunds: Refunds): readonly string[] {
  const waiting = waitingRefund(refunds);
  const moving = [...refunds.moved].flatMap(([id, { status }]) => (status === 'paid' ? [] : [id]));
  return [...(waiting === null ? [] : [waiting]), ...begun(refunds), ...moving];
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
