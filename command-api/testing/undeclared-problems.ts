import { isRecord } from '@baanpak/domain/values/fields/fields.ts';
import { successHeaders } from '@baanpak/infrastructure/http/docs.ts';
import {
  PROBLEM_MEDIA_TYPE,
  type ProblemCode,
} from '@baanpak/infrastructure/http/problem-document.ts';
import { problemsOf } from '@baanpak/infrastructure/http/route-problems.ts';
import type { Server } from '@baanpak/infrastructure/http/server.ts';

const SUCCESS_HEADERS = ['x-position', 'x-stale', 'idempotent-replayed', 'content-range', 'etag'];

/** Notes problems and headers that routes answer with, whose documentation does not name them. */
export function undeclaredProblems(app: Server): ReadonlySet<string> {
  const found = new Set<string>();
  app.addHook('onSend', (request, reply, payload, done) => {
    const { url, config, schema } = request.routeOptions;
    const isProblem = String(reply.getHeader('content-type')).startsWith(PROBLEM_MEDIA_TYPE);
    if (url !== undefined && isProblem && typeof payload === 'string') {
      const { code } = JSON.parse(payload) as { code: ProblemCode };
      if (!problemsOf({ method: request.method, url, config, schema }).includes(code))
        found.add(`${request.method} ${url} ${code}`);
    }
    if (url !== undefined && reply.statusCode < 300) {
      const method = request.method === 'HEAD' ? 'GET' : request.method;
      const declared = Object.keys(successHeaders(method, schema ?? {}, config));
      for (const name of SUCCESS_HEADERS)
        if (reply.hasHeader(name) && !declared.includes(name))
          found.add(`${request.method} ${url} ${name}`);
      const isPreview = isRecord(request.query) && request.query.preview !== undefined;
      const isWrite = method !== 'GET' && !isPreview && declared.includes('x-position');
      if (isWrite && !reply.hasHeader('x-position'))
        found.add(`${request.method} ${url} has no x-position`);
    }
    done(null, payload);
  });
  return found;
}
