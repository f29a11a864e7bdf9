import { type TSchema, Type } from 'typebox';

// The provider's objects as its API documents them: every field, its type, its id's form, and nothing
// else. Written apart from provider-objects.ts, which says what the sandbox makes.

const id = (prefix: string) => Type.String({ pattern: `^${prefix}_test_[a-z0-9]{19}$` });
const nullable = (schema: TSchema) => Type.Union([schema, Type.Null()]);
const closed = (fields: Record<string, TSchema>) =>
  Type.Object(fields, { additionalProperties: false });
/** To the second, in UTC. */
const moment = () => Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$' });
const satang = () => Type.Integer({ minimum: 0 });
const text = () => nullable(Type.String());
const status = Type.Enum(['pending', 'successful', 'failed', 'expired', 'reversed']);
const statusOfCharge = Type.Union([Type.Literal('unknown'), status]);
const metadata = Type.Record(Type.String(), Type.Unknown());
const livemode = Type.Literal(false);
const THB = Type.Literal('THB');

export const listOf = (item: TSchema) =>
  closed({
    object: Type.Literal('list'),
    data: Type.Array(item),
    limit: Type.Integer({ minimum: 1, maximum: 100 }),
    offset: Type.Integer({ minimum: 0 }),
    total: Type.Integer({ minimum: 0 }),
    location: Type.String(),
    order: Type.Enum(['chronological', 'reverse_chronological']),
    from: moment(),
    to: moment(),
  });

export const CardShape = closed({
  object: Type.Literal('card'),
  id: id('card'),
  livemode,
  location: Type.Null(),
  deleted: Type.Boolean(),
  street1: text(),
  street2: text(),
  city: text(),
  state: text(),
  phone_number: text(),
  postal_code: text(),
  country: Type.String({ pattern: '^[a-z]{2}$' }),
  financing: Type.Enum(['credit', 'debit', '']),
  bank: Type.String(),
  brand: Type.Enum(['Visa', 'MasterCard', 'JCB']),
  fingerprint: Type.String({ minLength: 1 }),
  first_digits: text(),
  last_digits: Type.String({ pattern: '^\\d{4}$' }),
  name: Type.String({ minLength: 1 }),
  expiration_month: Type.Integer({ minimum: 1, maximum: 12 }),
  expiration_year: Type.Integer({ minimum: 2000, maximum: 2100 }),
  security_code_check: Type.Boolean(),
  tokenization_method: Type.Null(),
  created_at: moment(),
});

export const TokenShape = closed({
  object: Type.Literal('token'),
  id: id('tokn'),
  livemode,
  location: Type.String({ pattern: '^/tokens/tokn_test_' }),
  used: Type.Boolean(),
  charge_status: statusOfCharge,
  card: CardShape,
  created_at: moment(),
});

const ScannableCodeShape = closed({
  object: Type.Literal('barcode'),
  type: Type.Literal('qr'),
  image: closed({
    object: Type.Literal('document'),
    livemode,
    id: id('docu'),
    deleted: Type.Boolean(),
    filename: Type.Literal('qrcode.svg'),
    location: Type.String({ pattern: '^/charges/chrg_test_.*/documents/docu_test_' }),
    kind: Type.Literal('qr'),
    download_uri: Type.String({ pattern: '^https?://' }),
    created_at: moment(),
  }),
});

export const SourceShape = closed({
  object: Type.Literal('source'),
  id: id('src'),
  livemode,
  location: Type.String({ pattern: '^/sources/src_test_' }),
  amount: satang(),
  barcode: Type.Null(),
  bank: Type.Null(),
  created_at: moment(),
  currency: THB,
  email: text(),
  flow: Type.Enum(['redirect', 'offline', 'app_redirect']),
  installment_term: Type.Null(),
  absorption_type: Type.Null(),
  name: text(),
  mobile_number: text(),
  phone_number: text(),
  platform_type: text(),
  scannable_code: nullable(ScannableCodeShape),
  references: Type.Null(),
  store_id: Type.Null(),
  store_name: Type.Null(),
  terminal_id: Type.Null(),
  type: Type.String({ pattern: '^(promptpay|mobile_banking_(kbank|scb|bay|bbl|ktb))$' }),
  zero_interest_installments: Type.Null(),
  charge_status: statusOfCharge,
});

