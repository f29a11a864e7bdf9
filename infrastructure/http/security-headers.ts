import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';

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
  const headers = headersOf({
    contentSecurityPolicy: { useDefaults: false, directives: NO_PAGE },
    // players of films want to know the origin that shows them; what is private tells none
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: https && { maxAge: 31_536_000 },
  });
  app.addHook('onRequest', (_request, reply, done) => {
    void reply.headers(headers);
    done();
  });
}

/** What helmet sets, the same for every answer: asked once, since eleven handlers a request cost more than they say. */
function headersOf(options: HelmetOptions): OutgoingHttpHeaders {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  helmet(options)(request, response, (error) => {
    if (error) throw error;
  });
  return response.getHeaders();
}
