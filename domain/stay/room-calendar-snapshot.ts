import type { SnapshotOf } from '../values/decider/decider.ts';
import { PersistentMap } from '../values/decider/persistent-map.ts';
import type { LocalDate } from '../values/time/local-date.ts';
import type { RoomCalendar } from './evolve-room-calendar.ts';
import { nightsTakenBy, type TakenStay } from './taken-nights.ts';

type SavedStay = readonly [
  bookingId: string,
  checkIn: LocalDate,
  checkOut: LocalDate,
  kind: TakenStay['kind'],
  units: number,
  settlement?: number,
];
type Saved = Readonly<{
  units: number;
  pastUntil: LocalDate | null;
  stays: readonly SavedStay[];
  abandoned: readonly (readonly [bookingId: string, day: LocalDate])[];
  canceled: readonly (readonly [bookingId: string, day: LocalDate])[];
}>;

/** What a stay takes: its entry, its place among the day's endings, its share of the nights. */
const BYTES_A_STAY = 500;

/** A calendar as it is kept beside the log: ids, days and numbers, nobody's name. */
export const roomCalendarSnapshot: SnapshotOf<RoomCalendar> = {
  version: 3,
  toJson: ({ units, pastUntil, stays, abandoned, canceled }): Saved => ({
    units,
    pastUntil,
    stays: [...stays].map(([bookingId, stay]) => saved(bookingId, stay)),
    abandoned: [...abandoned],
    canceled: [...canceled],
  }),
  fromJson({ units, pastUntil, stays, abandoned, canceled }: Saved): RoomCalendar {
    const all = stays.map(([bookingId, checkIn, checkOut, kind, taken, settlement]) => {
      const stay: TakenStay = { checkIn, checkOut, kind, units: taken };
      return [bookingId, settlement === undefined ? stay : { ...stay, settlement }] as const;
    });
    return {
      units,
      ...nightsTakenBy(all, pastUntil),
      abandoned: PersistentMap.of(abandoned),
      canceled: PersistentMap.of(canceled),
    };
  },
  bytes: ({ stays, abandoned, canceled }) =>
    BYTES_A_STAY * (2 + stays.size + abandoned.size + canceled.size),
};

function saved(
  bookingId: string,
  { checkIn, checkOut, kind, units, settlement }: TakenStay,
): SavedStay {
  const stay = [bookingId, checkIn, checkOut, kind, units] as const;
  return settlement === undefined ? stay : [...stay, settlement];
}
