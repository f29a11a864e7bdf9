import { addDays, type LocalDate } from '@baanpak/domain/values/time/local-date.ts';
import type { ReadDb } from '../deps.ts';
import { findRoomsOfUnits, type RoomOfUnits } from '../stay/units.ts';
import type { DayRange } from '../stay-dates.ts';
import { concerning } from './concerning.ts';

/** Few rooms are taken for so long after a range without a day between. */
const DAYS_AFTER = 31;

/**
 * Rooms by their ids with the stays that concern some days, of what ends after `since`. All that begins later
 * is read of rooms alone where one stay goes on into the next for a month.
 */
export async function findUnits(
  db: ReadDb,
  roomIds: readonly string[],
  days: DayRange,
  since: LocalDate,
): Promise<ReadonlyMap<string, RoomOfUnits>> {
  const until = addDays(days.to, DAYS_AFTER);
  const rooms = await findRoomsOfUnits(db, roomIds, since, until);
  const goOn = roomIds.filter((id) =>
    concerning(rooms.get(id)?.stays ?? [], days).some(({ checkOut }) => checkOut > until),
  );
  if (goOn.length === 0) return rooms;
  return new Map([...rooms, ...(await findRoomsOfUnits(db, goOn, since))]);
}
