import { setTimeout as sleep } from 'node:timers/promises';
import type { Server } from '@baanpak/infrastructure/http/server.ts';
import type { LightMyRequestResponse } from 'fastify';

export const API_KEY = 'key-of-the-test';

export type InjectedAnswer<Body> = Readonly<{
  status: number;
  headers: Readonly<Record<string, unknown>>;
  body: Body;
  /** Of a write: how far the log is to be read to see it. */
  position: string;
}>;

export type Problem = Readonly<{
  status: number;
  code: string;
  title: string;
  detail: string;
  errors?: readonly Readonly<{ path: string; message: string }>[];
}>;

type Headers = Readonly<Record<string, string>>;
type Sent = Readonly<{ headers?: Headers; remoteAddress?: string }>;

const LONGEST_WAIT = 30_000;

/** What a guest's client sends: in English, with the API key, unless told otherwise. */
export function requestsTo(app: Server) {
  async function send<Body>(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    { headers = {}, ...sent }: Sent & { payload?: object } = {},
  ): Promise<InjectedAnswer<Body>> {
    const all = { 'x-api-key': API_KEY, 'accept-language': 'en', ...headers };
    return answer<Body>(await app.inject({ method, url, headers: all, ...sent }));
  }

  return {
    get: <Body>(url: string, headers: Headers = {}) => send<Body>('GET', url, { headers }),
    delete: <Body>(url: string, headers: Headers = {}) => send<Body>('DELETE', url, { headers }),
    post: <Body>(url: string, payload: object, headers: Headers = {}) =>
      send<Body>('POST', url, { payload, headers }),
    put: <Body>(url: string, payload: object, headers: Headers = {}) =>
      send<Body>('PUT', url, { payload, headers }),
    /** From a network address of its own. */
    postFrom: <Body>(remoteAddress: string, url: string, payload: object) =>
      send<Body>('POST', url, { payload, remoteAddress }),
    /** What is read once the read models have passed a write's position, however long that takes. */
    async read<Body>(
      url: string,
      position: string,
      headers: Headers = {},
    ): Promise<InjectedAnswer<Body>> {
      const started = performance.now();
      for (;;) {
        const read = await send<Body>('GET', url, {
          headers: { ...headers, 'x-after-position': position },
        });
        if (read.headers['x-stale'] === undefined) return read;
        if (performance.now() - started > LONGEST_WAIT)
          throw new Error(`${url} was stale for too long`);
        await sleep(20);
      }
    },
  };
}

export type Requests = ReturnType<typeof requestsTo>;

const answer = <Body>(response: LightMyRequestResponse): InjectedAnswer<Body> => ({
  status: response.statusCode,
  headers: response.headers,
  body: response.json<Body>(),
  position: String(response.headers['x-position'] ?? ''),
});
