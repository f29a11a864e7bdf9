import type { Satang } from '@baanpak/domain/values/money/money.ts';
import type { Instant, Now } from '@baanpak/domain/values/time/instant.ts';
import { providerCharge } from '@baanpak/infrastructure/payment-provider/charge-object.ts';
import {
  type ChargeRequest,
  type PaymentProvider,
  type ProviderCharge,
  ProviderRefused,
} from '@baanpak/infrastructure/payment-provider/port.ts';
import { refundsSeen } from '@baanpak/infrastructure/payment-provider/refunds-seen.ts';
import {
  type ChargeRecord,
  dueAt,
  expired,
  overtaken,
  refunded,
  settled,
} from '@baanpak/payment-sandbox/charge.ts';
import { closed, disputed, newDispute } from '@baanpak/payment-sandbox/disputes.ts';
import { cardCharge, sourceCharge } from '@baanpak/payment-sandbox/new-charge.ts';
import type { SandboxObject } from '@baanpak/payment-sandbox/postgres-store.ts';
import type { Dispute } from '@baanpak/payment-sandbox/provider-objects.ts';
import { newRefund } from '@baanpak/payment-sandbox/refunds.ts';
import { newSource } from '@baanpak/payment-sandbox/sources.ts';
import { tokenFor } from '@baanpak/payment-sandbox/tokens.ts';

/** A token stands for one of these cards. */
export type DemoCard = keyof typeof CARDS;
const CARDS = { good: '4242424242424242', poor: '4111111111140011' } as const;

type Kept = Readonly<{ record: ChargeRecord; at: Instant }>;
type Called =
  | 'createCharge'
  | 'fetchCharge'
  | 'findCharge'
  | 'expireCharge'
  | 'lookForRefund'
  | 'refundCharge';

/** The payment provider of the past: what the processes ask, and what guests and banks do there. */
export type ProviderInMemory = Pick<PaymentProvider, Called> &
  Readonly<{
    /** The guest pays an attempt's QR or in the bank's app, late or not. */
    pay(attemptId: string): void;
    /** Somebody pays this for an attempt that is made next, whatever was asked. */
    takeInstead(attemptId: string, amount: Satang): void;
    /** No refund of a charge succeeds, until told otherwise. */
    refuseRefunds(chargeId: string, refuse: boolean): void;
    /** A charge that nobody of ours asked for, made and paid. */
    chargeUnasked(amount: Satang): ProviderCharge;
    /** Money given back at the provider's dashboard. */
    refundByHand(chargeId: string, amount: Satang): void;
    /** The cardholder's bank asks for the money back. */
    dispute(chargeId: string): void;
    /** And gets it, or not. */
    closeDispute(chargeId: string, status: 'won' | 'lost'): void;
    /** All there is, as the sandbox keeps it. */
    objects(): readonly SandboxObject[];
  }>;

const URL = ''; // nobody follows links of what is over

/** The charges there are, as the clock has left them. */
function chargesIn(now: Now) {
  const charges = new Map<string, Kept>();
  const keep = (record: ChargeRecord, at = now()): ProviderCharge => {
    charges.set(record.charge.id, { record, at });
    return providerCharge(record.charge);
  };
  const find = (chargeId: string): Kept => {
    const kept = charges.get(chargeId);
    if (!kept) throw new ProviderRefused('not_found', `charge ${chargeId} was not found`);
    return { ...kept, record: overtaken(kept.record, now()) ?? kept.record };
  };
  const change = (chargeId: string, to: (record: ChargeRecord) => ChargeRecord) => {
    const { record, at } = find(chargeId);
    return keep(to(record), at);
  };
  return { keep, find, change, all: () => [...charges.values()] };
}

