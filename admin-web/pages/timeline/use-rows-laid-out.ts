import { type RefObject, useEffect } from 'react';

/** So many take less than a frame. */
const AT_ONCE = 4;

/**
 * Lays rows out of sight out while nothing else is to be done. At first they are left out, so that the grid stands soon;
 * but a row that is laid out only as it comes into sight keeps a scrolling screen waiting.
 */
export function useRowsLaidOut(
  grid: RefObject<HTMLElement | null>,
  lanes: readonly unknown[],
): void {
  useEffect(() => {
    if (!('requestIdleCallback' in window)) return;
    const rows = [...(grid.current?.querySelectorAll<HTMLElement>('.body .row') ?? [])];
    let next = 0;
    const go = () => {
      for (const row of rows.slice(next, next + AT_ONCE))
        row.style.setProperty('content-visibility', 'visible');
      next += AT_ONCE;
      if (next < lanes.length) asked = requestIdleCallback(go);
    };
    let asked = requestIdleCallback(go);
    return () => cancelIdleCallback(asked);
  }, [grid, lanes]);
}
