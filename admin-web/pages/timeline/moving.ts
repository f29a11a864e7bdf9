import type { TimelineStayJson } from '@baanpak/contract/timeline/timeline.ts';
import {
  addDays,
  type LocalDate,
  localDate,
  nightsBetween,
  type Stay,
} from '@baanpak/domain/values/time/local-date.ts';
import { useState } from 'react';
import type { Choosing, ChoosingStep, GridPlace } from './choosing.ts';
import { heldOn, type Lane } from './lanes.ts';
import type { useShownDays } from './shown-days.ts';

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

type Options = Readonly<{
  lanes: readonly Lane[];
  choosing: Choosing;
  shown: ReturnType<typeof useShownDays>;
  mayMove: boolean;
  step: (step: ChoosingStep) => void;
}>;

/** A stay that is moved by keyboard; it is over the night that has the focus. */
export type Moving = Readonly<{
  moved: Dragged | undefined;
  /** It was dropped, and a dialog asks what for. */
  isAsked: boolean;
  /** Takes the stay that has the focus, where it can be moved. */
  begin: () => void;
  ask: () => void;
  end: () => void;
  /** Ends, with the focus where the stay lies. */
  giveUp: () => void;
}>;

type Taken = Readonly<{ dragged: Dragged; first: LocalDate; isAsked: boolean }>;

export function useMoving({ lanes, choosing, shown, mayMove, step }: Options): Moving {
  const [taken, setTaken] = useState<Taken>();
  const { focus } = choosing;
  const end = () => setTaken(undefined);
  return {
    moved: taken && { ...taken.dragged, over: focus },
    isAsked: taken?.isAsked ?? false,
    begin: () => {
      const held = heldOn(lanes[focus.row]?.held ?? [], focus.day);
      if (!mayMove || !held || !isMovable(held.stay)) return;
      const dragged = { stay: held.stay, from: focus, over: focus };
      setTaken({ dragged, first: shown.first, isAsked: false });
    },
    ask: () => setTaken(taken && { ...taken, isAsked: true }),
    end,
    giveUp: () => {
      if (!taken) return;
      end();
      step({ type: 'go', to: taken.dragged.from });
      // it may lie more than one page away, and a step turns one
      if (taken.first !== shown.first) shown.showFrom(taken.first);
    },
  };
}

/** The grid of lanes and days, and what one does on it by keyboard or by pointer. */
export type GridActions = Readonly<{
  lanes: readonly Lane[];
  days: readonly LocalDate[];
  choosing: Choosing;
  moving: Moving;
  mayMove: boolean;
  onStep: (step: ChoosingStep) => void;
  /** The nights are chosen, and one goes on. */
  onChosen: () => void;
  onOpen: (bookingId: string) => void;
  onDrop: (dropped: Dropped) => void;
}>;
