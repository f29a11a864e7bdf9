import type { Language } from '@baanpak/domain/values/text/i18n-text.ts';
import { localDate, type Stay } from '@baanpak/domain/values/time/local-date.ts';
import type { Criteria } from '../../features/search/criteria.ts';
import type { HotelResult } from '../../features/search/hotel-search.ts';
import { formatDay } from '../../ui/dates.ts';

/** Both days of a stay: “Thu 24 Dec – Sat 26 Dec”. */
export const staySpan = ({ checkIn, checkOut }: Stay, language: Language): string =>
  [checkIn, checkOut].map((day) => formatDay(day, language, 'short')).join(' – ');

/** The stay that is shown of a hotel: its cheapest in a month, or the one searched for. */
export const stayOf = (
  { stay }: Pick<HotelResult, 'stay'>,
  criteria: Pick<Criteria, 'stay'>,
): Stay =>
  stay ? { checkIn: localDate(stay.startDate), checkOut: localDate(stay.endDate) } : criteria.stay;
