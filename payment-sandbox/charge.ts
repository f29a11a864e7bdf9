import { satang } from '@baanpak/domain/values/money/money.ts';
import { type Instant, instant } from '@baanpak/domain/values/time/instant.ts';
import { ProviderError } from './provider-error.ts';
import { providerId, toSecond } from './provider-id.ts';
import type { Charge, Refund } from './provider-objects.ts';
import { FAILURES, type FailureCode } from './test-cards.ts';

/** A charge and what only the sandbox knows of it. */
export type ChargeRecord = Readonly<{
  charge: Charge;
  /** The token it was asked on; null for a source. */
  tokenId: string | null;
  /** What approving it at the bank's page comes to. */
  onApproval: 'successful' | FailureCode;
  /** Approved or declined already, but told later, as some banks do. */
  settles: Readonly<{ at: Instant; result: 'successful' | FailureCode }> | null;
}>;

/** Until when it is worth looking at again; null once it is final. */
export function dueAt({ charge, settles }: ChargeRecord): Instant | null {
  return charge.status === 'pending' ? (settles?.at ?? instant(charge.expires_at)) : null;
}

const changed = (record: ChargeRecord, changes: Partial<Charge>): ChargeRecord => {
  const charge = { ...record.charge, ...changes };
  const source = charge.source && { ...charge.source, charge_status: charge.status };
  return { ...record, settles: null, charge: { ...charge, source } };
};

/** Paid, or authorized where it is to be captured later; or failed for a reason. */
export function settled(
  record: ChargeRecord,
  result: 'successful' | FailureCode,
  now: Instant,
): ChargeRecord {
  if (result !== 'successful')
    return changed(record, {
      status: 'failed',
      failure_code: result,
      failure_message: FAILURES[result],
    });
  const { amount, capture } = record.charge;
  const authorized = changed(record, {
    authorized: true,
    authorized_amount: amount,
    authorized_at: toSecond(now),
    capturable: true,
    reversible: true,
    expired: false, // paid all the same, after its time
    expired_at: null,
    failure_code: null,
    failure_message: null,
  });
  return capture ? captured(authorized, now) : authorized;
}

/** The money is ours. Throws `failed_capture` where nothing was authorized. */
export function captured(record: ChargeRecord, now: Instant): ChargeRecord {
  if (!record.charge.capturable)
    throw new ProviderError('failed_capture', 'charge is not authorized or was captured already');
  const byCard = record.charge.card !== null;
  return changed(record, {
    status: 'successful',
    paid: true,
    paid_at: toSecond(now),
    captured_amount: record.charge.amount,
    capturable: false,
    reversible: false,
    disputable: byCard,
    refundable: byCard,
    partially_refundable: byCard,
    transaction: providerId('trxn'),
  });
}

/** Gives back what was authorized and never captured. */
export function reversed(record: ChargeRecord, now: Instant): ChargeRecord {
  if (!record.charge.reversible)
    throw new ProviderError('failed_capture', 'charge is not authorized or was captured already');
  return changed(record, {
    status: 'reversed',
    reversed: true,
    reversed_at: toSecond(now),
    capturable: false,
    reversible: false,
  });
}

/** Its time is over. Throws `failed_expire` for a charge that is final, authorized or decided at its bank. */
export function expired(record: ChargeRecord, now: Instant): ChargeRecord {
  if (record.charge.status !== 'pending' || record.charge.authorized || record.settles)
    throw new ProviderError('failed_expire', `charge is ${record.charge.status} already`);
  return changed(record, {
    status: 'expired',
    expired: true,
    expired_at: toSecond(now),
    failure_code: 'payment_expired',
    failure_message: FAILURES.payment_expired,
  });
}

/** What the clock did to it by itself: settled late, expired, or given back uncaptured; null: nothing. */
export function overtaken(record: ChargeRecord, now: Instant): ChargeRecord | null {
  const due = dueAt(record);
  if (due === null || due > now) return null;
  if (record.settles) return settled(record, record.settles.result, now);
  return record.charge.authorized ? reversed(record, now) : expired(record, now);
}

/** Part or all of the money goes back. Throws `failed_refund` where the method or the amount forbids it. */
export function refunded(record: ChargeRecord, refund: Refund, now: Instant): ChargeRecord {
  const { charge } = record;
  if (!charge.refundable) throw new ProviderError('failed_refund', 'charge can not be refunded');
  const total = satang(charge.refunded_amount + refund.amount);
  if (refund.amount < 1 || total > charge.amount)
    throw new ProviderError('failed_refund', 'refund amount is more than what is left');
  const more = total < charge.amount;
  return changed(record, {
    refunded_amount: total,
    refundable: more,
    partially_refundable: more,
    refunds: refundList(charge.id, [...charge.refunds.data, refund], now),
  });
}

/** All refunds of a charge; its page is cut where it is answered. */
export const refundList = (
  chargeId: string,
  data: readonly Refund[],
  now: Instant,
): Charge['refunds'] => ({
  object: 'list',
  data,
  limit: 20,
  offset: 0,
  total: data.length,
  location: `/charges/${chargeId}/refunds`,
  order: 'chronological',
  from: '1970-01-01T00:00:00Z',
  to: toSecond(now),
});
