import {
  type AppendResult,
  comparePositions,
  type EventStore,
  type Position,
  START,
} from '@baanpak/infrastructure/event-store/port.ts';
import type { PastEvent } from '@baanpak/infrastructure/event-store/postgres/append.ts';

/**
 * An append is at most so many ahead of the first that is not done. So the log stays near the order of time: of those
 * before an event, fewer than so many appends happened after it.
 */
export const AHEAD = 64;

type OneAppend = Readonly<{ stream: string; events: readonly PastEvent[] }>;

/**
 * Appends the events of many streams to a log that has none of these streams and that nobody writes to meanwhile;
 * neighbours of one stream together, and the last one last. Streams that owe each other nothing go side by side,
 * as they did when it happened: an append comes after those before it that it follows from. Answers the
 * position of the last.
 */
export async function appendPast(
  log: Pick<EventStore, 'append'>,
  events: readonly PastEvent[],
): Promise<Position> {
  const appends = neighboursOf(events);
  const done: Promise<Position>[] = [];
  const owed = debts();
  const allDone: Promise<unknown>[] = []; // the n-th, and all before it
  for (const [n, append] of appends.entries()) {
    const isLast = n === appends.length - 1;
    const before = isLast ? done : owed(append, n).map((earlier) => done[earlier]);
    const appended = Promise.all([allDone[n - AHEAD], ...before]).then(async () =>
      positionOf(await appendOne(log, append)),
    );
    done.push(appended);
    allDone.push(Promise.all([allDone[n - 1], appended]));
  }
  for (const each of allDone) each.catch(() => {}); // told by `done`
  const positions = await Promise.all(done); // the first that fails ends it
  return positions.reduce(
    (last, position) => (comparePositions(position, last) > 0 ? position : last),
    START,
  );
}

function neighboursOf(events: readonly PastEvent[]): OneAppend[] {
  const appends: { stream: string; events: PastEvent[] }[] = [];
  for (const event of events) {
    const last = appends.at(-1);
    if (last?.stream === event.stream) last.events.push(event);
    else appends.push({ stream: event.stream, events: [event] });
  }
  return appends;
}

/**
 * Which earlier appends one follows from: the last of its stream, the last of its request, those with the events
 * that caused it, and the last of each stream whose id it mentions.
 */
function debts() {
  const lastOfStream = new Map<string, number>();
  const lastOfRequest = new Map<unknown, number>();
  const ofEvent = new Map<unknown, number>();
  const streamsOfId = new Map<string, Set<string>>();
  return ({ stream, events }: OneAppend, n: number): number[] => {
    const owed = new Set<number | undefined>([lastOfStream.get(stream)]);
    for (const { metadata } of events) {
      owed.add(lastOfRequest.get(metadata.correlationId));
      owed.add(ofEvent.get(metadata.causationId));
    }
    const mentioned = `${stream} ${JSON.stringify(events.map(({ data }) => data))}`;
    for (const id of mentioned.match(UUID) ?? [])
      for (const other of streamsOfId.get(id) ?? []) owed.add(lastOfStream.get(other));
    for (const { id, metadata } of events) {
      lastOfRequest.set(metadata.correlationId, n);
      ofEvent.set(id, n);
    }
    lastOfStream.set(stream, n);
    for (const id of stream.match(UUID) ?? [])
      streamsOfId.set(id, (streamsOfId.get(id) ?? new Set()).add(stream));
    return [...owed].filter((earlier) => earlier !== undefined);
  };
}

const UUID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g;

async function appendOne(
  log: Pick<EventStore, 'append'>,
  { stream, events }: OneAppend,
): Promise<AppendResult> {
  const [first] = events;
  const expected = first && first.revision > 0 ? first.revision - 1 : 'no-stream';
  const toAppend = events.map(({ id, type, data, metadata }) => ({ id, type, data, metadata }));
  return log.append(stream, expected, toAppend);
}

function positionOf(result: AppendResult): Position {
  if (result.outcome === 'appended') return result.position;
  throw new Error('Somebody else writes to the log that the demo is loaded into');
}
