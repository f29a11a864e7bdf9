import type { SetPricesRequest } from '@baanpak/contract/room/set-prices.ts';
import { PRICE_BOUNDS } from '@baanpak/domain/values/money/price-change.ts';

export const PRICE_KINDS = ['leave', 'amount', 'byBaht', 'byPercent', 'base'] as const;
export type PriceKind = (typeof PRICE_KINDS)[number];

export const CLOSINGS = ['closedToArrival', 'closedToDeparture', 'closed'] as const;
export const STAY_LIMITS = ['minStay', 'maxStay'] as const;

/** What a form says of days; an empty text leaves it as it is. */
export type DayPricesFields = Readonly<{
  weekdays: readonly number[];
  price: PriceKind;
  amount: string;
  /** Nights, or `none`. */
  minStay: string;
  maxStay: string;
  closedToArrival: string;
  closedToDeparture: string;
  closed: string;
}>;

export const EMPTY: DayPricesFields = {
  weekdays: [0, 1, 2, 3, 4, 5, 6],
  price: 'leave',
  amount: '',
  minStay: '',
  maxStay: '',
  closedToArrival: '',
  closedToDeparture: '',
  closed: '',
};

/** What is wrong with it, as the end of a text's name. */
export type DayPricesProblem = 'amount' | 'byBaht' | 'byPercent' | 'stays' | 'weekdays' | 'nothing';

export function problemInFields(fields: DayPricesFields): DayPricesProblem | undefined {
  const { weekdays, price, amount, minStay, maxStay } = fields;
  if (weekdays.length === 0) return 'weekdays';
  if (price !== 'leave' && price !== 'base' && !isAmount(price, amount)) return price;
  if (Number(minStay) > Number(maxStay) && Number(maxStay) > 0) return 'stays';
  return Object.keys(requestOf(fields)).length === 0 ? 'nothing' : undefined;
}

const PERCENT = { lowest: -99, highest: 1000, parts: 4 } as const;

function isAmount(price: 'amount' | 'byBaht' | 'byPercent', text: string): boolean {
  const amount = Number(text);
  if (text.trim() === '') return false;
  const { lowest, highest } = PRICE_BOUNDS;
  switch (price) {
    case 'amount':
      return Number.isInteger(amount) && amount >= lowest && amount <= highest;
    case 'byBaht':
      return Number.isInteger(amount) && amount !== 0 && Math.abs(amount) <= highest;
    case 'byPercent':
      return (
        amount !== 0 &&
        amount >= PERCENT.lowest &&
        amount <= PERCENT.highest &&
        Number.isInteger(amount * PERCENT.parts)
      );
  }
}

type Said = Omit<SetPricesRequest, 'from' | 'to' | 'weekdays' | 'undo'>;

/** What is said of the days. */
export function requestOf(fields: DayPricesFields): Said {
  const nights = (text: string) => (text === 'none' ? null : Number(text));
  return {
    ...priceIn(fields),
    ...(fields.minStay !== '' && { minStay: nights(fields.minStay) }),
    ...(fields.maxStay !== '' && { maxStay: nights(fields.maxStay) }),
    ...(fields.closedToArrival !== '' && { closedToArrival: fields.closedToArrival === 'yes' }),
    ...(fields.closedToDeparture !== '' && {
      closedToDeparture: fields.closedToDeparture === 'yes',
    }),
    ...(fields.closed !== '' && { closed: fields.closed === 'yes' }),
  };
}

function priceIn({ price, amount }: DayPricesFields): Said {
  switch (price) {
    case 'leave':
      return {};
    case 'base':
      return { price: null };
    case 'amount':
      return { price: Number(amount) };
    case 'byBaht':
      return { change: { amount: Number(amount) } };
    case 'byPercent':
      return { change: { percent: Number(amount) } };
  }
}
