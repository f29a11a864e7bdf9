import {
  addDays,
  type LocalDate,
  nightsBetween,
  type Stay,
} from '@baanpak/domain/values/time/local-date.ts';
import { FIRST_NIGHT } from '@baanpak/projector/calendar/tables.ts';

/** The place of a night among all nights, 0 for the first; negative before it. */
export const placeOf = (night: LocalDate): number => nightsBetween(FIRST_NIGHT, night);

/** The night at such a place. */
export const nightAt = (place: number): LocalDate => addDays(FIRST_NIGHT, place);

/** A stay in places of nights. */
export type NightRange = Readonly<{ first: number; nights: number }>;

export const spanOf = ({ checkIn, checkOut }: Stay): NightRange => ({
  first: placeOf(checkIn),
  nights: nightsBetween(checkIn, checkOut),
});
