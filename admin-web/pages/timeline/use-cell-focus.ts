import { type RefObject, useEffect, useRef } from 'react';
import type { Lane } from './lanes.ts';

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
