import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';

/** Of what is no page: nothing in it runs, loads or is framed, whatever a browser takes it for. */
const NO_PAGE = {
  defaultSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'none'"],
  frameAncestors: ["'none'"],
};

/**
 * Headers by which browsers protect who reads our answers. Pages set a `content-security-policy` of
 * their own in place of this one. `https`: whether browsers may be told to come by nothing else.
 */
export function secureHeaders(app: FastifyInstance, { https }: Readonly<{ https: boolean }>): void {
  const protect = helmet({
    contentSecurityPolicy: { useDefaults: false, directives: NO_PAGE },
    // players of films want to know the origin that shows them; what is private tells none
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: https && { maxAge: 31_536_000 },
  });
  app.addHook('onRequest', (request, reply, done) =>
    protect(request.raw, reply.raw, (error) => done(error as Error | undefined)),
  );
}
