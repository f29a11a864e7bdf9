import type { Language } from '@baanpak/domain/values/text/i18n-text.ts';
import { fetchUtils, HttpError } from 'react-admin';
import { session } from './session.ts';
import { writeKeys } from './write-keys.ts';

export type ClientOptions = Readonly<{
  apiKey: string;
  language: Language;
  /** What is said where no answer came at all. */
  offline: string;
}>;

type Answer = Awaited<ReturnType<typeof fetchUtils.fetchJson>>;

/** Calls of both APIs as the one who signed in; rejects with `HttpError`, status 0 where no answer came. */
export type Client = Readonly<{
  /** What ra-data-simple-rest calls by. */
  json(url: string, options?: fetchUtils.Options): Promise<Answer>;
  get<Body>(path: string): Promise<Body>;
  put<Body>(path: string, body: unknown): Promise<Body>;
  post<Body>(path: string, body: unknown): Promise<Body>;
  /** A document, whatever its type. */
  download(path: string): Promise<Blob>;
}>;

export function openClient(options: ClientOptions): Client {
  const keys = writeKeys();
  /** Where the last own write lies in the log: reads wait until it is visible. */
  let position: string | null = null;

  async function json(url: string, given: fetchUtils.Options = {}): Promise<Answer> {
    const { method = 'GET', body } = given;
    const write = method === 'POST' || method === 'PUT' ? `${method} ${url} ${body}` : undefined;
    const headers = headersOf(options, given.headers);
    if (write !== undefined) headers.set('idempotency-key', keys.of(write));
    if (method === 'GET' && position !== null) headers.set('x-after-position', position);
    try {
      const answer = await fetchUtils.fetchJson(url, { ...given, headers });
      position = answer.headers.get('x-position') ?? position;
      if (write !== undefined) keys.settle(write);
      return answer;
    } catch (error) {
      const problem = problemOf(error, options);
      if (write !== undefined && isRefusal(problem)) keys.settle(write);
      throw problem;
    }
  }

  const call = async (url: string, given?: fetchUtils.Options) => (await json(url, given)).json;
  return {
    json,
    get: (path) => call(path),
    put: (path, body) => call(path, { method: 'PUT', body: JSON.stringify(body) }),
    post: (path, body) => call(path, { method: 'POST', body: JSON.stringify(body) }),
    async download(path) {
      const answer = await fetch(path, { headers: headersOf(options) });
      if (!answer.ok) throw new HttpError(answer.statusText, answer.status);
      return answer.blob();
    },
  };
}

function headersOf({ apiKey, language }: ClientOptions, given?: HeadersInit): Headers {
  const headers = new Headers(given);
  headers.set('x-api-key', apiKey);
  headers.set('accept', 'application/json');
  headers.set('accept-language', language);
  const token = session.read()?.token;
  if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
  return headers;
}

/** With the server's sentence, which is in the reader's language; a request that was ended stays what it is. */
function problemOf(error: unknown, { offline }: ClientOptions): unknown {
  if (error instanceof HttpError)
    return new HttpError(error.body?.detail ?? error.message, error.status, error.body);
  return error instanceof TypeError ? new HttpError(offline, 0) : error;
}

const isRefusal = (error: unknown) =>
  error instanceof HttpError && error.status >= 400 && error.status < 500;
