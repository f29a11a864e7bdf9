import type { ChargeFacts } from '@baanpak/domain/values/charge-facts.ts';
import type { Instant } from '@baanpak/domain/values/instant.ts';
import type { Satang } from '@baanpak/domain/values/money.ts';
import type { JsonObject } from '../event-store/port.ts';

/** A charge as the provider holds it now: what we build on, and its own object untouched. */
export type ProviderCharge = Readonly<{
  facts: ChargeFacts;
  /** The provider's charge with its nested `card` and `source`; amounts in satang. */
  raw: JsonObject;
}>;

export type ChargeRequest = Readonly<{
  /** Written into the charge's metadata: how a charge whose answer got lost is found again. */
  attemptId: string;
  amount: Satang;
  method: 'card' | 'promptpay' | `mobile_banking_${string}`;
  /** The single-use card token the browser got from the provider; needed for `card` alone. */
  token?: string;
  /** Where the bank's page sends the guest back to. */
  returnUri: string;
  /** The provider takes no money after it. */
  expiresAt: Instant;
  description: string;
}>;

export type RefundRequest = Readonly<{
  /** Written into the refund's metadata: how a refund whose answer got lost is found again. */
  refundId: string;
  amount: Satang;
}>;

export type ProviderRefund = Readonly<{
  providerRefundId: string;
  refundId: string;
  amount: Satang;
}>;

export type WebhookHeaders = Readonly<Record<string, string | readonly string[] | undefined>>;

/**
 * Takes money and gives it back. Every call ends within the adapter's timeout; each may throw
 * `ProviderRefused` (a definite no) or `ProviderUnknown` (whether it happened is not known).
 */
export interface PaymentProvider {
  /** Not idempotent: after `ProviderUnknown` look with `findCharge` before asking again. */
  createCharge(request: ChargeRequest): Promise<ProviderCharge>;
  /** `ProviderRefused` with code `not_found` for a charge the provider does not know. */
  fetchCharge(chargeId: string): Promise<ProviderCharge>;
  /** The newest charge made for this attempt at `since` or later; null when there is none. */
  findCharge(attemptId: string, since: Instant): Promise<ProviderCharge | null>;
  /** Ends a pending charge. One that is no longer pending comes back as it stands: read its status. */
  expireCharge(chargeId: string): Promise<ProviderCharge>;
  /** The refund of this charge made with `refundId`; null when there is none. */
  findRefund(chargeId: string, refundId: string): Promise<ProviderRefund | null>;
  /** Idempotent by `refundId`: an earlier refund with it is found and given back. */
  refundCharge(chargeId: string, request: RefundRequest): Promise<ProviderRefund>;
  /** Whether the provider signed these very bytes, lately. */
  verifyWebhook(headers: WebhookHeaders, rawBody: string | Buffer): boolean;
}

/** The provider said no and nothing happened; `code` is its own, e.g. `invalid_card`, `used_token`. */
export class ProviderRefused extends Error {
  override readonly name = 'ProviderRefused';
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/** No usable answer: too late, connection lost, 5xx, not JSON. It may or may not have happened. */
export class ProviderUnknown extends Error {
  override readonly name = 'ProviderUnknown';
}
