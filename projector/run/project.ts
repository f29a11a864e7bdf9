import { setTimeout as sleep } from 'node:timers/promises';
import { UnreadableEvent } from '@baanpak/infrastructure/event-store/codec/unreadable-event.ts';
import { LogLostItsEnd } from '@baanpak/infrastructure/event-store/port.ts';
import { Fenced, readCheckpoint } from '../schema/checkpoints.ts';
import {
  type Follower,
  type Following,
  follow,
  type SharedSubscription,
  sharedSubscription,
} from './follow.ts';
import type { ProjectedGroup } from './projection.ts';
import { RebuildUnderWay, rebuild } from './rebuild.ts';
import { prepareReadModels } from './resume.ts';

type Options = Following &
  Readonly<{ log: { info(message: string): void; error(details: object, message: string): void } }>;

const FIRST_PAUSE = 50;
const LONGEST_PAUSE = 5_000;
/** While another process builds what this one needs. */
const LOOK_AGAIN = 500;

/**
 * Keeps groups up with the log, each until its signal. What goes wrong is named in the group's `status`,
 * stops that group alone and is tried again from its checkpoint; an event is never skipped. Groups of one
 * interval share a subscription. Throws `LogLostItsEnd` where a group was ahead of the log when it began.
 */
export function projector(
  options: Options,
): (follower: Follower, signal: AbortSignal) => Promise<void> {
  const subscriptions = new Map<number, SharedSubscription>();
  const subscriptionEvery = (interval: number) => {
    const shared = subscriptions.get(interval) ?? sharedSubscription(options);
    subscriptions.set(interval, shared);
    return shared;
  };
  return async (follower, signal) => {
    const { pool, store } = options;
    let isPrepared = false;
    for (let pause = FIRST_PAUSE; !signal.aborted; pause = Math.min(2 * pause, LONGEST_PAUSE)) {
      try {
        if (!isPrepared) await prepareReadModels({ pool, store, groups: [follower.group] });
        isPrepared = true;
        await keepUp(options, subscriptionEvery(follower.group.interval), follower, signal, () => {
          pause = FIRST_PAUSE;
        });
      } catch (error) {
        if (error instanceof Fenced || signal.aborted) continue;
        if (!isPrepared && error instanceof LogLostItsEnd) throw error;
        const isBuilding = error instanceof RebuildUnderWay;
        if (!isBuilding) stopped(options, follower, error);
        await sleep(isBuilding ? LOOK_AGAIN : pause, undefined, { signal }).catch(() => {});
      }
    }
  };
}

async function keepUp(
  options: Options,
  reading: SharedSubscription,
  follower: Follower,
  signal: AbortSignal,
  onProgress: () => void,
): Promise<void> {
  await build(options, follower.group, signal);
  await follow(options, [follower], signal, 'caught-up');
  onProgress();
  await reading.join(follower, signal);
}

/** Builds the group where it is not there, or is of another log: as far as there is nothing it cannot read. */
async function build(options: Options, group: ProjectedGroup, signal: AbortSignal): Promise<void> {
  const { pool, store, log } = options;
  const checkpoint = await readCheckpoint(pool, group.schema);
  if (checkpoint && checkpoint.storeId === (await store.storeId())) return;
  log.info(`The read models of ${group.name} ${group.version} are made of the log`);
  const { stoppedAt } = await rebuild({ ...options, groups: [group], signal, asFarAsItGoes: true });
  if (stoppedAt)
    log.error(stoppedAt, 'The read models were made up to an event that is not readable');
}

function stopped({ log }: Options, { group, status }: Follower, error: unknown): void {
  status.problem = error instanceof Error ? error.message : String(error);
  status.stoppedAt = error instanceof UnreadableEvent ? error.at : null;
  status.caughtUp = false;
  log.error(status.stoppedAt ?? { err: error }, `The projector of ${group.name} stopped`);
}
