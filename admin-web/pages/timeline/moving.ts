import type { TimelineStayJson } from '@baanpak/contract/timeline/timeline.ts';
import { addDays, type LocalDate } from '@baanpak/domain/values/time/local-date.ts';
import type { GridPlace } from './choosing.ts';
import { type Dragged, nightsOver } from './dragging.ts';
import type { Lane } from './lanes.ts';

type Key = Readonly<Record<'key' | 'code', string>>;
type Grid = Readonly<{ lanes: readonly Lane[]; days: readonly LocalDate[] }>;

/** M, by its place where the keyboard writes no Latin letters. */
export const isMoveKey = ({ key, code }: Key): boolean =>
  /^[a-z]$/i.test(key) ? key.toLowerCase() === 'm' : code === 'KeyM';

/**
 * Where a key takes a stay that is moved: a night at a time, a unit at a time, the pages by as many days as are shown.
 * Undefined for other keys, and for other nights once its guest is there.
 */
export function movedTo(
  key: string,
  { stay, over: { row, day } }: Dragged,
  { lanes, days }: Grid,
): GridPlace | undefined {
  if (key === 'ArrowUp') return { row: Math.max(0, row - 1), day };
  if (key === 'ArrowDown') return { row: Math.min(lanes.length - 1, row + 1), day };
  const by: Readonly<Record<string, number>> = {
    ...{ ArrowLeft: -1, ArrowRight: 1, PageUp: -days.length, PageDown: days.length },
  };
  const nights = by[key];
  if (nights === undefined || stay.checkInStatus) return undefined;
  return { row, day: addDays(day, nights) };
}

/** Who else has a night of the unit that a stay is over, as far as that is shown. */
export function whoIsThere(dragged: Dragged, lanes: readonly Lane[]): readonly TimelineStayJson[] {
  const { checkIn, checkOut } = nightsOver(dragged);
  return (lanes[dragged.over.row]?.held ?? [])
    .filter((held) => held.checkInDate < checkOut && checkIn < held.checkOutDate)
    .map(({ stay }) => stay)
    .filter(({ _id }) => _id !== dragged.stay._id);
}
