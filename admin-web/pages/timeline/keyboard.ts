import { addDays, type LocalDate } from '@baanpak/domain/values/time/local-date.ts';
import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { GridPlace } from './choosing.ts';
import { heldOn, type Lane } from './lanes.ts';
import { type Dragged, droppedAt, type GridActions, isMoveKey, movedTo } from './moving.ts';

const GO_ON: readonly string[] = ['Enter', ' '];

/**
 * Keys move, with shift they choose free nights; Enter opens a stay or goes on with what is chosen, Escape lets go. M moves a
 * stay: keys then say where to, Enter drops it.
 */
export function useTimelineKeys(grid: GridActions) {
  const { choosing, moving, lanes, days, ...on } = grid;
  return (event: KeyboardEvent) => {
    const { focus, chosen } = choosing;
    if (event.altKey || event.metaKey) return;
    if (moving.moved) return moveOn(event, grid, moving.moved);
    if (isMoveKey(event) && !event.ctrlKey) return moving.begin();
    if (GO_ON.includes(event.key)) {
      event.preventDefault();
      const held = heldOn(lanes[focus.row]?.held ?? [], focus.day);
      if (held) return on.onOpen(held.stay._id);
      // what one goes on with stands there once nights are chosen
      if (!chosen) flushSync(() => on.onStep({ type: 'choose', at: focus }));
      return on.onChosen();
    }
    if (event.key === 'Escape') return on.onStep({ type: 'clear' });
    const to = placeAfter(event.key, focus, { lanes, days }, event.ctrlKey);
    if (!to) return;
    event.preventDefault();
    const isChoosing = event.shiftKey && to.row === focus.row;
    on.onStep(isChoosing ? { type: 'extend', to: to.day } : { type: 'go', to });
  };
}

function moveOn(event: KeyboardEvent, { moving, lanes, days, ...on }: GridActions, moved: Dragged) {
  if (event.key === 'Escape') return moving.giveUp();
  if (event.key === 'Tab') return moving.end();
  if (moving.isAsked || event.ctrlKey) return;
  if (GO_ON.includes(event.key)) {
    event.preventDefault();
    const dropped = droppedAt(moved, lanes);
    if (dropped?.to === 'nights') moving.ask();
    else moving.end();
    return dropped && on.onDrop(dropped);
  }
  const to = movedTo(event.key, moved, { lanes, days });
  if (!to) return;
  event.preventDefault();
  on.onStep({ type: 'go', to });
}

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

/**
 * Focuses the cell of a place (`row day`) when that changes while the grid has the focus, when the cell that had it went
 * with its days or its stay, and when a dialog that `isAsking` for the grid gives it back.
 */
export function useCellFocus(
  grid: RefObject<HTMLElement | null>,
  place: string,
  lanes: readonly Lane[],
  isAsking: boolean,
): void {
  const isInside = useRef(false);
  const last = useRef<Element>(null);
  useEffect(() => {
    const element = grid.current;
    const done = new AbortController();
    const { signal } = done;
    const come = ({ target }: FocusEvent) => {
      isInside.current = true;
      last.current = target instanceof Element ? target : null;
    };
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (isAsking || !(relatedTarget instanceof Node)) return;
      if (!element?.contains(relatedTarget)) isInside.current = false;
    };
    element?.addEventListener('focusin', come, { signal });
    element?.addEventListener('focusout', leave, { signal });
    return () => done.abort();
  }, [grid, isAsking]);
  const focus = (isOurs: (active: Element | null) => boolean) => {
    if (isInside.current && isOurs(document.activeElement))
      grid.current?.querySelector<HTMLElement>(`[data-focus="${place}"]`)?.focus();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is named takes the focus there
  useEffect(
    () => focus((active) => active === document.body || !!grid.current?.contains(active)),
    [place, isAsking],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: cells go with other stays
  useEffect(
    () => focus((active) => active === document.body && !last.current?.isConnected),
    [lanes],
  );
}
