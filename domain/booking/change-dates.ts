import { Refusal } from '../values/decider/refusal.ts';
import { type CancellationPolicy, policyOf } from '../values/money/cancellation-policy.ts';
import { addUp, allocate, type Satang, satang } from '../values/money/money.ts';
import { shareOf } from '../values/money/share-of.ts';
import type { I18nText } from '../values/text/i18n-text.ts';
import { type LocalDate, nightsBetween, nightsOf } from '../values/time/local-date.ts';
import { amounts } from './amount-due.ts';
import type { PlacedBooking } from './booking-state.ts';
import { retainedAtDesk } from './desk-money.ts';
import type { StayTerms } from './move-messages.ts';
import { approvedSum } from './open-refunds.ts';

// A guest's own change of dates: what the policy says to canceling, it says to nights that are given up
// (docs/adr/0055-guests-change-dates.md).

/** How often a stay is moved, by whomever, before its guest asks the hotel for the next. */
export const MOST_CHANGES = 30;

/**
 * Where a guest's change leads to, at `quoted` prices, on a day in Bangkok. Of what it makes too much the
 * policy's share goes back; the rest stays in the price. Refuses `wrong-status` once the stay has begun,
 * and `stay-rule` against the policy.
 */
export function changedByGuest(
  known: PlacedBooking,
  quoted: StayTerms,
  today: LocalDate,
): StayTerms {
  if (known.arrival || today > known.terms.checkIn)
    throw new Refusal('wrong-status', 'The stay has begun');
  if (known.moves.known.size >= MOST_CHANGES)
    throw new Refusal('stay-rule', 'Moved too often', undefined, TOO_OFTEN);
  assertPolicyAllows(known, quoted, today);
  return withKept(quoted, keptByPolicy(known, quoted.price, today));
}

const TOO_OFTEN: I18nText = {
  th: 'การจองนี้เปลี่ยนวันมาหลายครั้งแล้ว กรุณาติดต่อโรงแรม',
  en: 'The dates of this booking were changed many times. Please ask the hotel',
};

/** Nights are not given up once nothing is given back, nor exchanged for a stay that is canceled for more. */
function assertPolicyAllows({ terms }: PlacedBooking, to: StayTerms, today: LocalDate): void {
  const policy = policyOf(terms);
  const now = shareOn(policy, terms, today);
  if (shareOn(policy, to, today) > now)
    throw new Refusal('stay-rule', 'It would be canceled for more', undefined, BETTER_TERMS);
  const nights = new Set(nightsOf(to));
  if (now === 0 && nightsOf(terms).some((night) => !nights.has(night)))
    throw new Refusal('stay-rule', 'Nothing is given back any more', undefined, TOO_LATE);
}

const BETTER_TERMS: I18nText = {
  th: 'ตามเงื่อนไขการยกเลิก ตอนนี้เลื่อนวันเข้าพักออกไปไม่ได้แล้ว กรุณาติดต่อโรงแรม',
  en: 'By the cancellation policy it is too late to put the stay off. Please ask the hotel',
};
const TOO_LATE: I18nText = {
  th: 'ตามเงื่อนไขการยกเลิก ตอนนี้ยกเลิกคืนที่จองไว้ไม่ได้แล้ว แต่ยังเพิ่มคืนได้',
  en: 'By the cancellation policy it is too late to give up nights; you can still add some',
};

const shareOn = (policy: CancellationPolicy, { checkIn }: StayTerms, today: LocalDate): number =>
  shareOf(policy, satang(0), nightsBetween(today, checkIn)).share;

/** What the hotel keeps of the nights given up; what was paid too much before goes back whole. */
function keptByPolicy(known: PlacedBooking, price: Satang, today: LocalDate): Satang {
  const { terms } = known;
  const before = paidTooMuch(known, terms.price);
  const over = satang(paidTooMuch(known, price) - before);
  if (price >= terms.price || over <= 0) return satang(0);
  const days = nightsBetween(today, terms.checkIn);
  return satang(over - shareOf(policyOf(terms), over, days).amount);
}

/** At a price; by the checkout and at the desk, less what goes back already. */
function paidTooMuch(known: PlacedBooking, price: Satang): Satang {
  const online = 'paid' in known ? known.paid - approvedSum(known.refunds) : 0;
  const extras = addUp(amounts(known.desk.extras.values()));
  return satang(Math.max(0, online + retainedAtDesk(known.desk) - price - extras));
}

/** The nights bear what is kept, each by its share. */
function withKept(quoted: StayTerms, kept: Satang): StayTerms {
  if (kept === 0) return quoted;
  const price = satang(quoted.price + kept);
  const prices = allocate(
    price,
    quoted.nightPrices.map((night) => night.price),
  );
  const nightPrices = quoted.nightPrices.map(({ date }, n) => ({
    date,
    price: prices[n] ?? satang(0),
  }));
  return { ...quoted, nightPrices, price };
}

/** Nights that a stay had cost what they did, and others what is asked for them now. */
export function pricedWithNew(
  had: StayTerms['nightPrices'],
  now: StayTerms['nightPrices'],
): Pick<StayTerms, 'nightPrices' | 'price'> {
  const before = new Map(had.map(({ date, price }) => [date, price]));
  const nightPrices = now.map(({ date, price }) => ({ date, price: before.get(date) ?? price }));
  return { nightPrices, price: addUp(nightPrices.map(({ price }) => price)) };
}
