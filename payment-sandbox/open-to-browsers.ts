import type { FastifyInstance } from 'fastify';

/**
 * Pages of any origin may call, as they may at the provider; where the product itself lets some origins
 * call, those. By hand: the product's own `@fastify/cors` may be around this, and it can not be twice.
 */
export function openToBrowsers(app: FastifyInstance): void {
  app.addHook('onRequest', async (_request, reply) => {
    void reply.header('access-control-allow-origin', '*');
  });
  app.options('/*', { schema: { hide: true } }, async ({ headers }, reply) =>
    reply
      .code(204)
      .header('access-control-allow-methods', 'GET, HEAD, POST')
      .header('access-control-allow-headers', headers['access-control-request-headers'] ?? '*')
      .send(),
  );
}
