import type { ChargeFacts } from '@baanpak/domain/values/money/charge-facts.ts';
import type { Satang } from '@baanpak/domain/values/money/money.ts';
import type { RefundsSeen } from '@baanpak/domain/values/money/refund.ts';
import type { Instant } from '@baanpak/domain/values/time/instant.ts';

/** A charge as the provider holds it now: what we build on, and its own object untouched. */
export type ProviderCharge = Readonly<{
  facts: ChargeFacts;
  /** The provider's charge with its nested `card` and `source`; amounts in satang. */
  raw: Readonly<Record<string, unknown>>;
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
  /** The request is not sent after it: then it is `ProviderRefused` with `NOT_SENT`. */
  sendBy: Instant;
  description: string;
}>;

/** When the provider may have been asked for a charge, by our clock; after `until` no request can land. */
type MadeBetween = Readonly<{ from: Instant; until: Instant }>;

/**
 * What a look for a charge came to. Without one it says nothing unless it is `complete`: begun when no
 * request could land any more, and through all that was made about then.
 */
export type ChargeLookup = Readonly<
  { charge: ProviderCharge } | { charge: null; complete: boolean }
>;

/** The code of a charge that was not asked for, since it was too late to. */
export const NOT_SENT = 'not_sent';

export type ProviderRefundRequest = Readonly<{
  /** Written into the refund's metadata: how a refund whose answer got lost is found again. */
  refundId: string;
  /** Too: which of the attempts at this refund it was. */
  attemptId: string;
  amount: Satang;
  /** The request is not sent after it: then it is `ProviderRefused` with `NOT_SENT`. */
  sendBy: Instant;
}>;

/** A page of the charges that were made in a span of time, the oldest first. */
export type ChargesRequest = Readonly<{ from: Instant; to: Instant; offset: number }>;
export type ChargesPage = Readonly<{ charges: readonly ProviderCharge[]; isLast: boolean }>;

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
  /** The charge made for this attempt; what a look leaves out, the next one looks at. */
  findCharge(attemptId: string, made: MadeBetween): Promise<ChargeLookup>;
  /** At most a hundred of them, from the `offset`-th on. */
  listCharges(asked: ChargesRequest): Promise<ChargesPage>;
  /** Ends a pending charge. One that is no longer pending comes back as it stands: read its status. */
  expireCharge(chargeId: string): Promise<ProviderCharge>;
  /** What a charge gave back, in one look, for the refund with this id. */
  lookForRefund(chargeId: string, refundId: string): Promise<RefundsSeen>;
  /** Not idempotent; answers the provider's id of the refund it made. */
  refundCharge(chargeId: string, request: ProviderRefundRequest): Promise<string>;
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
