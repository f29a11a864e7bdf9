import type { Stay } from '@baanpak/domain/values/time/local-date.ts';
import { type CalendarDays, reachableCheckOuts } from './reachable-days.ts';

/** The soonest stay that can be had, and the shortest from its day on; undefined where there is none. */
export function firstStay(days: CalendarDays): Stay | undefined {
  for (const checkIn of days.keys()) {
    const [checkOut] = reachableCheckOuts(days, checkIn);
    if (checkOut) return { checkIn, checkOut };
  }
  return undefined;
}
