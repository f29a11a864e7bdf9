import type { TimelineRoomJson, TimelineStayJson } from '@baanpak/contract/timeline/timeline.ts';
import type { LocalDate } from '@baanpak/domain/values/time/local-date.ts';

/** The nights that a stay has a unit for: all of them, unless its guest changes rooms. */
type Held = Readonly<{ stay: TimelineStayJson; checkInDate: string; checkOutDate: string }>;

/** A row of the grid: one unit of a room. */
export type Lane = Readonly<{
  key: string;
  room: TimelineRoomJson;
  /** What the unit is called. */
  unit: string;
  held: readonly Held[];
}>;

/** A free night, or all shown nights that a stay holds; `at` is the place of its first day. */
type LanePart = Readonly<{ at: number; nights: number; held?: Held }>;

export const lanesOf = (rooms: readonly TimelineRoomJson[]): readonly Lane[] =>
  rooms.flatMap((room) =>
    room.unitLabels.map((unit, place) => ({
      ...{ key: `${room.roomId} ${place}`, room, unit },
      held: room.stays.flatMap((stay) =>
        stay.parts
          .filter(({ lane }) => lane === place)
          .map(({ checkInDate, checkOutDate }) => ({ stay, checkInDate, checkOutDate })),
      ),
    })),
  );

/** A lane's days from left to right. */
export function partsOfLane({ held }: Lane, days: readonly LocalDate[]): readonly LanePart[] {
  const parts: LanePart[] = [];
  for (let at = 0; at < days.length; ) {
    const by = heldOn(held, days[at] ?? '');
    const nights = by ? days.filter((day, n) => n >= at && day < by.checkOutDate).length : 1;
    parts.push(by ? { at, nights, held: by } : { at, nights });
    at += nights;
  }
  return parts;
}

/** Who has the night that begins on a day. */
export const heldOn = (held: readonly Held[], day: string): Held | undefined =>
  held.find(({ checkInDate, checkOutDate }) => checkInDate <= day && day < checkOutDate);

/** How a stay looks. */
export const KINDS = ['held', 'booked', 'inHouse', 'left', 'noShow', 'blocked'] as const;
type StayKind = (typeof KINDS)[number];

export function kindOf(stay: TimelineStayJson): StayKind {
  if (stay.status === 'Unavailable' || stay.units !== undefined) return 'blocked';
  if (stay.noShow) return 'noShow';
  if (stay.checkOutStatus || stay.status === 'Completed') return 'left';
  if (stay.checkInStatus) return 'inHouse';
  return stay.status === 'Reserved' ? 'held' : 'booked';
}

/** Nights of one unit of a room, the last one included, and what the unit is called. */
export type RoomNights = Readonly<{ lane: Lane; name: string; from: LocalDate; to: LocalDate }>;