/** Charges as the sandbox would have made them at the time. */
export function providerInMemory(now: Now): ProviderInMemory {
  const { keep, find, change, all } = chargesIn(now);
  const byAttempt = new Map<string, string>();
  const others = new Map<string, Satang>();
  const refusing = new Set<string>();
  const disputes = new Map<string, Readonly<{ dispute: Dispute; at: Instant }>>();

  return {
    async createCharge(request) {
      const { attemptId } = request;
      const record = recordOf(request, others.get(attemptId) ?? request.amount, now());
      byAttempt.set(attemptId, record.charge.id);
      return keep(record);
    },
    fetchCharge: async (chargeId) => change(chargeId, (record) => record),
    async findCharge(attemptId) {
      const chargeId = byAttempt.get(attemptId);
      return chargeId === undefined
        ? { charge: null, complete: true }
        : { charge: change(chargeId, (record) => record) };
    },
    expireCharge: async (chargeId) =>
      change(chargeId, (record) =>
        record.charge.status === 'pending' ? expired(record, now()) : record,
      ),
    async lookForRefund(chargeId, refundId) {
      return refundsSeen(providerCharge(find(chargeId).record.charge), refundId);
    },
    async refundCharge(chargeId, { amount, refundId, attemptId }) {
      if (refusing.has(chargeId)) throw new ProviderRefused('failed_refund', 'refund failed');
      const refund = newRefund(chargeId, { amount, metadata: { refundId, attemptId } }, now());
      change(chargeId, (record) => refunded(record, refund, now()));
      return refund.id;
    },
    pay(attemptId) {
      const chargeId = byAttempt.get(attemptId);
      if (chargeId === undefined) throw new Error(`Nothing was asked for ${attemptId}`);
      change(chargeId, (record) => settled(record, 'successful', now()));
    },
    takeInstead: (attemptId, amount) => void others.set(attemptId, amount),
    refuseRefunds: (chargeId, refuse) =>
      void (refuse ? refusing.add(chargeId) : refusing.delete(chargeId)),
    chargeUnasked: (amount) => keep(cardRecord({ ...UNASKED, amount }, 'good', now())),
    refundByHand(chargeId, amount) {
      const refund = newRefund(chargeId, { amount }, now());
      change(chargeId, (record) => refunded(record, refund, now()));
    },
    dispute(chargeId) {
      const asked = { reason_code: 'goods_or_services_not_provided' };
      const dispute = newDispute(find(chargeId).record.charge, asked, now());
      change(chargeId, (record) => disputed(record, dispute));
      disputes.set(chargeId, { dispute, at: now() });
    },
    closeDispute(chargeId, status) {
      const found = disputes.get(chargeId);
      if (!found) throw new Error(`${chargeId} is not disputed`);
      const dispute = closed(found.dispute, status, now());
      change(chargeId, (record) => disputed(record, dispute));
      disputes.set(chargeId, { ...found, dispute });
    },
    objects: () => [
      ...all().flatMap(ofCharge),
      ...[...disputes.values()].map(({ dispute, at }) =>
        objectOf('dispute', dispute.id, dispute, at),
      ),
    ],
  };
}

type Asked = Parameters<typeof cardCharge>[0];

const UNASKED = {
  ...{ description: 'POS', metadata: {}, ip: null, capture: true },
  ...{ returnUri: null, expiresAt: null },
} as const;

function recordOf(request: ChargeRequest, amount: Satang, at: Instant): ChargeRecord {
  const { attemptId, method, description, returnUri, expiresAt, token } = request;
  const metadata = { attemptId };
  const asked: Asked = { ...UNASKED, amount, description, returnUri, expiresAt, metadata };
  if (method === 'card') return cardRecord(asked, token === 'poor' ? 'poor' : 'good', at);
  const source = newSource({ type: method, amount, currency: 'THB' }, at);
  return sourceCharge(asked, source, { now: at, url: URL });
}

function cardRecord(asked: Asked, card: DemoCard, at: Instant): ChargeRecord {
  const named = {
    name: 'Demo Guest',
    number: CARDS[card],
    expiration_month: 12,
    expiration_year: Number(at.slice(0, 4)) + 2,
    security_code: '123',
  };
  return cardCharge(asked, tokenFor(named, at), { now: at, url: URL });
}

function ofCharge({ record, at }: Kept): SandboxObject[] {
  const { source, id } = record.charge;
  const charge = { ...objectOf('charge', id, record, at), dueAt: dueAt(record) };
  return source ? [charge, objectOf('source', source.id, source, at)] : [charge];
}

const objectOf = (
  kind: SandboxObject['kind'],
  id: string,
  object: SandboxObject['object'],
  at: Instant,
): SandboxObject => ({ kind, id, object, at, dueAt: null });
