import type { FastifyInstance } from 'fastify';
import { TransportError } from './transport-problems.ts';

/**
 * Asks every route but the open ones for a known `x-api-key` and names its caller by it. Paths that
 * do not exist need none: they are 404 for everyone.
 */
export function requireApiKey(app: FastifyInstance, apiKeys: ReadonlySet<string>): void {
  app.decorateRequest('caller', '');
  app.addHook('onRequest', (request, _reply, done) => {
    const key = request.headers['x-api-key'];
    if (typeof key === 'string' && apiKeys.has(key)) request.caller = key;
    else if (!request.routeOptions.config.open && !request.is404)
      return done(
        new TransportError('unauthorized', { message: 'x-api-key is missing or unknown' }),
      );
    done();
  });
}
