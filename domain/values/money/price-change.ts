import { baht, type Satang } from './money.ts';

/** What a night may cost, in THB. */
export const PRICE_BOUNDS = { lowest: 1, highest: 1_000_000 } as const;

/** A price made dearer, or cheaper below zero: by a part of it, or by THB. */
export type PriceChange = Readonly<{ percent: number } | { amount: number }>;

const WHOLE = 10_000;
const BAHT = 100;

/** The changed price, half up to whole baht; a percentage counts to its hundredths. */
export function changedPrice(price: Satang, change: PriceChange): Satang {
  const [parts, whole] =
    'percent' in change
      ? [price * (WHOLE + Math.round(change.percent * 100)), WHOLE * BAHT]
      : [price + change.amount * BAHT, BAHT];
  return baht(Math.floor((parts + whole / 2) / whole));
}

/** Whether a night may cost so much. */
export const isPrice = (price: Satang): boolean =>
  price >= baht(PRICE_BOUNDS.lowest) && price <= baht(PRICE_BOUNDS.highest);
