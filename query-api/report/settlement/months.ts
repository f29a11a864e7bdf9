import type { LocalDate } from '@baanpak/domain/values/time/local-date.ts';
import { localDate } from '@baanpak/domain/values/time/local-date.ts';

/** Of which owner and month, `YYYY-MM`. */
export type OfMonth = Readonly<{ ownerId: string; month: string }>;

export const keyOf = ({ month, ownerId }: OfMonth): string => `${month}.${ownerId}`;

export const monthOf = (day: LocalDate): string => day.slice(0, 'YYYY-MM'.length);

export const firstDayOf = (month: string): LocalDate => localDate(`${month}-01`);

/** `by` months later. */
export function monthLater(month: string, by: number): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + by)).toISOString().slice(0, 'YYYY-MM'.length);
}
