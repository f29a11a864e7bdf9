import type { Instant } from '@baanpak/domain/values/time/instant.ts';
import { metadataOf } from './codec/metadata.ts';
import {
  comparePositions,
  type EventFilter,
  type EventStore,
  type Position,
  type RecordedEvent,
} from './port.ts';

/** How far a reader of the log is behind it; `events` counts those of 1,000 from the first on. */
export type Lag = Readonly<{ events: number; seconds: number }>;

const MOST = 1_000;

/** What stands in the log behind a position, and how long the first of it has waited. */
export async function lagOf(
  store: Pick<EventStore, 'readAll'>,
  { position, filter }: Readonly<{ position: Position; filter: EventFilter }>,
  now: Instant,
): Promise<Lag> {
  const events = await firstPageAfter(store, position, filter);
  const [first] = events;
  if (!first) return { events: 0, seconds: 0 };
  const recordedAt = Date.parse(metadataOf(first.metadata).recordedAt);
  // of an event that is no event of ours nobody can tell; who stops at it says so
  const waited = Number.isNaN(recordedAt) ? 0 : Date.parse(now) - recordedAt;
  return { events: events.length, seconds: Math.max(0, Math.round(waited / 1000)) };
}

/** The first events behind a position, none where there are none. A page holds what the filter leaves of so many events: thousands of others' may stand before the first. */
export async function firstPageAfter(
  store: Pick<EventStore, 'readAll'>,
  behind: Position,
  filter: EventFilter,
): Promise<readonly RecordedEvent[]> {
  for (let after = behind; ; ) {
    const { events, position } = await store.readAll({ after, filter, limit: MOST });
    if (events.length > 0 || comparePositions(position, after) === 0) return events;
    after = position;
  }
}
