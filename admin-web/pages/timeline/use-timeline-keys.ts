import type { KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { type Dragged, droppedAt } from './dragging.ts';
import { heldOn } from './lanes.ts';
import { isMoveKey, movedTo } from './moving.ts';
import { placeAfter } from './place-after.ts';
import type { TimelineGridProps } from './timeline-grid.tsx';

type Grid = Pick<
  TimelineGridProps,
  'choosing' | 'moving' | 'lanes' | 'days' | 'onStep' | 'onChosen' | 'onOpen' | 'onDrop'
>;

const GO_ON: readonly string[] = ['Enter', ' '];

/**
 * Keys move, with shift they choose free nights; Enter opens a stay or goes on with what is chosen, Escape lets go. M moves a
 * stay: keys then say where to, Enter drops it.
 */
export function useTimelineKeys(grid: Grid) {
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

function moveOn(event: KeyboardEvent, { moving, lanes, days, ...on }: Grid, moved: Dragged) {
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
