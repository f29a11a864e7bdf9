import { parsePositionToken } from '@baanpak/infrastructure/http/position-token.ts';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import type { CheckpointWatch } from './checkpoint-watch.ts';

const LONGEST_WAIT = 2000;

const HeadersSchema = Type.Object({
  'x-after-position': Type.Optional(
    Type.String({
      description:
        'The x-position of a write: waits up to 2 s until it can be read; past that the answer says x-stale: true',
    }),
  ),
});

/** Lets every read of the plugin wait for the write its caller names. */
export function readYourWrites(app: FastifyInstance, checkpoint: CheckpointWatch): void {
  app.addHook('onRoute', (route) => {
    route.schema = { headers: HeadersSchema, ...route.schema };
  });
  app.addHook('preHandler', async ({ headers }, reply) => {
    const after = headers['x-after-position'];
    if (after === undefined) return;
    const token = parsePositionToken(String(after));
    if (!(await checkpoint.passed(token, LONGEST_WAIT))) void reply.header('x-stale', 'true');
  });
}
