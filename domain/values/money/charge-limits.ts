import { baht, type Satang } from './money.ts';

/** What the provider takes in one charge; above it: several charges, or a transfer to the hotel. */
export const SMALLEST_CHARGE = baht(20);
export const LARGEST_CHARGE = baht(150_000);

/** Whether one online payment can take it. */
export const isChargeable = (amount: Satang): boolean =>
  amount >= SMALLEST_CHARGE && amount <= LARGEST_CHARGE;
