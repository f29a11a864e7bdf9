import { localPath } from '@baanpak/domain/values/text/local-path.ts';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** May send the browser to another site, as a bank sends it back to the shop. */
    leavesOrigin?: boolean;
  }
}

/** Whatever redirects, and to whatever it was asked to: the browser stays on the origin it came to. */
export function stayOnOrigin(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    const location = reply.getHeader('location');
    if (location !== undefined && !request.routeOptions.config.leavesOrigin)
      void reply.header('location', localPath(String(location)));
    done(null, payload);
  });
}
