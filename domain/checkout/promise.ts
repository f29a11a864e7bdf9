import { Refusal } from '../values/decider/refusal.ts';
import { type CancellationPolicy, isSamePolicy } from '../values/money/cancellation-policy.ts';
import type { Satang } from '../values/money/money.ts';
import type { Instant } from '../values/time/instant.ts';
import type { LocalDate, Stay } from '../values/time/local-date.ts';
import {
  areKnown,
  assertUnused,
  type Checkout,
  type CheckoutItem,
  type CheckoutOpened,
  isHeld,
  isSameStay,
} from './checkout-state.ts';

// What a checkout showed is what is booked, for the hold time; after it the guest is asked again
// (docs/adr/0108-prices-are-promised.md).

/** What a stay is sold at: each night, their exact total, the mean night, and what is given back when. */
export type SaleTerms = Readonly<{
  nightPrices: readonly Readonly<{ date: LocalDate; price: Satang }>[];
  total: Satang;
  average: Satang;
  cancellationPolicy: CancellationPolicy;
}>;

/** A stay that is to be booked, and what it is sold at now. */
type AskedStay = Readonly<{
  stay: Stay & Readonly<{ bookingId: string; roomId: string }>;
  price: SaleTerms;
}>;

/**
 * What each stay is booked at: what its checkout promised until `validUntil`, lower or higher than now, and
 * what it costs now where no checkout shows it. Refuses `checkout-already-used` where the promise was used
 * before; after its time `price-changed` where the price of any stay differs, else `terms-changed`.
 */
export function keepPromise(
  state: Checkout,
  asked: readonly AskedStay[],
  now: Instant,
): readonly SaleTerms[] {
  const stays = asked.map(({ stay }) => stay);
  if (isHeld(state) && !areKnown(state, stays)) assertUnused(state, stays);
  const items = stays.map((stay) => state.items.find((item) => isSameStay(item, stay)));
  if (state.validUntil !== null && now < state.validUntil)
    return asked.map(({ price }, n) => promisedTerms(items[n], price));
  if (asked.some(({ price }, n) => differsInPrice(items[n], price)))
    throw new Refusal('price-changed', 'The price is another than the checkout says');
  if (asked.some(({ price }, n) => differsInPolicy(items[n], price)))
    throw new Refusal('terms-changed', 'The cancellation policy is another than the checkout says');
  return asked.map(({ price }) => price);
}

/** A checkout of before promised nothing: its time was over as it began. */
export const validUntilOf = ({ validUntil, openedAt }: CheckoutOpened['data']): Instant =>
  validUntil ?? openedAt;

function promisedTerms(item: CheckoutItem | undefined, now: SaleTerms): SaleTerms {
  if (!item?.nightPrices || !item.cancellationPolicy) return now;
  const { nightPrices, totalPrice: total, price: average, cancellationPolicy } = item;
  return { nightPrices, total, average, cancellationPolicy };
}

/** Night by night; by its total alone where the nights were not kept. */
function differsInPrice(item: CheckoutItem | undefined, now: SaleTerms): boolean {
  if (!item) return false;
  const nights = item.nightPrices ?? now.nightPrices;
  return (
    item.totalPrice !== now.total ||
    now.nightPrices.some(({ price }, n) => nights[n]?.price !== price)
  );
}

const differsInPolicy = (item: CheckoutItem | undefined, now: SaleTerms): boolean =>
  item?.cancellationPolicy !== undefined &&
  !isSamePolicy(item.cancellationPolicy, now.cancellationPolicy);
