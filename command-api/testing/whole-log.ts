import { randomUUID } from 'node:crypto';
import type { EventStore, RecordedEvent } from '@baanpak/infrastructure/event-store/port.ts';
import { vi } from 'vitest';

const MARKER = 'LogWasRead';
const ALL = 100_000;

/**
 * Everything that was appended before the call. A transaction of any other test on the same server may
 * keep a log from showing its end for a moment, so a marker is appended and read until it is seen.
 */
export async function wholeLog(store: EventStore): Promise<RecordedEvent[]> {
  const id = randomUUID();
  const marker = { id, type: MARKER, data: {}, metadata: {} };
  await store.append(`testMarker-${id}`, 'no-stream', [marker]);
  const events = await vi.waitFor(
    async () => {
      const page = await store.readAll({ limit: ALL });
      if (!page.events.some((event) => event.id === id)) throw new Error('The log is read behind');
      return page.events;
    },
    { timeout: 20_000, interval: 20 },
  );
  return events.filter(({ type }) => type !== MARKER);
}
