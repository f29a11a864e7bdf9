import type { FastifyRequest } from 'fastify';
import type { RequestSpan, Tracing } from '../telemetry/tracing.ts';
import type { Server } from './server.ts';

/** What asks whether a process lives says nothing of what it does. */
const UNTRACED = new Set(['/healthz', '/readyz', '/metrics']);

/** A span a request, named by its route: addresses hold ids that open things. */
export function traceRequests(app: Server, tracing: Tracing): void {
  const spans = new WeakMap<FastifyRequest, RequestSpan>();
  app.addHook('onRequest', (request, _reply, done) => {
    const { traceparent } = request.headers;
    const parent = typeof traceparent === 'string' ? traceparent : undefined;
    if (!UNTRACED.has(request.routeOptions.url ?? '')) spans.set(request, tracing.request(parent));
    done();
  });
  // not before: what a body arrives in is another context
  app.addHook('preHandler', (request, _reply, done) => {
    const span = spans.get(request);
    if (span) span.enter(done);
    else done();
  });
  app.addHook('onResponse', (request, { statusCode }, done) => {
    const { method, routeOptions } = request;
    const { url: route = 'none' } = routeOptions;
    const attributes = {
      'http.request.method': method,
      'http.route': route,
      'http.response.status_code': statusCode,
    };
    spans.get(request)?.end(`${method} ${route}`, attributes, statusCode >= 500);
    done();
  });
}
