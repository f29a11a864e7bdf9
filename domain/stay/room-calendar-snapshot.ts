import type { SnapshotOf } from '../values/decider/decider.ts';
import { PersistentMap } from '../values/decider/persistent-map.ts';
import type { LocalDate } from '../values/time/local-date.ts';
import type { DecidedUnit, RoomCalendar } from './evolve-room-calendar.ts';
import { nightsTakenBy, type TakenStay } from './taken-nights.ts';

type SavedStay = readonly [
  bookingId: string,
  checkIn: LocalDate,
  checkOut: LocalDate,
  kind: TakenStay['kind'],
  units: number,
  settlement?: number | null,
  restored?: number,
];
type Saved = Readonly<{
  units: number;
  pastUntil: LocalDate | null;
  stays: readonly SavedStay[];
  abandoned: readonly (readonly [bookingId: string, day: LocalDate])[];
  canceled: readonly (readonly [bookingId: string, day: LocalDate])[];
  decidedUnits: readonly (readonly [bookingId: string, decided: DecidedUnit])[];
}>;

/** What a stay takes: its entry, its place among the day's endings, its share of the nights. */
const BYTES_A_STAY = 500;

/** A calendar as it is kept beside the log: ids, days and numbers, nobody's name. */
export const roomCalendarSnapshot: SnapshotOf<RoomCalendar> = {
  version: 5,
  toJson: ({ units, pastUntil, stays, abandoned, canceled, decidedUnits }): Saved => ({
    units,
    pastUntil,
    stays: [...stays].map(([bookingId, stay]) => saved(bookingId, stay)),
    abandoned: [...abandoned],
    canceled: [...canceled],
    decidedUnits: [...decidedUnits],
  }),
  fromJson({ units, pastUntil, stays, abandoned, canceled, decidedUnits }: Saved): RoomCalendar {
    const all = stays.map(([bookingId, checkIn, checkOut, kind, taken, settlement, restored]) => {
      const numbers = { ...(settlement && { settlement }), ...(restored && { restored }) };
      const stay: TakenStay = { checkIn, checkOut, kind, units: taken, ...numbers };
      return [bookingId, stay] as const;
    });
    return {
      units,
      ...nightsTakenBy(all, pastUntil),
      abandoned: PersistentMap.of(abandoned),
      canceled: PersistentMap.of(canceled),
      decidedUnits: PersistentMap.of(decidedUnits),
    };
  },
  bytes: ({ stays, abandoned, canceled, decidedUnits }) =>
    BYTES_A_STAY * (2 + stays.size + abandoned.size + canceled.size + decidedUnits.size),
};

function saved(
  bookingId: string,
  { checkIn, checkOut, kind, units, settlement, restored }: TakenStay,
): SavedStay {
  const stay = [bookingId, checkIn, checkOut, kind, units] as const;
  if (restored !== undefined) return [...stay, settlement ?? null, restored];
  return settlement === undefined ? stay : [...stay, settlement];
}
