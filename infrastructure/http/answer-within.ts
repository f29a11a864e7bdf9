import type { FastifyInstance, RouteOptions } from 'fastify';

/**
 * Has every route of the plugin answer within so many milliseconds, else 503 `store-away`: who reads
 * from a database that says nothing is told so, not left waiting. Streams of events last.
 */
export function answerWithin(app: FastifyInstance, milliseconds: number): void {
  app.addHook('onRoute', (route) => {
    if (!isStream(route)) route.handlerTimeout = milliseconds;
  });
}

function isStream({ schema }: RouteOptions): boolean {
  const response = (schema?.response ?? {}) as Readonly<
    Record<string, { content?: object } | undefined>
  >;
  return Object.hasOwn(response[200]?.content ?? {}, 'text/event-stream');
}
