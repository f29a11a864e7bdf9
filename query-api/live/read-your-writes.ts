import { AfterPositionHeaders } from '@baanpak/contract/answers/after-position.ts';
import type { Bus } from '@baanpak/infrastructure/bus/port.ts';
import { coalesce } from '@baanpak/infrastructure/concurrency/coalesce.ts';
import { comparePositions } from '@baanpak/infrastructure/event-store/port.ts';
import {
  type PositionToken,
  parsePositionToken,
} from '@baanpak/infrastructure/http/position-token.ts';
import { bearerOf } from '@baanpak/infrastructure/http/staff.ts';
import { schemasOf } from '@baanpak/projector/read-models.ts';
import { type Checkpoint, readCheckpoints } from '@baanpak/projector/schema/checkpoints.ts';
import { GROUP_NAMES, type GroupName } from '@baanpak/projector/schema/read-model.ts';
import { READ_MODELS_MOVED } from '@baanpak/projector/schema/topics.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Pool } from 'pg';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The groups of read models that the route's answer is made of; default all. */
    reads?: readonly GroupName[];
  }
}

const LONGEST_WAIT = 2000;

/**
 * Lets every read of the plugin wait for the write its caller names. Answers the wait itself, for
 * anyone who must read before the handler does; what is wrong with the header is told later.
 */
export function readYourWrites(
  app: FastifyInstance,
  checkpoint: CheckpointWatch,
): (request: FastifyRequest) => Promise<boolean> {
  const waits = new WeakMap<FastifyRequest, Promise<boolean>>();
  const wait = (request: FastifyRequest): Promise<boolean> => {
    const known = waits.get(request);
    if (known !== undefined) return known;
    const waiting = waitFor(checkpoint, request.headers['x-after-position'], groupsOf(request));
    waits.set(request, waiting);
    return waiting;
  };
  app.addHook('onRoute', (route) => {
    route.schema = { headers: AfterPositionHeaders, ...route.schema };
  });
  app.addHook('preHandler', async (request, reply) => {
    if (!(await wait(request))) void reply.header('x-stale', 'true');
  });
  return async (request) => {
    await wait(request).catch(() => {});
    return request.headers['x-after-position'] !== undefined;
  };
}

/** Of a route of staff those too that say who calls: the write may have been a sign-out. */
function groupsOf(request: FastifyRequest): readonly GroupName[] {
  const { reads = GROUP_NAMES, staff } = request.routeOptions.config;
  return staff && bearerOf(request) !== undefined ? [...new Set([...reads, USERS])] : reads;
}

const USERS: GroupName = 'users';

/** Whether the read models hold what was written, in the end. Throws for a token that is none. */
const waitFor = async (
  checkpoint: CheckpointWatch,
  after: string | string[] | undefined,
  reads: readonly GroupName[],
) =>
  after === undefined || checkpoint.passed(parsePositionToken(String(after)), reads, LONGEST_WAIT);

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
