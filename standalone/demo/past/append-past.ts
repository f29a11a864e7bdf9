import {
  type AppendResult,
  type EventStore,
  type Position,
  START,
} from '@baanpak/infrastructure/event-store/port.ts';
import type { PastEvent } from '@baanpak/infrastructure/event-store/postgres/import-history.ts';

/**
 * Appends the events of many streams in the order given, to a log that has none of these streams and that nobody
 * writes to meanwhile; neighbours of one stream together. Answers the position of the last.
 */
export async function appendPast(
  log: Pick<EventStore, 'append'>,
  events: readonly PastEvent[],
): Promise<Position> {
  let last = START;
  for (let from = 0; from < events.length; ) {
    const to = endOfNeighbours(events, from);
    last = positionOf(await appendNeighbours(log, events.slice(from, to)));
    from = to;
  }
  return last;
}

function endOfNeighbours(events: readonly PastEvent[], from: number): number {
  const stream = events[from]?.stream;
  let to = from + 1;
  while (to < events.length && events[to]?.stream === stream) to += 1;
  return to;
}

async function appendNeighbours(
  log: Pick<EventStore, 'append'>,
  [first, ...others]: readonly PastEvent[],
): Promise<AppendResult> {
  if (!first) throw new Error('There is nothing to append');
  const expected = first.revision === 0 ? 'no-stream' : first.revision - 1;
  const toAppend = [first, ...others].map(({ id, type, data, metadata }) => ({
    ...{ id, type, data, metadata },
  }));
  return log.append(first.stream, expected, toAppend);
}

function positionOf(result: AppendResult): Position {
  if (result.outcome === 'appended') return result.position;
  throw new Error('Somebody else writes to the log that the demo is loaded into');
}
