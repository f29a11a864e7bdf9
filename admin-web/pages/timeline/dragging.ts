import type { TimelineStayJson } from '@baanpak/contract/timeline/timeline.ts';
import {
  addDays,
  localDate,
  nightsBetween,
  type Stay,
} from '@baanpak/domain/values/time/local-date.ts';
import type { GridPlace } from './choosing.ts';
import type { Lane } from './lanes.ts';

/** A stay that is dragged: the night it was taken at, and the one it is over. */
export type Dragged = Readonly<{ stay: TimelineStayJson; from: GridPlace; over: GridPlace }>;

/** What dropping a stay asks for: another unit of its room, or other nights or another room. */
export type Dropped = DroppedOnUnit | DroppedOnNights;
export type DroppedOnUnit = Readonly<{ to: 'unit'; stay: TimelineStayJson; unit: string }>;
export type DroppedOnNights = Readonly<{
  to: 'nights';
  stay: TimelineStayJson;
  roomId: string;
  /** What the unit is called that it was dropped on, where that has a name. */
  unit: string | undefined;
  nights: Stay;
}>;

/** One that is paid or taken by staff, until its guest has left. */
export const isMovable = ({ status, checkOutStatus }: TimelineStayJson): boolean =>
  status === 'Booked' && !checkOutStatus;

/** The nights a stay would have; once the guest is there, it begins when it began. */
export function nightsOver({ stay, from, over }: Dragged): Stay {
  const by = stay.checkInStatus ? 0 : nightsBetween(from.day, over.day);
  return {
    checkIn: addDays(localDate(stay.checkInDate), by),
    checkOut: addDays(localDate(stay.checkOutDate), by),
  };
}

/** Nothing where the stay lies as before; units without names are nobody's to choose. */
export function droppedAt(dragged: Dragged, lanes: readonly Lane[]): Dropped | undefined {
  const { stay, from, over } = dragged;
  const [before, after] = [lanes[from.row], lanes[over.row]];
  if (!before || !after) return undefined;
  const nights = nightsOver(dragged);
  const { roomId, unitNames } = after.room;
  const unit = unitNames.includes(after.unit) ? after.unit : undefined;
  if (roomId !== before.room.roomId || nights.checkIn !== stay.checkInDate)
    return { to: 'nights', stay, roomId, unit, nights };
  return unit !== undefined && over.row !== from.row ? { to: 'unit', stay, unit } : undefined;
}
