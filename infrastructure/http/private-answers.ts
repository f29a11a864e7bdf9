import type { FastifyInstance } from 'fastify';

/** On routes with config `{ private: true }` no cache, no next site and no search engine keeps a thing. */
export function keepPrivate(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    if (!request.routeOptions.config.private) return;
    void reply.headers({
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    });
  });
}
