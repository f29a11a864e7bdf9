import type { Instant } from '@baanpak/domain/values/time/instant.ts';
import { metadataOf } from './codec/metadata.ts';
import type { EventFilter, EventStore, Position } from './port.ts';

/** How far a reader of the log is behind it; `events` counts no further than 1,000. */
export type Lag = Readonly<{ events: number; seconds: number }>;

const MOST = 1_000;

/** What stands in the log behind a position, and how long the first of it has waited. */
export async function lagOf(
  store: Pick<EventStore, 'readAll'>,
  { position, filter }: Readonly<{ position: Position; filter: EventFilter }>,
  now: Instant,
): Promise<Lag> {
  const { events } = await store.readAll({ after: position, filter, limit: MOST });
  const [first] = events;
  if (!first) return { events: 0, seconds: 0 };
  const waited = Date.parse(now) - Date.parse(metadataOf(first.metadata).recordedAt);
  return { events: events.length, seconds: Math.max(0, Math.round(waited / 1000)) };
}
