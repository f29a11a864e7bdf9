import type { RecordedEvent } from './port.ts';

/** How many of the newest events are kept for followers that are a little behind. */
export const MOST_KEPT = 1_000;
/** And how much, as JSON: a change of the prices of each night of four years takes 100,000 characters. */
const MOST_CHARACTERS = 8_000_000;

const sizes = new WeakMap<RecordedEvent, number>();

function sizeOf(event: RecordedEvent): number {
  const known = sizes.get(event);
  if (known !== undefined) return known;
  const size = JSON.stringify(event.data).length;
  sizes.set(event, size);
  return size;
}

/** The index of the first of the newest events that are kept for followers. */
export function firstKept(events: readonly RecordedEvent[]): number {
  let first = events.length;
  for (let left = MOST_CHARACTERS; first > Math.max(0, events.length - MOST_KEPT); first -= 1) {
    const event = events[first - 1];
    left -= event ? sizeOf(event) : 0;
    if (left < 0) return first;
  }
  return first;
}
