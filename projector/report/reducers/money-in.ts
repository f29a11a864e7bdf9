import { sharesOf } from '@baanpak/domain/processes/money-of-checkout.ts';
import { allocate, satang } from '@baanpak/domain/values/money/money.ts';
import type { Instant } from '@baanpak/domain/values/time/instant.ts';
import { bangkokDay } from '@baanpak/domain/values/time/local-date.ts';
import type { Fact } from '../tables.ts';
import {
  type CheckoutState,
  changedState,
  type LoggedEvent,
  type Reducer,
  type Reduction,
  type StateSubject,
  type States,
} from './reducer.ts';
import { vatAt } from './vat.ts';

type MoneyInType =
  | ('PaymentAttempted' | 'ChargePaid' | 'ChargeMismatched')
  | ('PaymentCameLate' | 'TransferConfirmed' | 'LatePaymentReturned');

/**
 * Money that came, in time or late, of the right amount or another: whatever the provider has and whatever a
 * hotel was transferred. What does not stay goes back by a refund of its own (`moneyBack`).
 */
export const moneyIn: Reducer<MoneyInType> = {
  subjects: ({ data }, states) =>
    subjectsOfSum(
      'uid' in data ? data.uid : data.checkoutUid,
      states,
      'bookingIds' in data ? data.bookingIds : [],
    ),
  when: {
    PaymentAttempted: ({ data: { uid, attemptId, amount }, recordedAt }, states) =>
      withCheckout(uid, states, (checkout) => {
        const about = { ref: attemptId, method: checkout.methods[attemptId] ?? null, units: 1 };
        return { facts: each('attempt', partsOfSum(states, checkout, amount), recordedAt, about) };
      }),
    ChargePaid: ({ data }, states) => charged(data, states),
    ChargeMismatched: ({ data, recordedAt }, states) => {
      const { paid, currency, fee = 0, feeVat = 0, paidAt = recordedAt } = data;
      return paid && currency === 'THB' ? charged({ ...data, fee, feeVat, paidAt }, states) : {};
    },
    PaymentCameLate: ({ data }, states) => {
      const { uid, attemptId, chargeId, amount, paidAt, because } = data;
      if (because === 'paid-before') return {};
      return withCheckout(uid, states, (checkout) => {
        const about = { ref: chargeId, method: checkout.methods[attemptId] ?? null, units: 1 };
        return { facts: each('paid-late', partsOfSum(states, checkout, amount), paidAt, about) };
      });
    },
    TransferConfirmed: ({ data }, states) => {
      const { uid, amount, paidAt, transferId = uid, late = false } = data;
      return transferred(states, { uid, amount, at: paidAt, ref: transferId, late });
    },
    // money that the provider has was told of before; a transfer is told of by this alone
    LatePaymentReturned: ({ data, recordedAt: at }, states) => {
      const { uid, attemptId: ref, amount, bookingIds, chargeId, retaken } = data;
      if (chargeId !== null) return {};
      return transferred(states, { uid, amount, at, ref, bookingIds, late: retaken !== undefined });
    },
  },
};

function withCheckout(
  uid: string,
  states: States,
  folded: (checkout: CheckoutState) => Reduction,
): Reduction {
  const checkout = states.get('checkout', uid);
  return checkout ? folded(checkout) : {};
}

type About = Pick<Fact, 'ref' | 'method' | 'units'>;

/** A fact for each part. */
const each = (
  kind: Fact['kind'],
  parts: readonly MoneyPart[],
  at: Instant,
  about: About & Pick<Fact, 'party'>,
): Fact[] => parts.map((part) => ({ kind, ...part, date: bangkokDay(at), at, ...about }));

type Charged = Readonly<{
  checkoutUid: string;
  attemptId: string;
  chargeId: string;
  amount: number;
  fee: number;
  feeVat: number;
  paidAt: Instant;
}>;

function charged({ checkoutUid, paidAt: at, ...charge }: Charged, states: States): Reduction {
  return withCheckout(checkoutUid, states, (checkout) => {
    const { attemptId, chargeId } = charge;
    const method = checkout.methods[attemptId] ?? null;
    const parts = partsOfSum(states, checkout, charge.amount);
    const about = { ref: chargeId, method };
    const charges = { ...checkout.charges, [chargeId]: attemptId };
    return {
      states: [changedState('checkout', checkoutUid, { ...checkout, charges })],
      facts: [
        ...each('received', parts, at, about),
        ...each('fee', feesOf(parts, charge.fee), at, about),
        ...each('fee-vat', feesOf(parts, charge.feeVat), at, about),
      ],
    };
  });
}

/** Parted as what it was taken of. */
function feesOf(parts: readonly MoneyPart[], sum: number): readonly MoneyPart[] {
  const weights = parts.map((part) => part.satang);
  const shares = sum === 0 ? [] : allocate(satang(sum), weights);
  return shares.flatMap((share, n): MoneyPart[] => {
    const part = parts[n];
    return part ? [{ ...part, satang: share, vat: 0 }] : [];
  });
}

type Transfer = Readonly<{
  uid: string;
  amount: number;
  at: Instant;
  ref: string;
  /** After the hold's end. */
  late: boolean;
  bookingIds?: readonly string[];
}>;

function transferred(
  states: States,
  { uid, amount, at, ref, late, bookingIds }: Transfer,
): Reduction {
  return withCheckout(uid, states, (checkout) => {
    const parts = partsOfSum(states, checkout, amount, bookingIds);
    const about = { ref, method: 'transfer' };
    const lateOnes = late ? each('paid-late', parts, at, { ...about, units: 1 }) : [];
    return { facts: [...each('received', parts, at, about), ...lateOnes] };
  });
}

