import type { LocalDate } from '@baanpak/domain/values/time/local-date.ts';
import type { PointerEvent, RefObject } from 'react';
import type { GridPlace } from './choosing.ts';
import { cellOf, placeUnder } from './place-under.ts';
import type { TimelineGridProps } from './timeline-grid.tsx';
import { useDragging } from './use-dragging.ts';
import { useEdgeScroll } from './use-edge-scroll.ts';

type Grid = Pick<
  TimelineGridProps,
  'choosing' | 'lanes' | 'days' | 'mayMove' | 'onStep' | 'onOpen' | 'onDrop'
>;

const LEFT_BUTTON = 1;

/** Dragging over free nights chooses them, on a touch screen a tap on the first and one on the last; dragging a stay moves it, a click on it opens it. */
export function useTimelinePointer(
  grid: RefObject<HTMLElement | null>,
  { choosing, lanes, days, mayMove, ...on }: Grid,
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
