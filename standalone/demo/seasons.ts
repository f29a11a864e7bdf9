import type { Period } from '@baanpak/domain/room/day-table.ts';
import { baht, type Satang, toBaht } from '@baanpak/domain/values/money/money.ts';
import {
  addDays,
  type LocalDate,
  nightsOf,
  type Stay,
} from '@baanpak/domain/values/time/local-date.ts';
import type { Season } from './demo-hotel.ts';
import { isLongWeekend } from './long-weekends.ts';

/** A night's price on the days of a period. */
type Priced = Period & Readonly<{ price: Satang }>;

type Rates = Readonly<{
  /** By month, January first. */
  months: readonly number[];
  longWeekend: number;
  newYear: number;
  songkran: number;
}>;

/** Factors on the base price. Beaches are cheap in the rains, hills and towns only a little. */
const RATES: Readonly<Record<Season, Rates>> = {
  beach: {
    months: [1.3, 1.3, 1, 1, 0.75, 0.75, 0.75, 0.75, 0.75, 0.75, 1.3, 1.3],
    longWeekend: 1.15,
    newYear: 1.9,
    songkran: 1.4,
  },
  mountain: {
    months: [1.35, 1.35, 1, 1, 1, 0.85, 0.85, 0.85, 0.85, 1, 1.35, 1.35],
    longWeekend: 1.2,
    newYear: 1.8,
    songkran: 1.25,
  },
  city: {
    months: [1.15, 1.15, 1, 1, 1, 1, 1, 1, 1, 1, 1.15, 1.15],
    longWeekend: 1.1,
    newYear: 1.5,
    songkran: 1.2,
  },
};

/**
 * A room's prices for some nights: half-open, in order of date and without gaps. Whole baht, as shops
 * print them: from a thousand up ending in 90, below it in 0.
 */
export function pricePeriods(basePrice: Satang, kind: Season, nights: Stay): Priced[] {
  const periods: Priced[] = [];
  for (const night of nightsOf(nights)) {
    const price = asPrinted(toBaht(basePrice) * rateOf(night, RATES[kind]));
    const last = periods.at(-1);
    const from = last?.price === price ? (periods.pop()?.from ?? night) : night;
    periods.push({ from, to: addDays(night, 1), price });
  }
  return periods;
}

function rateOf(night: LocalDate, { months, longWeekend, newYear, songkran }: Rates): number {
  const monthAndDay = night.slice(5);
  if (monthAndDay >= '12-28' || monthAndDay < '01-04') return newYear;
  if (monthAndDay >= '04-12' && monthAndDay < '04-17') return songkran;
  const season = months[Number(night.slice(5, 7)) - 1] ?? 1;
  return isLongWeekend(night) ? season * longWeekend : season;
}

const asPrinted = (price: number): Satang =>
  baht(price < 995 ? Math.round(price / 10) * 10 : Math.round(price / 100) * 100 - 10);
