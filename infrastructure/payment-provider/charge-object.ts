import type { ChargeFacts } from '@baanpak/domain/values/money/charge-facts.ts';
import { satang } from '@baanpak/domain/values/money/money.ts';
import { type Instant, instant } from '@baanpak/domain/values/time/instant.ts';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { type ProviderCharge, ProviderUnknown } from './port.ts';

const text = Type.Union([Type.String(), Type.Null()]);

/** The fields of the provider's charge that are read; it has many more, which pass through. */
const chargeObject = Compile(
  Type.Object({
    object: Type.Literal('charge'),
    id: Type.String(),
    status: Type.Union([
      Type.Literal('pending'),
      Type.Literal('successful'),
      Type.Literal('failed'),
      Type.Literal('expired'),
      Type.Literal('reversed'),
    ]),
    amount: Type.Integer(),
    currency: Type.String(),
    fee: Type.Integer(),
    fee_vat: Type.Integer(),
    net: Type.Integer(),
    refunded_amount: Type.Integer(),
    refundable: Type.Boolean(),
    paid_at: Type.Optional(text),
    expires_at: Type.Optional(text),
    failure_code: Type.Optional(text),
    failure_message: Type.Optional(text),
    authorize_uri: Type.Optional(text),
    metadata: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
    card: Type.Optional(Type.Unknown()),
    source: Type.Optional(Type.Unknown()),
    dispute: Type.Optional(Type.Unknown()),
  }),
);

const withQr = Compile(
  Type.Object({
    scannable_code: Type.Object({ image: Type.Object({ download_uri: Type.String() }) }),
  }),
);

const cardObject = Compile(Type.Object({ brand: Type.String(), last_digits: Type.String() }));

const disputeObject = Compile(
  Type.Object({
    id: Type.String(),
    status: Type.Union([
      Type.Literal('open'),
      Type.Literal('pending'),
      Type.Literal('won'),
      Type.Literal('lost'),
    ]),
    amount: Type.Integer(),
    reason_code: Type.Optional(text),
  }),
);

/** `ProviderUnknown` for an object that is no charge: nothing can be concluded from it. */
export function providerCharge(raw: unknown): ProviderCharge {
  if (!chargeObject.Check(raw)) throw new ProviderUnknown('The provider answered with no charge');
  const facts: ChargeFacts = {
    chargeId: raw.id,
    attemptId: attemptOf(raw),
    status: raw.status,
    amount: satang(raw.amount),
    currency: raw.currency.toUpperCase(),
    fee: satang(raw.fee),
    feeVat: satang(raw.fee_vat),
    net: satang(raw.net),
    refundedAmount: satang(raw.refunded_amount),
    paidAt: at(raw.paid_at),
    expiresAt: at(raw.expires_at),
    failureCode: raw.failure_code ?? null,
    failureMessage: raw.failure_message ?? null,
    authorizeUri: raw.authorize_uri ?? null,
    qrUri: withQr.Check(raw.source) ? raw.source.scannable_code.image.download_uri : null,
    refundable: raw.refundable,
    ...cardOf(raw.card),
    ...disputeOf(raw.dispute),
  };
  return { facts, raw };
}

const cardOf = (raw: unknown): Pick<ChargeFacts, 'card'> =>
  cardObject.Check(raw) ? { card: { brand: raw.brand, lastDigits: raw.last_digits } } : {};

function disputeOf(raw: unknown): Pick<ChargeFacts, 'dispute'> {
  if (!disputeObject.Check(raw)) return {};
  const { id: disputeId, status, amount, reason_code: code } = raw;
  const reason = code ? code.toLowerCase().replaceAll('_', '-') : null;
  return { dispute: { disputeId, status, amount: satang(amount), reason } };
}

/** Our own mark in the metadata of a charge; null for a charge that is not ours. */
export function attemptOf(raw: { metadata?: Readonly<Record<string, unknown>> }): string | null {
  const attemptId = raw.metadata?.attemptId;
  return typeof attemptId === 'string' ? attemptId : null;
}

const at = (time: string | null | undefined): Instant | null => (time ? instant(time) : null);
