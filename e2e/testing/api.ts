import { rememberSecrets } from './secrets-in-logs.ts';

/** What a call was answered; bodies are JSON, errors problem documents. */
export type ApiAnswer<Body> = Readonly<{
  status: number;
  headers: Headers;
  body: Body & Readonly<{ detail: string; code?: string }>;
}>;

export type Call = Readonly<{
  /** Default: POST with a body, GET without. */
  method?: string;
  /** Sent as JSON, but for a FormData. */
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
}>;

/** Calls the API at `url` as a web app in English would; `Body` is what the caller expects of a success. */
export type Api = (<Body = unknown>(path: string, call?: Call) => Promise<ApiAnswer<Body>>) &
  Readonly<{ url: string }>;

export function apiAt(url: string, apiKey: string): Api {
  const call = async (path: string, { method, body, headers }: Call = {}) => {
    const isForm = body instanceof FormData;
    const sent = body === undefined || isForm ? undefined : JSON.stringify(body);
    const answer = await fetch(url + path, {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      headers: {
        'x-api-key': apiKey,
        'accept-language': 'en',
        ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
        ...headers,
      },
      redirect: 'manual',
      ...(body !== undefined && { body: isForm ? body : (sent ?? null) }),
    });
    const text = await answer.text();
    rememberSecrets(path, sent ?? '', path.startsWith('/auth/') ? text : '');
    const isJson = /json/.test(answer.headers.get('content-type') ?? '');
    const { status } = answer;
    return { status, headers: answer.headers, body: isJson ? JSON.parse(text) : text };
  };
  return Object.assign(call, { url });
}
