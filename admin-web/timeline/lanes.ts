import type { TimelineRoomJson, TimelineStayJson } from '@baanpak/contract/timeline/timeline.ts';
import type { LocalDate } from '@baanpak/domain/values/time/local-date.ts';

/** A row of the grid: one unit of a room. */
export type Lane = Readonly<{
  key: string;
  room: TimelineRoomJson;
  /** Which of the room's units, from 0. */
  unit: number;
  stays: readonly TimelineStayJson[];
}>;

/** A free night, or all shown nights of a stay; `at` is the place of its first day. */
export type Part = Readonly<{ at: number; nights: number; stay?: TimelineStayJson }>;

export const lanesOf = (rooms: readonly TimelineRoomJson[]): readonly Lane[] =>
  rooms.flatMap((room) =>
    Array.from({ length: room.lanes }, (_, unit) => ({
      key: `${room.roomId} ${unit}`,
      room,
      unit,
      stays: room.stays.filter(({ lanes }) => lanes.includes(unit)),
    })),
  );

/** A lane's days from left to right. */
export function partsOf({ stays }: Lane, days: readonly LocalDate[]): readonly Part[] {
  const parts: Part[] = [];
  for (let at = 0; at < days.length; ) {
    const stay = stayOn(stays, days[at] ?? '');
    const nights = stay ? days.filter((day, n) => n >= at && day < stay.checkOutDate).length : 1;
    parts.push(stay ? { at, nights, stay } : { at, nights });
    at += nights;
  }
  return parts;
}

/** Who has the night that begins on a day. */
export const stayOn = (
  stays: readonly TimelineStayJson[],
  day: string,
): TimelineStayJson | undefined =>
  stays.find(({ checkInDate, checkOutDate }) => checkInDate <= day && day < checkOutDate);
