import { AfterPositionHeaders } from '@baanpak/contract/answers/after-position.ts';
import { parsePositionToken } from '@baanpak/infrastructure/http/position-token.ts';
import { bearerOf } from '@baanpak/infrastructure/http/staff.ts';
import { GROUP_NAMES, type GroupName } from '@baanpak/projector/schema/read-model.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { CheckpointWatch } from './checkpoint-watch.ts';

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
