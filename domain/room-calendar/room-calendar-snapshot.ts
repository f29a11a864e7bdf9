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
  more?: Pick<TakenStay, 'settlement' | 'restored' | 'hadBy' | 'moving'>,
];
type Saved = Readonly<{
  units: number;
  pastUntil: LocalDate | null;
  stays: readonly SavedStay[];
  abandoned: readonly (readonly [bookingId: string, day: LocalDate])[];
  canceled: readonly (readonly [bookingId: string, day: LocalDate])[];
  decidedUnits: readonly (readonly [bookingId: string, decided: DecidedUnit])[];
  moved: readonly (readonly [bookingId: string, day: LocalDate])[];
}>;

/** What a stay takes: its entry, its place among the day's endings, its share of the nights. */
const BYTES_A_STAY = 500;

/** A calendar as it is kept beside the log: ids, days and numbers, nobody's name. */
export const roomCalendarSnapshot: SnapshotOf<RoomCalendar> = {
  version: 5,
  toJson: ({ units, pastUntil, stays, abandoned, canceled, moved, decidedUnits }): Saved => ({
    units,
    pastUntil,
    stays: [...stays].map(([bookingId, stay]) => saved(bookingId, stay)),
    abandoned: [...abandoned],
    canceled: [...canceled],
    moved: [...moved],
    decidedUnits: [...decidedUnits],
  }),
  fromJson({ units, pastUntil, stays, abandoned, canceled, moved, ...saved }: Saved): RoomCalendar {
    const all = stays.map(([bookingId, checkIn, checkOut, kind, taken, more]) => {
      const stay: TakenStay = { checkIn, checkOut, kind, units: taken, ...more };
      return [bookingId, stay] as const;
    });
    return {
      units,
      ...nightsTakenBy(all, pastUntil),
      abandoned: PersistentMap.of(abandoned),
      canceled: PersistentMap.of(canceled),
      moved: PersistentMap.of(moved),
      decidedUnits: PersistentMap.of(saved.decidedUnits),
    };
  },
  bytes: ({ stays, abandoned, canceled, moved, decidedUnits }) =>
    BYTES_A_STAY *
    (2 + stays.size + abandoned.size + canceled.size + moved.size + decidedUnits.size),
};

function saved(
  bookingId: string,
  { checkIn, checkOut, kind, units, ...more }: TakenStay,
): SavedStay {
  const stay = [bookingId, checkIn, checkOut, kind, units] as const;
  return Object.keys(more).length === 0 ? stay : [...stay, more];
}
