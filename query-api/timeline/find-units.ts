import { type StayToAssign, unitLabels } from '@baanpak/domain/room-calendar/assign-units.ts';
import { addDays, type LocalDate } from '@baanpak/domain/values/time/local-date.ts';
import {
  readStaysFrom,
  readStaysSince,
  type StayOfUnits,
  toStayToAssign,
} from '../booking/stays-of-units.ts';
import type { RoomOfUnits } from '../booking/units.ts';
import type { ReadDb } from '../deps.ts';
import type { DayRange } from '../stay-dates.ts';
import { concerning } from './concerning.ts';
import type { FoundRoom } from './find-rooms.ts';

/** In few rooms one stay goes on into the next for so many days before or after a range. */
const DAYS_BEYOND = 31;

type Known = Readonly<{
  rooms: readonly FoundRoom[];
  /** What takes nights of the days. */
  stays: readonly StayOfUnits[];
  days: DayRange;
}>;
type Goes = (stay: StayToAssign) => boolean;
type Read = (roomIds: readonly string[]) => { execute(): Promise<StayOfUnits[]> };

/**
 * Rooms by their ids with the stays that concern some days, of what ends after `since`. Beyond the days those rooms alone
 * are read of which a stay goes on there: a month of it, and the rest where one stay goes on into the next that long.
 */
export async function findUnits(
  db: ReadDb,
  { rooms, stays, days }: Known,
  since: LocalDate,
): Promise<ReadonlyMap<string, RoomOfUnits>> {
  const found = new Map<string, StayToAssign[]>(rooms.map(({ roomId }) => [roomId, []]));
  const add = (more: readonly StayOfUnits[]) => {
    for (const stay of more) found.get(stay.roomId)?.push(toStayToAssign(stay));
  };
  const addWhere = async (goesOn: Goes, read: Read) => {
    const goOn = [...found].filter(([, all]) => concerning(all, days).some(goesOn));
    if (goOn.length > 0) add(await read(goOn.map(([roomId]) => roomId)).execute());
  };
  add(stays);
  await Promise.all([
    inTurn(earlier(days.from, since), ({ from, to }) =>
      addWhere(
        ({ checkIn }) => checkIn < to,
        (ids) => readStaysSince(db, ids, from, to),
      ),
    ),
    inTurn(later(days.to), ({ from, to }) =>
      addWhere(
        ({ checkOut }) => checkOut > from,
        (ids) => readStaysFrom(db, ids, from, to),
      ),
    ),
  ]);
  return new Map(
    rooms.map(({ roomId, units, unitNames }) => [
      roomId,
      { labels: unitLabels(units, unitNames ?? []), stays: found.get(roomId) ?? [] },
    ]),
  );
}

const later = (to: LocalDate) => {
  const until = addDays(to, DAYS_BEYOND);
  return [
    { from: to, to: until },
    { from: until, to: undefined },
  ];
};

function earlier(from: LocalDate, since: LocalDate): DayRange[] {
  const near = addDays(from, -DAYS_BEYOND);
  const steps = near > since ? [{ from: near, to: from }] : [];
  return [...steps, { from: since, to: near > since ? near : from }].filter(
    (step) => step.from < step.to,
  );
}

async function inTurn<Step>(steps: readonly Step[], take: (step: Step) => Promise<void>) {
  for (const step of steps) await take(step);
}
