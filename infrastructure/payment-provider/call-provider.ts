import http, { type ClientRequest } from 'node:http';
import https from 'node:https';
import type omisePackage from 'omise';
import { ProviderRefused, ProviderUnknown } from './port.ts';

export type CreateClient = typeof omisePackage.default;
type Client = ReturnType<CreateClient>;

/** Asks the provider, by its client, for the object of that name. */
export type Request = <Answer extends object>(
  expected: string,
  call: (client: Client) => Promise<Answer>,
) => Promise<Answer>;

export type CallOptions = Readonly<{
  /** Where the provider is, e.g. `http://127.0.0.1:8080/sandbox/omise`; null: where its client goes by itself. */
  url: URL | null;
  /** Milliseconds until an answer is given up; the client itself would wait for ever. */
  timeout: number;
}>;

/**
 * Runs one call of the provider's client and sorts its outcome: the object named `expected`,
 * `ProviderRefused` or `ProviderUnknown`. `call` must make its request before it returns.
 */
export async function callProvider<Answer extends object>(
  { url, timeout }: CallOptions,
  expected: string,
  call: () => Promise<Answer>,
): Promise<Answer> {
  const requests: ClientRequest[] = [];
  let status = 0;
  const answer = withRequestsSentTo(url, call, (request) => {
    requests.push(request);
    request.once('response', (response) => {
      status = response.statusCode ?? 0;
    });
  });
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new Error(`nothing for ${timeout} ms`));
      for (const request of requests) request.destroy();
    }, timeout);
  });
  try {
    const answered = await Promise.race([answer, tooLate]);
    if (status >= 400 || !('object' in answered) || answered.object !== expected)
      throw new Error(`status ${status} without a ${expected}`);
    return answered;
  } catch (error) {
    throw outcome(error, status);
  } finally {
    clearTimeout(timer);
  }
}

/** What the client's agent for an HTTP proxy looks for to know that the far end speaks TLS. */
const behindProxy = { port: 443, secureEndpoint: true };

/**
 * The client lets one choose neither port nor path prefix, says no status and hands out no request.
 * It calls http(s).request before it returns, so that one function stands in for exactly as long:
 * no other code can run in between, and nothing global stays changed.
 */
function withRequestsSentTo<Answer>(
  url: URL | null,
  call: () => Promise<Answer>,
  seen: (request: ClientRequest) => void,
): Promise<Answer> {
  const original = { http: http.request, https: https.request };
  const send = (options: http.RequestOptions): ClientRequest => {
    const request =
      url === null
        ? original.https({ ...options, ...behindProxy })
        : original[url.protocol === 'https:' ? 'https' : 'http']({
            ...options,
            host: url.hostname,
            port: url.port,
            agent: undefined,
            path: url.pathname.replace(/\/$/, '') + (options.path ?? '/'),
          });
    seen(request);
    return request;
  };
  Object.assign(http, { request: send });
  Object.assign(https, { request: send });
  try {
    return call();
  } finally {
    Object.assign(http, { request: original.http });
    Object.assign(https, { request: original.https });
  }
}

/** The client rejects with the provider's error object, with text that was no JSON, or with an Error. */
function outcome(error: unknown, status: number): ProviderRefused | ProviderUnknown {
  if (status < 500 && isErrorObject(error)) return new ProviderRefused(error.code, error.message);
  const reason = error instanceof Error ? error.message : `status ${status}`;
  return new ProviderUnknown(`The payment provider gave no usable answer: ${reason}`, {
    cause: error,
  });
}

const isErrorObject = (error: unknown): error is { code: string; message: string } =>
  typeof error === 'object' &&
  error !== null &&
  'object' in error &&
  error.object === 'error' &&
  'code' in error &&
  typeof error.code === 'string';
