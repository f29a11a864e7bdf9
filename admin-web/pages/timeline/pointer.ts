import type { LocalDate } from '@baanpak/domain/values/time/local-date.ts';
import { type PointerEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { GridPlace } from './choosing.ts';
import { heldOn, type Lane } from './lanes.ts';
import { type Dragged, type Dropped, droppedAt, type GridActions, isMovable } from './moving.ts';

const LEFT_BUTTON = 1;

/** Dragging over free nights chooses them, on a touch screen a tap on the first and one on the last; dragging a stay moves it, a click on it opens it. */
export function useTimelinePointer(
  grid: RefObject<HTMLElement | null>,
  { choosing, lanes, days, mayMove, ...on }: Omit<GridActions, 'moving' | 'onChosen'>,
) {
  const { dragged, take, follow, wasDragged } = useDragging({
    ...{ lanes, days, mayMove, onDrop: on.onDrop },
  });
  const press = useEdgeScroll(grid, ({ x, y }) => {
    const at = { target: document.elementFromPoint(x, y), clientX: x };
    const over = placeUnder(at, days);
    if (dragged) follow(at);
    else if (over && choosing.chosen) on.onStep({ type: 'extend', to: over.day });
  });
  return {
    dragged,
    onPointerDown: (event: PointerEvent) => {
      take(event);
      const place = placeOf(event, days);
      if (place) press(event);
      if (!place || event.button !== 0 || event.pointerType === 'touch') return;
      on.onStep(event.shiftKey ? { type: 'extend', to: place.day } : { type: 'choose', at: place });
    },
    onPointerOver: (event: PointerEvent) => {
      const place = placeOf(event, days);
      const isMouse = event.pointerType !== 'touch' && event.buttons === LEFT_BUTTON;
      if (place && choosing.chosen && isMouse) on.onStep({ type: 'extend', to: place.day });
    },
    onPointerUp: (event: PointerEvent) => {
      const place = placeOf(event, days);
      if (place && event.pointerType === 'touch') on.onStep({ type: 'tap', at: place });
    },
    onClick: ({ target }: { target: EventTarget }) => {
      const stay = cellOf(target)?.dataset.stay;
      if (stay !== undefined && !wasDragged()) on.onOpen(stay);
    },
  };
}

function placeOf({ target }: PointerEvent, days: readonly LocalDate[]): GridPlace | undefined {
  const { row, at } = cellOf(target)?.dataset ?? {};
  const day = days[Number(at)];
  return row !== undefined && day !== undefined ? { row: Number(row), day } : undefined;
}

type Options = Readonly<{
  lanes: readonly Lane[];
  days: readonly LocalDate[];
  mayMove: boolean;
  onDrop: (dropped: Dropped) => void;
}>;

/**
 * A stay that follows the mouse from the night it was taken at, until it is dropped or Escape gives it up. Fingers scroll.
 * `wasDragged` is true of the click that ends a drag: it opens nothing.
 */
function useDragging({ lanes, days, mayMove, onDrop }: Options) {
  const [taken, setTaken] = useState<Dragged>();
  const wasDragged = useRef(false);
  const follow = useCallback(
    (at: PointerAt) => {
      const over = placeUnder(at, days);
      if (!taken || !over || (over.row === taken.over.row && over.day === taken.over.day)) return;
      wasDragged.current = true;
      setTaken({ ...taken, over });
    },
    [taken, days],
  );
  useEffect(() => {
    if (!taken) return;
    const end = () => setTaken(undefined);
    const drop = () => {
      end();
      const dropped = droppedAt(taken, lanes);
      if (dropped) onDrop(dropped);
    };
    const giveUp = ({ key }: KeyboardEvent) => key === 'Escape' && end();
    const done = new AbortController();
    const { signal } = done;
    window.addEventListener('pointermove', follow, { signal });
    window.addEventListener('pointerup', drop, { signal });
    window.addEventListener('pointercancel', end, { signal });
    window.addEventListener('keydown', giveUp, { signal });
    return () => done.abort();
  }, [taken, lanes, follow, onDrop]);

  const take = (event: PointerEvent) => {
    wasDragged.current = false;
    const from = placeUnder(event, days);
    if (!from || !mayMove || event.button !== 0 || event.pointerType === 'touch') return;
    const held = heldOn(lanes[from.row]?.held ?? [], from.day);
    if (held && isMovable(held.stay)) setTaken({ stay: held.stay, from, over: from });
  };
  const isUnderWay =
    taken && (taken.from.row !== taken.over.row || taken.from.day !== taken.over.day);
  return {
    dragged: isUnderWay ? taken : undefined,
    ...{ take, follow, wasDragged: () => wasDragged.current },
  };
}

/** The cell of the grid that an element lies in. */
const cellOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null;

type PointerAt = Readonly<{ target: EventTarget | null; clientX: number }>;

/** The night under a pointer; of a stay, which is one cell for several, the one that far into it. */
function placeUnder(
  { target, clientX }: PointerAt,
  days: readonly LocalDate[],
): GridPlace | undefined {
  const cell = cellOf(target);
  const { row, at } = cell?.dataset ?? {};
  if (!cell || row === undefined || at === undefined) return undefined;
  const nights = Number(cell.getAttribute('aria-colspan') ?? 1);
  const { left, width } = cell.getBoundingClientRect();
  const into = width > 0 ? Math.floor(((clientX - left) / width) * nights) : 0;
  const day = days[Number(at) + Math.max(0, Math.min(into, nights - 1))];
  return day === undefined ? undefined : { row: Number(row), day };
}

/** So far a pointer moves, in pixels, before it is no click. */
const SLACK = 4;

/**
 * Scrolls what a grid is seen through while something is dragged near its edges, or behind them. What it answers begins it;
 * `onScrolled` is told the seen point next to the pointer, for another cell is there.
 */
function useEdgeScroll(grid: RefObject<HTMLElement | null>, onScrolled: (at: XY) => void) {
  const [pressed, setPressed] = useState<XY>();
  const told = useRef(onScrolled);
  useEffect(() => {
    told.current = onScrolled;
  });
  useEffect(() => {
    if (!pressed) return;
    const done = new AbortController();
    const { signal } = done;
    let at: XY | undefined;
    const follow = ({ clientX: x, clientY: y }: globalThis.PointerEvent) => {
      if (at || Math.hypot(x - pressed.x, y - pressed.y) > SLACK) at = { x, y };
    };
    const end = () => setPressed(undefined);
    window.addEventListener('pointermove', follow, { signal });
    window.addEventListener('pointerup', end, { signal });
    window.addEventListener('pointercancel', end, { signal });
    eachFrame(signal, (seconds) => {
      const element = grid.current?.parentElement;
      if (!at || !element) return;
      const seen = seenOf(element);
      if (scroll(element, edgeSpeed(at, seen), seconds)) told.current(pointWithin(seen, at));
    });
    return () => done.abort();
  }, [pressed, grid]);
  return ({ button, pointerType, clientX: x, clientY: y }: PointerEvent) => {
    if (button === 0 && pointerType !== 'touch') setPressed({ x, y });
  };
}

function eachFrame(signal: AbortSignal, act: (seconds: number) => void): void {
  let before = performance.now();
  const frame = (now: number) => {
    if (signal.aborted) return;
    act(Math.min(now - before, 100) / 1000);
    before = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}

/** Whether it scrolled. */
function scroll(element: HTMLElement, { x, y }: XY, seconds: number): boolean {
  if (x === 0 && y === 0) return false;
  const [left, top] = [element.scrollLeft, element.scrollTop];
  element.scrollBy(x * seconds, y * seconds);
  return element.scrollLeft !== left || element.scrollTop !== top;
}

/** Without the heads, which stay in sight over the cells. */
function seenOf(element: HTMLElement): Seen {
  const { left, top } = element.getBoundingClientRect();
  const head = element.querySelector<HTMLElement>('.head');
  const room = head?.querySelector<HTMLElement>('.room');
  return {
    // without scroll bars
    right: left + element.clientLeft + element.clientWidth,
    bottom: top + element.clientTop + element.clientHeight,
    left: left + (room?.offsetWidth ?? 0),
    top: top + (head?.offsetHeight ?? 0),
  };
}

/** A point, or a speed in pixels a second. */
type XY = Readonly<{ x: number; y: number }>;
/** Where cells are seen, in pixels of the window. */
type Seen = Readonly<Record<'left' | 'right' | 'top' | 'bottom', number>>;

/** How near an edge is, in pixels; less where there is little between two of them. */
const NEAR = 48;
const [SLOWEST, FASTEST] = [120, 900];

/** How fast to scroll for a pointer that drags: not at all away from the edges, faster the nearer it is, fastest behind one. */
export const edgeSpeed = ({ x, y }: XY, { left, right, top, bottom }: Seen): XY => ({
  x: along(x, left, right),
  y: along(y, top, bottom),
});

/** The point of what is seen that is next to one, a pixel from its edges. */
export const pointWithin = ({ left, right, top, bottom }: Seen, { x, y }: XY): XY => ({
  x: Math.max(left + 1, Math.min(x, right - 1)),
  y: Math.max(top + 1, Math.min(y, bottom - 1)),
});

function along(at: number, start: number, end: number): number {
  const near = Math.min(NEAR, Math.max(1, (end - start) / 4));
  if (at < start + near) return -speed((start + near - at) / near);
  return at > end - near ? speed((at - end + near) / near) : 0;
}

const speed = (share: number) => SLOWEST + (FASTEST - SLOWEST) * Math.min(1, share);
