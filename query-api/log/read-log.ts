import type { SubjectKind } from '@baanpak/domain/values/decider/event-entry.ts';
import type { Message } from '@baanpak/domain/values/decider/message.ts';
import { mapAtMost } from '@baanpak/infrastructure/concurrency/map-at-most.ts';
import type { EventEnvelope } from '@baanpak/infrastructure/event-store/codec/codec.ts';
import { UnreadableEvent } from '@baanpak/infrastructure/event-store/codec/unreadable-event.ts';
import {
  comparePositions,
  type Position,
  type RecordedEvent,
} from '@baanpak/infrastructure/event-store/port.ts';
import type { ReadDb } from '../database/read-db.ts';
import type { EventLog } from '../handler.ts';

/** Where an event lies in the log. */
export type EventPlace = Readonly<{ stream: string; revision: number }>;

/** What an index of the log says of one thing: the newest so many up to a place in the log. */
export const placesOf = (
  db: ReadDb,
  { kind, id }: Readonly<{ kind: SubjectKind; id: string }>,
  { upTo, most }: Readonly<{ upTo: Position | null; most: number }>,
): Promise<EventPlace[]> =>
  db
    .selectFrom('event_subjects')
    .select(['stream', 'revision'])
    .where('kind', '=', kind)
    .where('id', '=', id)
    .where(({ eb, and, refTuple, tuple }) =>
      and(
        upTo
          ? [
              eb(
                refTuple('commit_position', 'prepare_position'),
                '<=',
                tuple(Number(upTo.commit), Number(upTo.prepare)),
              ),
            ]
          : [],
      ),
    )
    .orderBy('at', 'desc')
    .orderBy('commit_position', 'desc')
    .orderBy('prepare_position', 'desc')
    .limit(most)
    .execute();

/** Some events of a history, and those that nobody can read any more. */
type Decoded<Event extends Message> = Readonly<{
  events: readonly EventEnvelope<Event>[];
  unreadable: readonly RecordedEvent[];
}>;

/** One event that cannot be read hides no other. */
export async function decodeEach<Event extends Message>(
  codec: EventLog['codec'],
  stored: readonly RecordedEvent[],
): Promise<Decoded<Event>> {
  try {
    return { events: await codec.decode<Event>(stored), unreadable: [] };
  } catch (error) {
    const [first] = stored;
    if (!(error instanceof UnreadableEvent) || !first) throw error;
    if (stored.length === 1) return { events: [], unreadable: [first] };
    const half = Math.ceil(stored.length / 2);
    const parts = [stored.slice(0, half), stored.slice(half)];
    const decoded = await Promise.all(parts.map((part) => decodeEach<Event>(codec, part)));
    return {
      events: decoded.flatMap(({ events }) => events),
      unreadable: decoded.flatMap(({ unreadable }) => unreadable),
    };
  }
}

/** So few events between two of a history are read with them: one read more costs more. */
const BETWEEN = 10;

/** The events at some places as they are stored, by ranges of their streams: no stream is read whole. */
export async function readPlaces(
  store: EventLog['store'],
  places: readonly EventPlace[],
): Promise<RecordedEvent[]> {
  const revisions = new Map<string, Set<number>>();
  for (const { stream, revision } of places)
    revisions.set(stream, (revisions.get(stream) ?? new Set()).add(revision));
  const ranges = [...revisions].flatMap(([stream, wanted]) =>
    rangesOf(wanted).map((range) => ({ stream, wanted, ...range })),
  );
  const read = await mapAtMost(READS_AT_ONCE, ranges, async ({ stream, wanted, from, to }) => {
    const range = await store.readStream(stream, { from, limit: to - from + 1 });
    return range.filter(({ revision }) => wanted.has(revision));
  });
  return read.flat();
}

/** One history takes so many connections at most. */
export const READS_AT_ONCE = 8;

function rangesOf(revisions: Iterable<number>): { from: number; to: number }[] {
  const ranges: { from: number; to: number }[] = [];
  for (const revision of [...revisions].sort((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last && revision - last.to <= BETWEEN) last.to = revision;
    else ranges.push({ from: revision, to: revision });
  }
  return ranges;
}

export const inOrderOfLog = <Event extends Pick<RecordedEvent, 'position'>>(
  events: readonly Event[],
): Event[] => events.toSorted((a, b) => comparePositions(a.position, b.position));
