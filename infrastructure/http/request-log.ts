import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

const REQUEST_ID = /^[\w.-]{8,64}$/;

/** The id that a gateway gave the request, where gateways are trusted, else a new one. */
export const requestId =
  (trustsGateway: boolean) =>
  ({ headers }: IncomingMessage): string => {
    const given = headers['x-request-id'];
    return trustsGateway && typeof given === 'string' && REQUEST_ID.test(given)
      ? given
      : randomUUID();
  };

/**
 * One line a request, and its id in the answer. The line has the route, not the address: ids in
 * addresses open things.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions } = request;
    const took = Math.round(reply.elapsedTime);
    request.log.info(
      { method, route: routeOptions.url, status: reply.statusCode, took },
      'answered',
    );
    done();
  });
}
