import type { Decider } from '../values/decider/decider.ts';
import type { Message } from '../values/decider/message.ts';
import { Refusal } from '../values/decider/refusal.ts';
import type { ChargeFacts } from '../values/money/charge-facts.ts';
import { isChargeable } from '../values/money/charge-limits.ts';
import type { ChargeMethod } from '../values/money/charge-method.ts';
import type { Lease } from '../values/money/lease.ts';
import type { Satang } from '../values/money/money.ts';
import type { CardMarks, ChargedBy } from '../values/money/paid-by.ts';
import { after, type Instant } from '../values/time/instant.ts';

// One stream per attempt to pay. The intent stands here before the provider is asked, so a
// crash leaves a question that can be put to the provider (docs/adr/0005-intent-before-charge.md).
export const paymentStream = (attemptId: string) => `payment-${attemptId}`;

type OfCharge = { attemptId: string; checkoutUid: string; chargeId: string };

export type RequestCharge = Message<
  'RequestCharge',
  {
    attemptId: string;
    checkoutUid: string;
    method: ChargeMethod;
    amount: Satang;
    currency: 'THB';
    requestedAt: Instant;
    /** The hold's end: the provider takes no money after it. */
    expiresAt: Instant;
  }
>;
export type RecordCharge = Message<'RecordCharge', { charge: ChargeFacts; seenAt: Instant }>;
export type RecordNoCharge = Message<'RecordNoCharge', { failureCode: string }>;
export type PaymentCommand = RequestCharge | RecordCharge | RecordNoCharge;

export type ChargeRequested = Message<'ChargeRequested', RequestCharge['data']>;
/** Where the guest pays it: the bank's page, or the picture of the code to scan. Events of an earlier version say neither. */
type PayAt = { authorizeUri?: string; qrUri?: string };
export type ChargePending = Message<'ChargePending', OfCharge & PayAt>;
export type ChargePaid = Message<
  'ChargePaid',
  OfCharge & {
    amount: Satang;
    fee: Satang;
    feeVat: Satang;
    net: Satang;
    paidAt: Instant;
    /** Left out where it was no card, and in events of an earlier version. */
    card?: CardMarks;
    /** Whether the provider can give it back itself; left out in events of an earlier version. */
    refundable?: boolean;
  }
>;
export type ChargeFailed = Message<
  'ChargeFailed',
  { attemptId: string; checkoutUid: string; chargeId: string | null; failureCode: string }
>;
export type ChargeExpired = Message<'ChargeExpired', OfCharge>;
export type ChargeMismatched = Message<
  'ChargeMismatched',
  OfCharge & {
    expected: Satang;
    amount: Satang;
    currency: string;
    paid: boolean;
    /** What the provider took of it and when it was paid; left out where it was not, and in events of an earlier version. */
    fee?: Satang;
    feeVat?: Satang;
    paidAt?: Instant;
  }
>;
export type PaymentEvent =
  | ChargeRequested
  | ChargePending
  | ChargePaid
  | ChargeFailed
  | ChargeExpired
  | ChargeMismatched;

type Requested = RequestCharge['data'];

/** Until when the provider may be asked. */
export const sendBy = ({ requestedAt }: Pick<Requested, 'requestedAt'>, lease: Lease): Instant =>
  after(requestedAt, lease.sentWithin);

/** When the provider may have been asked; until then nobody says that it was not. */
export const requestWindow = (
  { requestedAt }: Pick<Requested, 'requestedAt'>,
  { landsWithin }: Lease,
) => ({ from: requestedAt, until: after(requestedAt, landsWithin) });
export type PaymentAttempt =
  | Readonly<{ status: 'unknown' }>
  | (Requested & Readonly<{ status: 'requested'; chargeId: null }>)
  | (Requested & Readonly<{ status: 'failed'; chargeId: string | null; failureCode: string }>)
  | (Requested & Readonly<PayAt> & Readonly<{ status: 'pending'; chargeId: string }>)
  | (Requested & Readonly<{ status: 'expired'; chargeId: string }>)
  | (Requested & Omit<ChargedBy, 'method'> & Readonly<{ status: 'paid'; chargeId: string }>)
  /** `paid`: the provider took money for it all the same. */
  | (Requested & Readonly<{ status: 'mismatched'; chargeId: string; paid: boolean }>);
export type RequestedPayment = Exclude<PaymentAttempt, { status: 'unknown' }>;