type MoneyBackType = 'RefundStarted' | 'RefundPaid' | 'RefundTransferred';

/**
 * Money that went back, by the provider or by the hotel's own hand, parted as it was received. That it is owed
 * is no fact: until it is paid it is the guest's, and deferred.
 */
export const moneyBack: Reducer<MoneyBackType> = {
  subjects: ({ type, data }, states) => {
    if (type === 'RefundStarted') return [];
    const refund = states.get('refund', data.refundId);
    return [
      `refund:${data.refundId}`,
      ...(refund ? subjectsOfSum(refund.checkoutUid, states, refund.bookingIds) : []),
    ];
  },
  when: {
    RefundStarted: ({ data: { refundId, checkoutUid, chargeId, bookingIds } }) => ({
      states: [changedState('refund', refundId, { checkoutUid, chargeId, bookingIds })],
    }),
    RefundPaid: (event, states) => paidBack(event, states, {}),
    RefundTransferred: (event, states) => {
      const { method = 'transfer', by: party } = event.data;
      return paidBack(event, states, { method, party });
    },
  },
};

/** Without a method of its own it went back the way it came. */
function paidBack(
  { data: { refundId, amount, paidAt: at } }: LoggedEvent<'RefundPaid' | 'RefundTransferred'>,
  states: States,
  by: Readonly<{ method?: string; party?: string }>,
): Reduction {
  const refund = states.get('refund', refundId);
  if (!refund) return {};
  const { checkoutUid, chargeId, bookingIds } = refund;
  const checkout = states.get('checkout', checkoutUid); // none where a taken stay awaited no payment yet
  if (!checkout && chargeId !== null) return {}; // nor was that charge received for anybody
  const attemptId = chargeId === null ? undefined : checkout?.charges[chargeId];
  const method = attemptId === undefined ? null : (checkout?.methods[attemptId] ?? null);
  const parts = partsOfSum(states, checkout, amount, bookingIds);
  return { facts: each('refunded', parts, at, { ref: refundId, method, ...by }) };
}

/** One stay's part of a sum; of money that is no stay's the whole. */
type MoneyPart = Pick<Fact, 'ownerId' | 'hotelId' | 'roomId' | 'bookingId' | 'channel'> &
  Readonly<{ satang: number; vat: number }>;

/** Whose states a sum needs that came by a checkout, or is of bookings; asked again once their states are there. */
function subjectsOfSum(
  uid: string,
  states: States,
  named: readonly string[] = [],
): readonly StateSubject[] {
  const checkout = states.get('checkout', uid);
  const held = checkout?.stays.map(({ bookingId }) => bookingId) ?? [];
  const stays = [...new Set([...held, ...named])].flatMap((bookingId): StateSubject[] => {
    const hotelId = states.get('booking', bookingId)?.hotelId;
    return [`booking:${bookingId}`, ...(hotelId ? [`hotel:${hotelId}` as const] : [])];
  });
  return [`checkout:${uid}`, ...(checkout ? [`hotel:${checkout.hotelId}` as const] : []), ...stays];
}

/**
 * What each stay has of a sum, as the stays themselves are told: its price, or its part of another sum. The
 * stays that are named, or all of the checkout where none is; one that the checkout no longer has, or that never
 * had one, has the price of its booking. Money of no known stay is the checkout's hotel's alone. A checkout may be
 * of several hotels: each stay's part is its own hotel's, and so is the VAT in that.
 */
function partsOfSum(
  states: States,
  checkout: CheckoutState | undefined,
  sum: number,
  named: readonly string[] = [],
): readonly MoneyPart[] {
  const stays = named.length === 0 ? (checkout?.stays ?? []) : staysNamed(states, checkout, named);
  const shares = stays.length > 0 ? sharesOf(satang(sum), stays.map(priced)) : [sum];
  const parts = shares.flatMap((share, n) => {
    const bookingId = stays[n]?.bookingId ?? null;
    const booking = bookingId === null ? undefined : states.get('booking', bookingId);
    const whose = booking ?? checkout;
    if (!whose) return [];
    const { roomId = null, channel = null } = booking ?? {};
    const { ownerId, hotelId } = whose;
    return [{ ownerId, hotelId, roomId, bookingId, channel, satang: share }];
  });
  return withVat(states, parts);
}

type Stay = CheckoutState['stays'][number];

function staysNamed(
  states: States,
  checkout: CheckoutState | undefined,
  named: readonly string[],
): Stay[] {
  return named.flatMap((bookingId) => {
    const held = checkout?.stays.find((stay) => stay.bookingId === bookingId);
    const price = held?.price ?? states.get('booking', bookingId)?.price;
    return price === undefined ? [] : [{ bookingId, price }];
  });
}

/** In one document a hotel. */
function withVat(states: States, parts: readonly Omit<MoneyPart, 'vat'>[]): readonly MoneyPart[] {
  const sums = new Map<string, number>();
  return parts.map((part): MoneyPart => {
    const hotel = states.get('hotel', part.hotelId);
    const before = sums.get(part.hotelId) ?? 0;
    const sum = before + part.satang;
    sums.set(part.hotelId, sum);
    return { ...part, vat: vatAt(hotel, sum) - vatAt(hotel, before) };
  });
}

const priced = ({ price }: Stay) => ({ price: satang(price) });
