import type { KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { heldOn } from './lanes.ts';
import { placeAfter } from './place-after.ts';
import type { TimelineGridProps } from './timeline-grid.tsx';

type Grid = Pick<
  TimelineGridProps,
  'choosing' | 'lanes' | 'days' | 'onStep' | 'onChosen' | 'onOpen'
>;

const GO_ON: readonly string[] = ['Enter', ' '];

/** Keys move, with shift they choose free nights; Enter opens a stay or goes on with what is chosen, Escape lets go. */
export function useTimelineKeys({ choosing, lanes, days, ...on }: Grid) {
  return (event: KeyboardEvent) => {
    const { focus, chosen } = choosing;
    if (event.altKey || event.metaKey) return;
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
