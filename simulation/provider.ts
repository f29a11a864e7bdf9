import type { RefundCommand } from '@baanpak/domain/refund/refund.ts';
import { CHARGE } from '@baanpak/domain/testing/samples.ts';
import type { ChargeFacts } from '@baanpak/domain/values/money/charge-facts.ts';
import type { RefundsSeen } from '@baanpak/domain/values/money/refund.ts';
import type { Now } from '@baanpak/domain/values/time/instant.ts';
import {
  NOT_SENT,
  type PaymentProvider,
  type ProviderCharge,
  ProviderRefused,
  ProviderUnknown,
} from '@baanpak/infrastructure/payment-provider/port.ts';

/** What the provider's own people, banks and lines make of a call. */
export type ProviderBooks = {
  /** By attempt: what it says of each. */
  readonly charges: Map<string, ChargeFacts>;
  /** What comes of an attempt that is made next, by attempt; else it is paid at once. */
  readonly next: Map<string, Partial<ChargeFacts>>;
  /** What its charge shows of a refund. */
  refundsSeen(refundId: string): RefundsSeen;
  /** What it says to a refund: that it is paid, or failed; null: its answer is lost. */
  refundAtProvider(refundId: string, attemptId: string): RefundCommand | null;
};

const charge = (facts: ChargeFacts): ProviderCharge => ({ facts, raw: {} });

/** The port of use cases to the books of a provider; `before` each call its caller may be held up. */
export function providerOf(
  books: ProviderBooks,
  now: Now,
  before: () => Promise<void> | undefined,
): PaymentProvider {
  const find = (chargeId: string): ChargeFacts => {
    const found = [...books.charges.values()].find((each) => each.chargeId === chargeId);
    if (!found) throw new ProviderRefused('not_found', `charge ${chargeId} was not found`);
    return found;
  };
  const inTime = (sendBy: string) => {
    if (now() > sendBy) throw new ProviderRefused(NOT_SENT, 'It was too late to ask');
  };
  return {
    async createCharge({ attemptId, amount, sendBy }) {
      await before();
      inTime(sendBy);
      const chargeId = attemptId.replace('try-', 'chrg_');
      const facts = { ...CHARGE, chargeId, attemptId, amount, ...books.next.get(attemptId) };
      books.charges.set(attemptId, facts);
      return charge(facts);
    },
    async fetchCharge(chargeId) {
      await before();
      return charge(find(chargeId));
    },
    async findCharge(attemptId, { until }) {
      await before();
      const facts = books.charges.get(attemptId);
      return facts ? { charge: charge(facts) } : { charge: null, complete: now() >= until };
    },
    async expireCharge(chargeId) {
      await before();
      const facts = find(chargeId);
      if (facts.status !== 'pending') return charge(facts);
      const expired = { ...facts, status: 'expired' as const };
      books.charges.set(facts.attemptId ?? '', expired);
      return charge(expired);
    },
    async listCharges({ offset }) {
      await before();
      return { charges: [...books.charges.values()].slice(offset).map(charge), isLast: true };
    },
    async lookForRefund(_, refundId) {
      await before();
      return books.refundsSeen(refundId);
    },
    async refundCharge(_, { refundId, attemptId, sendBy }) {
      await before();
      inTime(sendBy);
      const answer = books.refundAtProvider(refundId, attemptId);
      if (answer?.type === 'RecordRefund') return answer.data.providerRefundId;
      if (answer?.type === 'FailRefund')
        throw new ProviderRefused(answer.data.failureCode, 'The refund failed');
      throw new ProviderUnknown('The answer was lost');
    },
    verifyWebhook: () => true,
  };
}