export const RefundShape = closed({
  object: Type.Literal('refund'),
  id: id('rfnd'),
  livemode,
  location: Type.String({ pattern: '^/charges/chrg_test_.*/refunds/rfnd_test_' }),
  amount: satang(),
  currency: THB,
  funding_amount: satang(),
  funding_currency: THB,
  voided: Type.Boolean(),
  status: Type.Literal('closed'),
  charge: id('chrg'),
  transaction: id('trxn'),
  metadata,
  created_at: moment(),
});

const percent = () => Type.String({ pattern: '^\\d+\\.\\d+$' });

export const ChargeShape = closed({
  object: Type.Literal('charge'),
  id: id('chrg'),
  location: Type.String({ pattern: '^/charges/chrg_test_' }),
  livemode,
  amount: satang(),
  authorized_amount: satang(),
  captured_amount: satang(),
  net: satang(),
  fee: satang(),
  fee_vat: satang(),
  interest: Type.Literal(0),
  interest_vat: Type.Literal(0),
  funding_amount: satang(),
  funding_currency: THB,
  refunded_amount: satang(),
  transaction_fees: closed({ fee_flat: percent(), fee_rate: percent(), vat_rate: percent() }),
  platform_fee: closed({ fixed: Type.Null(), amount: Type.Null(), percentage: Type.Null() }),
  currency: THB,
  ip: text(),
  description: text(),
  metadata,
  card: nullable(CardShape),
  source: nullable(SourceShape),
  customer: Type.Null(),
  dispute: Type.Union([Type.Null(), Type.Unknown()]),
  link: Type.Null(),
  schedule: Type.Null(),
  refunds: listOf(RefundShape),
  transaction: nullable(id('trxn')),
  status,
  failure_code: text(),
  failure_message: text(),
  authorize_uri: text(),
  return_uri: text(),
  created_at: moment(),
  authorized_at: nullable(moment()),
  paid_at: nullable(moment()),
  expires_at: moment(),
  expired_at: nullable(moment()),
  reversed_at: nullable(moment()),
  authorized: Type.Boolean(),
  capture: Type.Boolean(),
  capturable: Type.Boolean(),
  disputable: Type.Boolean(),
  expired: Type.Boolean(),
  paid: Type.Boolean(),
  refundable: Type.Boolean(),
  partially_refundable: Type.Boolean(),
  reversed: Type.Boolean(),
  reversible: Type.Boolean(),
  voided: Type.Boolean(),
  zero_interest_installments: Type.Boolean(),
  branch: Type.Null(),
  terminal: Type.Null(),
  device: Type.Null(),
});

const DeliveryShape = closed({
  object: Type.Literal('webhook_delivery'),
  id: id('whdl'),
  uri: Type.String({ pattern: '^https?://' }),
  status: Type.Integer(),
  created_at: moment(),
});

export const EventShape = closed({
  object: Type.Literal('event'),
  id: id('evnt'),
  livemode,
  location: Type.String({ pattern: '^/events/evnt_test_' }),
  key: Type.Enum([
    'charge.create',
    'charge.update',
    'charge.capture',
    'charge.reverse',
    'charge.complete',
    'charge.expire',
    'refund.create',
  ]),
  data: Type.Union([ChargeShape, RefundShape]),
  created_at: moment(),
  webhook_deliveries: Type.Array(DeliveryShape),
});

export const ErrorShape = closed({
  object: Type.Literal('error'),
  location: Type.String({ pattern: '^https://www\\.omise\\.co/api-errors#' }),
  code: Type.Enum([
    'authentication_failure',
    'bad_request',
    'not_found',
    'used_token',
    'invalid_card',
    'invalid_card_token',
    'missing_card',
    'invalid_charge',
    'failed_capture',
    'failed_fraud_check',
    'failed_refund',
    'failed_expire',
    'expired_charge',
    'backend_error',
    'brand_not_supported',
  ]),
  message: Type.String({ minLength: 1 }),
});
