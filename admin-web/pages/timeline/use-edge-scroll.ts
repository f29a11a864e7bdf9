import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { edgeSpeed, pointWithin, type Seen, type XY } from './edge-speed.ts';

/** So far a pointer moves, in pixels, before it is no click. */
const SLACK = 4;

/**
 * Scrolls what a grid is seen through while something is dragged near its edges, or behind them. What it answers begins it;
 * `onScrolled` is told the seen point next to the pointer, for another cell is there.
 */
export function useEdgeScroll(grid: RefObject<HTMLElement | null>, onScrolled: (at: XY) => void) {
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
