import { type Instant, instant } from '@baanpak/domain/values/time/instant.ts';
import { bangkokDay, type LocalDate } from '@baanpak/domain/values/time/local-date.ts';

/** A day and a time of Bangkok, wherever the browser is; `time` as `HH:mm:ss`. */
export type Moment = Readonly<{ day: LocalDate | undefined; time: string | undefined }>;

const BANGKOK = 7 * 3_600_000; // no daylight saving since 1920

export const momentOf = (at: Instant): Moment => ({
  day: bangkokDay(at),
  time: new Date(Date.parse(at) + BANGKOK).toISOString().slice(11, 19),
});

/** Undefined while it is not written whole. */
export const instantOf = ({ day, time }: Moment): Instant | undefined =>
  day === undefined || time === undefined ? undefined : instant(`${day}T${time}+07:00`);
