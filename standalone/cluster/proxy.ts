import { readFileSync } from 'node:fs';
import httpProxy from '@fastify/http-proxy';
import fastify, { type FastifyRequest } from 'fastify';

/** host:port of several upstreams, with blanks between, by what the Caddyfile calls them. */
export type Upstreams = Readonly<
  Record<'COMMAND_UPSTREAMS' | 'QUERY_UPSTREAMS' | 'PAGES_UPSTREAMS' | 'SANDBOX_UPSTREAMS', string>
>;

type Asked = Pick<FastifyRequest, 'method' | 'url'> &
  Readonly<{ headers: Readonly<Record<string, string | string[] | undefined>> }>;

type Options = Readonly<{ port: number; caddyfile: string; upstreams: Upstreams }>;

/**
 * Stands in for Caddy where there is none, for development alone: the same calls to the same services, as
 * deploy/gateway/Caddyfile parts them; neither TLS nor compression, and an upstream that is away is not gone around.
 */
export async function startProxy({ port, caddyfile, upstreams }: Options) {
  const reads = readPaths(readFileSync(caddyfile, 'utf8'));
  const next = roundRobin();
  const upstreamOf = ({ method, url, headers }: Asked): string => {
    const [path = '/'] = url.split('?');
    const asked = method === 'OPTIONS' ? headers['access-control-request-method'] : method;
    const isRead = asked === 'GET' || asked === 'HEAD';
    if (path.startsWith('/sandbox/omise/')) return next(upstreams.SANDBOX_UPSTREAMS);
    if (!isRead) return next(upstreams.COMMAND_UPSTREAMS);
    if (OF_PAGES.includes(path) || !reads(path)) return next(upstreams.PAGES_UPSTREAMS);
    return next(upstreams.QUERY_UPSTREAMS);
  };
  const app = fastify({ forceCloseConnections: true });
  app.get('/metrics', (_request, reply) => reply.callNotFound());
  await app.register(httpProxy, {
    upstream: '',
    rewritePrefix: '',
    preRewrite: (url) => (url === '/readyz' ? '/readyz/site' : url),
    replyOptions: {
      getUpstream: upstreamOf,
      rewriteRequestHeaders: (request, headers) => ({
        ...headers,
        host: request.headers.host ?? '',
        'x-forwarded-for': request.socket.remoteAddress ?? '',
        'x-forwarded-host': request.headers.host ?? '',
        'x-forwarded-proto': 'http',
      }),
    },
  });
  await app.listen({ host: '127.0.0.1', port });
  return { stop: () => app.close() };
}

const OF_PAGES = ['/readyz', '/docs/json'];

/** What the Caddyfile gives to the reads, by its own list. */
function readPaths(caddyfile: string): (path: string) => boolean {
  const [, list] = /^\s*@reads path (.+)$/m.exec(caddyfile) ?? [];
  if (list === undefined) throw new Error('The Caddyfile does not say which paths are reads');
  const paths = list.split(/\s+/);
  return (path) =>
    paths.some((each) => (each.endsWith('*') ? path.startsWith(each.slice(0, -1)) : path === each));
}

function roundRobin(): (upstreams: string) => string {
  let turn = 0;
  return (upstreams) => {
    const all = upstreams.split(' ');
    turn += 1;
    return `http://${all[turn % all.length]}`;
  };
}
