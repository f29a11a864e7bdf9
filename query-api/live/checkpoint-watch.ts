import type { Bus } from '@baanpak/infrastructure/bus/port.ts';
import { coalesce } from '@baanpak/infrastructure/concurrency/coalesce.ts';
import { comparePositions } from '@baanpak/infrastructure/event-store/port.ts';
import type { PositionToken } from '@baanpak/infrastructure/http/position-token.ts';
import { schemasOf } from '@baanpak/projector/read-models.ts';
import { type Checkpoint, readCheckpoints } from '@baanpak/projector/schema/checkpoints.ts';
import type { GroupName } from '@baanpak/projector/schema/read-model.ts';
import { READ_MODELS_MOVED } from '@baanpak/projector/schema/topics.ts';
import type { Pool } from 'pg';

const POLL_EVERY = 100;

export type CheckpointWatch = Readonly<{
  /**
   * True once the read models of all these groups hold everything up to there; false after `limit` ms, or
   * at once for another store.
   */
  passed(token: PositionToken, groups: readonly GroupName[], limit: number): Promise<boolean>;
  close(): void;
}>;

type Waiter = Readonly<{
  token: PositionToken;
  schemas: readonly string[];
  settle(passed: boolean): void;
  fail(e: unknown): void;
}>;

const isPast =
  ({ position }: PositionToken) =>
  (checkpoint: Checkpoint | undefined): boolean =>
    checkpoint !== undefined && comparePositions(checkpoint.position, position) >= 0;

/** One reader of the checkpoints for all who wait, on the very database that is queried afterwards. */
export function watchCheckpoint(pool: Pool, bus: Bus): CheckpointWatch {
  const waiters = new Set<Waiter>();

  /** Reads for those who wait now; anyone who comes meanwhile, or a hint, makes it read once more. */
  const look = coalesce(async () => {
    if (waiters.size > 0) await settleThose([...waiters]);
  });

  async function settleThose(waiting: readonly Waiter[]): Promise<void> {
    try {
      const all = await readCheckpoints(pool, [
        ...new Set(waiting.flatMap(({ schemas }) => schemas)),
      ]);
      for (const { token, schemas, settle } of waiting) {
        const checkpoints = schemas.map((schema) => all.get(schema));
        if (checkpoints.some((one) => one?.storeId !== token.storeId)) settle(false);
        else if (checkpoints.every(isPast(token))) settle(true);
      }
    } catch (error) {
      for (const { fail } of waiting) fail(error);
    }
  }

  const unsubscribe = bus.subscribe(READ_MODELS_MOVED, look);
  const polling = setInterval(() => void look(), POLL_EVERY).unref();

  return {
    passed: (token, groups, limit) =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(() => waiter.settle(false), limit);
        const leave = () => {
          clearTimeout(timer);
          waiters.delete(waiter);
        };
        const waiter: Waiter = {
          token,
          schemas: schemasOf(groups),
          settle(passed) {
            leave();
            resolve(passed);
          },
          fail(error) {
            leave();
            reject(error);
          },
        };
        waiters.add(waiter);
        void look();
      }),
    close() {
      unsubscribe();
      clearInterval(polling);
      for (const { settle } of [...waiters]) settle(false);
    },
  };
}
