import type { FastifyInstance } from 'fastify';

/** On routes with config `{ private: true }` no cache, no next site and no search engine keeps a thing. */
export function keepPrivate(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    if (request.routeOptions.config.private)
      void reply.headers({
        'cache-control': 'private, no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex',
      });
    done(null, payload);
  });
}