/** One attempt to take money: the intent, and what the provider made of it. */
export const payment: Decider<PaymentAttempt, PaymentCommand, PaymentEvent> = {
  initialState: { status: 'unknown' },
  refusals: { RequestCharge: ['amount-out-of-range'], RecordCharge: [], RecordNoCharge: [] },
  decide(state, command) {
    switch (command.type) {
      case 'RequestCharge':
        return requestCharge(state, command);
      case 'RecordCharge':
        return recordCharge(requested(state), command);
      case 'RecordNoCharge':
        return recordNoCharge(requested(state), command);
    }
  },
  evolve(state, event) {
    if (event.type === 'ChargeRequested')
      return { ...event.data, status: 'requested', chargeId: null };
    if (state.status === 'unknown') return state;
    switch (event.type) {
      case 'ChargePending':
        return { ...state, ...event.data, status: 'pending' };
      case 'ChargePaid': {
        const { chargeId, card = null, refundable = null } = event.data;
        return { ...state, status: 'paid', chargeId, card, refundable };
      }
      case 'ChargeFailed':
        return { ...state, ...failureOf(event), status: 'failed' };
      case 'ChargeExpired':
        return { ...state, status: 'expired', chargeId: event.data.chargeId };
      case 'ChargeMismatched':
        return {
          ...state,
          status: 'mismatched',
          chargeId: event.data.chargeId,
          paid: event.data.paid,
        };
    }
  },
};

const failureOf = ({ data: { chargeId, failureCode } }: ChargeFailed) => ({
  chargeId,
  failureCode,
});

/** No answer of the provider can change it any more, except a payment that comes late. */
export const hasEnded = ({ status }: RequestedPayment): boolean =>
  status !== 'requested' && status !== 'pending';

function requested(state: PaymentAttempt): RequestedPayment {
  if (state.status === 'unknown') throw new Refusal('not-found', 'No such payment');
  return state;
}

function requestCharge(state: PaymentAttempt, { data }: RequestCharge): ChargeRequested[] {
  if (state.status !== 'unknown') return [];
  if (!isChargeable(data.amount))
    throw new Refusal('amount-out-of-range', 'The provider takes 20 to 150,000 baht at once');
  return [{ type: 'ChargeRequested', data }];
}

function recordCharge(state: RequestedPayment, { data }: RecordCharge): PaymentEvent[] {
  const { charge, seenAt } = data;
  if (state.status === 'paid') return [];
  const { attemptId, checkoutUid, amount, currency } = state;
  const ofCharge = { attemptId, checkoutUid, chargeId: charge.chargeId };
  const same =
    charge.amount === amount && charge.currency === currency && charge.attemptId === attemptId;
  if (state.status === 'mismatched') {
    // money that came for it since must be looked into
    const paidSince = !state.paid && !same && charge.status === 'successful';
    return paidSince ? [mismatched(ofCharge, amount, charge, seenAt)] : [];
  }
  if (!same) return [mismatched(ofCharge, amount, charge, seenAt)];
  switch (charge.status) {
    case 'pending':
      return state.status === 'requested' ? [pending(ofCharge, charge)] : [];
    case 'successful':
      return [paid(ofCharge, charge, seenAt)];
    case 'failed':
    case 'reversed': {
      const failureCode = charge.failureCode ?? charge.status;
      return hasEnded(state) ? [] : [{ type: 'ChargeFailed', data: { ...ofCharge, failureCode } }];
    }
    case 'expired':
      return hasEnded(state) ? [] : [{ type: 'ChargeExpired', data: ofCharge }];
  }
}

function recordNoCharge(state: RequestedPayment, { data }: RecordNoCharge): ChargeFailed[] {
  if (state.status !== 'requested') return [];
  const { attemptId, checkoutUid } = state;
  const { failureCode } = data;
  return [{ type: 'ChargeFailed', data: { attemptId, checkoutUid, chargeId: null, failureCode } }];
}

const pending = (ofCharge: OfCharge, { authorizeUri, qrUri }: ChargeFacts): ChargePending => ({
  type: 'ChargePending',
  data: { ...ofCharge, ...(authorizeUri && { authorizeUri }), ...(qrUri && { qrUri }) },
});

function paid(ofCharge: OfCharge, charge: ChargeFacts, seenAt: Instant): ChargePaid {
  const { amount, fee, feeVat, net, paidAt, card, refundable } = charge;
  const money = { amount, fee, feeVat, net, paidAt: paidAt ?? seenAt };
  return {
    type: 'ChargePaid',
    data: { ...ofCharge, ...money, ...(card && { card }), refundable },
  };
}

function mismatched(
  ofCharge: OfCharge,
  expected: Satang,
  charge: ChargeFacts,
  seenAt: Instant,
): ChargeMismatched {
  const { amount, currency, status, fee, feeVat, paidAt } = charge;
  const known = { ...ofCharge, expected, amount, currency };
  if (status !== 'successful') return { type: 'ChargeMismatched', data: { ...known, paid: false } };
  const money = { fee, feeVat, paidAt: paidAt ?? seenAt };
  return { type: 'ChargeMismatched', data: { ...known, paid: true, ...money } };
}
