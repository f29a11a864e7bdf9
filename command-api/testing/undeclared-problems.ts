import {
  PROBLEM_MEDIA_TYPE,
  type ProblemCode,
} from '@baanpak/infrastructure/http/problem-document.ts';
import { problemsOf } from '@baanpak/infrastructure/http/route-problems.ts';
import type { Server } from '@baanpak/infrastructure/http/server.ts';

/** Notes problems that routes answer with, whose documentation does not name them. */
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
    done(null, payload);
  });
  return found;
}
