import type { Satang } from '@baanpak/domain/values/money/money.ts';
import type { Brand, FailureCode } from './test-cards.ts';

// The provider's objects, field by field. Instants are to the second, amounts in satang.

export type List<Item> = Readonly<{
  object: 'list';
  data: readonly Item[];
  limit: number;
  offset: number;
  total: number;
  location: string;
  order: 'chronological' | 'reverse_chronological';
  from: string;
  to: string;
}>;

export type Card = Readonly<{
  object: 'card';
  id: string;
  livemode: false;
  location: null;
  deleted: false;
  street1: string | null;
  street2: string | null;
  city: string | null;
  state: string | null;
  phone_number: string | null;
  postal_code: string | null;
  country: string;
  financing: 'credit';
  bank: string;
  brand: Brand;
  fingerprint: string;
  first_digits: string | null;
  last_digits: string;
  name: string;
  expiration_month: number;
  expiration_year: number;
  security_code_check: boolean;
  tokenization_method: null;
  created_at: string;
}>;

export type Token = Readonly<{
  object: 'token';
  id: string;
  livemode: false;
  location: string;
  used: boolean;
  charge_status: ChargeStatus | 'unknown';
  card: Card;
  created_at: string;
}>;

export type ScannableCode = Readonly<{
  object: 'barcode';
  type: 'qr';
  image: Readonly<{
    object: 'document';
    livemode: false;
    id: string;
    deleted: false;
    filename: 'qrcode.svg';
    location: string;
    kind: 'qr';
    download_uri: string;
    created_at: string;
  }>;
}>;

export type Source = Readonly<{
  object: 'source';
  id: string;
  livemode: false;
  location: string;
  amount: Satang;
  barcode: null;
  bank: null;
  created_at: string;
  currency: 'THB';
  email: string | null;
  flow: 'redirect' | 'offline' | 'app_redirect';
  installment_term: null;
  absorption_type: null;
  name: string | null;
  mobile_number: null;
  phone_number: string | null;
  platform_type: string | null;
  scannable_code: ScannableCode | null;
  references: null;
  store_id: null;
  store_name: null;
  terminal_id: null;
  type: string;
  zero_interest_installments: null;
  charge_status: ChargeStatus | 'unknown';
}>;

export type Refund = Readonly<{
  object: 'refund';
  id: string;
  livemode: false;
  location: string;
  amount: Satang;
  currency: 'THB';
  funding_amount: Satang;
  funding_currency: 'THB';
  voided: boolean;
  status: 'closed';
  charge: string;
  transaction: string;
  metadata: Readonly<Record<string, unknown>>;
  created_at: string;
}>;

export type Dispute = Readonly<{
  object: 'dispute';
  id: string;
  livemode: false;
  location: string;
  amount: Satang;
  currency: 'THB';
  funding_amount: Satang;
  funding_currency: 'THB';
  metadata: Readonly<Record<string, unknown>>;
  charge: string;
  admin_message: string | null;
  /** `pending`: the shop has answered, and the bank decides. */
  status: 'open' | 'pending' | 'won' | 'lost';
  message: string | null;
  reason_code: string;
  reason_message: string | null;
  closed_at: string | null;
  created_at: string;
}>;

export type ChargeStatus = 'pending' | 'successful' | 'failed' | 'expired' | 'reversed';

export type Charge = Readonly<{
  object: 'charge';
  id: string;
  location: string;
  livemode: false;
  amount: Satang;
  authorized_amount: Satang;
  captured_amount: Satang;
  net: Satang;
  fee: Satang;
  fee_vat: Satang;
  interest: 0;
  interest_vat: 0;
  funding_amount: Satang;
  funding_currency: 'THB';
  refunded_amount: Satang;
  transaction_fees: Readonly<{ fee_flat: string; fee_rate: string; vat_rate: string }>;
  platform_fee: Readonly<{ fixed: null; amount: null; percentage: null }>;
  currency: 'THB';
  ip: string | null;
  description: string | null;
  metadata: Readonly<Record<string, unknown>>;
  card: Card | null;
  source: Source | null;
  customer: null;
  dispute: Dispute | null;
  link: null;
  schedule: null;
  refunds: List<Refund>;
  transaction: string | null;
  status: ChargeStatus;
  failure_code: FailureCode | null;
  failure_message: string | null;
  authorize_uri: string | null;
  return_uri: string | null;
  created_at: string;
  authorized_at: string | null;
  paid_at: string | null;
  expires_at: string;
  expired_at: string | null;
  reversed_at: string | null;
  authorized: boolean;
  capture: boolean;
  capturable: boolean;
  disputable: boolean;
  expired: boolean;
  paid: boolean;
  refundable: boolean;
  partially_refundable: boolean;
  reversed: boolean;
  reversible: boolean;
  voided: boolean;
  zero_interest_installments: false;
  branch: null;
  terminal: null;
  device: null;
}>;

export type WebhookDelivery = Readonly<{
  object: 'webhook_delivery';
  id: string;
  uri: string;
  /** The HTTP status answered; 0 when nothing did. */
  status: number;
  created_at: string;
}>;

export type ProviderEvent = Readonly<{
  object: 'event';
  id: string;
  livemode: false;
  location: string;
  key: EventKey;
  data: Charge | Refund | Dispute;
  created_at: string;
  webhook_deliveries: readonly WebhookDelivery[];
}>;

export type EventKey =
  | 'charge.create'
  | 'charge.update'
  | 'charge.capture'
  | 'charge.reverse'
  | 'charge.complete'
  | 'charge.expire'
  | 'refund.create'
  | 'dispute.create'
  | 'dispute.update'
  | 'dispute.close';
