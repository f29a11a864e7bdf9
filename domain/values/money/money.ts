/** An amount of THB in satang, 1/100 baht; always an integer. */
export type Satang = number & { readonly __unit: 'satang' };

const SATANG_PER_BAHT = 100;

/** Satang from an integer; throws RangeError for anything else. */
export function satang(amount: number): Satang {
  if (!isSatang(amount)) throw new RangeError(`Not an amount of satang: ${amount}`);
  return amount;
}

const isSatang = (amount: number): amount is Satang => Number.isSafeInteger(amount);

/** Satang from whole or broken baht, to the nearest satang. */
export const baht = (amount: number): Satang => satang(roundHalfUp(amount * SATANG_PER_BAHT));

/** Whole baht, half up: what the API and the screens show. */
export const toBaht = (amount: Satang): number =>
  Math.floor((amount + SATANG_PER_BAHT / 2) / SATANG_PER_BAHT);

export const addUp = (amounts: Iterable<Satang>): Satang => {
  let sum = 0;
  for (const amount of amounts) sum += amount;
  return satang(sum);
};

/** The least of some amounts; null where there are none. */
export const lowest = (amounts: readonly Satang[]): Satang | null =>
  amounts.length === 0 ? null : satang(Math.min(...amounts));

/** `amount` times a rate such as 0.0365, half up to the satang. */
export const share = (amount: Satang, rate: number): Satang => satang(roundHalfUp(amount * rate));

/** Splits `amount` by weight to the satang; the last part takes what rounding left, so the sum is exact. */
export function allocate(amount: Satang, weights: readonly number[]): Satang[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const parts = weights.map((weight) =>
    satang(whole === 0 ? 0 : Math.floor((amount * weight) / whole)),
  );
  const rest = amount - addUp(parts);
  return parts.map((part, n) => (n === parts.length - 1 ? satang(part + rest) : part));
}

/** The mean of nightly prices, half up to the satang. */
export const mean = (amounts: readonly Satang[]): Satang =>
  satang(roundHalfUp(addUp(amounts) / Math.max(1, amounts.length)));

// toPrecision hides binary noise such as 1.005 * 100 = 100.49999999999999
function roundHalfUp(value: number): number {
  return Math.floor(Number(value.toPrecision(15)) + 0.5);
}
