import { setTimeout as sleep } from 'node:timers/promises';
import { type Instant, instant } from '@baanpak/domain/values/time/instant.ts';
import {
  type StoppedAt,
  UnreadableEvent,
} from '@baanpak/infrastructure/event-store/codec/unreadable-event.ts';
import {
  comparePositions,
  type EventStore,
  type Position,
} from '@baanpak/infrastructure/event-store/port.ts';
import { Fenced, readCheckpoint } from '../schema/checkpoint.ts';
import { READ_SCHEMA } from '../schema/create.ts';
import { READ_STREAMS } from '../streams.ts';
import { projectBatch, type Target } from './project-batch.ts';

type ProjectorStatus = {
  caughtUp: boolean;
  position: Position | null;
  problem: string | null;
  /** When it last wrote, or found nothing to write. */
  lastProgress?: Instant;
  /** Where it waits for a version that can read the event; it looks again all the same. */
  stoppedAt: StoppedAt | null;
};

/** Of a projector that has not begun. */
export const notBegun = (): ProjectorStatus => ({
  caughtUp: false,
  position: null,
  problem: null,
  stoppedAt: null,
});

/** From one checkpoint to the next, and the bookings that changed on the way. */
export type Step = Readonly<{ from: Position; to: Position; bookingIds: string[] }>;

type Options = Omit<Target, 'schema'> &
  Readonly<{
    store: EventStore;
    signal: AbortSignal;
    /** Told after each commit, so that whoever waits for something looks again. */
    moved: (step: Step) => void;
    status: ProjectorStatus;
    log: { error(details: object, message: string): void };
  }>;

const LONGEST_PAUSE = 5_000;

/**
 * Keeps the read models up with the log until the signal. What goes wrong is named in `status` and
 * tried again from the checkpoint; an event is never skipped.
 */
export async function project(options: Options): Promise<void> {
  const { signal, status, log } = options;
  for (let pause = 50; !signal.aborted; pause = Math.min(2 * pause, LONGEST_PAUSE)) {
    try {
      await follow(options, () => {
        pause = 50;
      });
    } catch (error) {
      if (error instanceof Fenced) continue;
      status.problem = error instanceof Error ? error.message : String(error);
      status.stoppedAt = error instanceof UnreadableEvent ? error.at : null;
      status.caughtUp = false;
      log.error(status.stoppedAt ?? { err: error }, 'The projector stopped');
      await sleep(pause, undefined, { signal }).catch(() => {});
    }
  }
}

async function follow(options: Options, onProgress: () => void): Promise<void> {
  const { store, pool, codec, signal, moved, status } = options;
  const checkpoint = await readCheckpoint(pool, READ_SCHEMA);
  if (!checkpoint) throw new Error('The read schema is missing');
  let { position } = checkpoint;
  const batches = store.subscribe({ after: position, filter: READ_STREAMS, signal });
  for await (const batch of batches) {
    if (comparePositions(batch.position, position) !== 0) {
      const target = { pool, codec, schema: READ_SCHEMA };
      await projectBatch(
        target,
        batch.events,
        position,
        batch.position,
        ({ from, to, changes }) => {
          const bookingIds = (changes.get('bookings') ?? []).map(({ key }) =>
            String(key.booking_id),
          );
          moved({ from, to, bookingIds });
          position = to;
          status.position = to;
        },
      );
    }
    onProgress();
    status.lastProgress = instant(Date.now());
    status.problem = null;
    status.stoppedAt = null;
    status.position = position;
    if (batch.caughtUp) status.caughtUp = true;
  }
}
