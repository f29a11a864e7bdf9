import { addDays, type LocalDate } from '@baanpak/domain/values/time/local-date.ts';
import type { GridPlace } from './choosing.ts';
import { heldOn, type Lane } from './lanes.ts';

type Grid = Readonly<{ lanes: readonly Lane[]; days: readonly LocalDate[] }>;

/**
 * Where a key leads: over a stay as one step, up and down by rows, Home and End in the row, with `isWide` in the grid;
 * the pages by as many days as are shown. Undefined for other keys.
 */
export function placeAfter(
  key: string,
  { row, day }: GridPlace,
  { lanes, days }: Grid,
  isWide = false,
): GridPlace | undefined {
  const [first = day, last = day] = [days[0], days.at(-1)];
  const end = lanes.length - 1;
  const held = heldOn(lanes[row]?.held ?? [], day);
  const before = addDays(held ? later(day, held.checkInDate, -1) : day, -1);
  const behind = held ? later(day, held.checkOutDate, 1) : addDays(day, 1);
  const moves: Readonly<Record<string, GridPlace>> = {
    ArrowLeft: { row, day: before },
    ArrowRight: { row, day: behind },
    ArrowUp: { row: Math.max(0, row - 1), day },
    ArrowDown: { row: Math.min(end, row + 1), day },
    Home: { row: isWide ? 0 : row, day: first },
    End: { row: isWide ? end : row, day: last },
    PageUp: { row, day: addDays(day, -days.length) },
    PageDown: { row, day: addDays(day, days.length) },
  };
  return moves[key];
}

/** The end of a stay that one steps over, in days of the calendar. */
function later(day: LocalDate, end: string, way: 1 | -1): LocalDate {
  let at = day;
  while (way === 1 ? at < end : at > end) at = addDays(at, way);
  return at;
}
