import type { Language } from '@baanpak/domain/values/text/i18n-text.ts';
import { fetchUtils, HttpError } from 'react-admin';
import { openProofGate, type ProofGate } from './proof-gate.ts';
import { session } from './session.ts';

type ClientOptions = Readonly<{
  apiKey: string;
  language: Language;
  /** What is said where no answer came at all. */
  offline: string;
  /** What staff are told of a refusal, by its code, where the server speaks to guests. */
  refused?: Readonly<Record<string, string>>;
  /** Asks for the second factor; default never. */
  gate?: ProofGate;
  /** Asks who is there to sign in again; default never. */
  signInGate?: ProofGate;
}>;

type Answer = Awaited<ReturnType<typeof fetchUtils.fetchJson>>;

/** Calls of both APIs as the one who signed in; rejects with `HttpError`, status 0 where no answer came. */
export type Client = Readonly<{
  /** What ra-data-simple-rest calls by. */
  json(url: string, options?: fetchUtils.Options): Promise<Answer>;
  get<Body>(path: string): Promise<Body>;
  put<Body>(path: string, body: unknown): Promise<Body>;
  post<Body>(path: string, body: unknown): Promise<Body>;
  /** Posts files; `onProgress` is told how much of them is on its way, from 0 to 1. */
  upload(path: string, form: FormData, onProgress: (share: number) => void): Promise<void>;
  /** A document, whatever its type. */
  download(path: string): Promise<Blob>;
  /** Ends the token at the server; the page need not wait for it. */
  signOut(): void;
  /** What is long, as it comes; until the signal. */
  stream(path: string, signal: AbortSignal): Promise<Response>;
  /** Server-sent events, until the signal; `lastId`: the last one that was sent before, or nothing. */
  events(path: string, lastId: string, signal: AbortSignal): Promise<ReadableStream<Uint8Array>>;
}>;

export function openClient(options: ClientOptions): Client {
  const { gate = openProofGate(), signInGate = openProofGate() } = options;
  const keys = writeKeys();
  /** Where the last own write lies in the log: reads wait until it is visible. */
  let position: string | null = null;

  async function json(url: string, given: fetchUtils.Options = {}): Promise<Answer> {
    const { method = 'GET', body } = given;
    const write = method === 'POST' || method === 'PUT' ? `${method} ${url} ${body}` : undefined;
    const key = write === undefined ? undefined : keys.of(write);
    const headersNow = () => {
      const headers = headersOf(options, given.headers);
      if (key !== undefined) headers.set('idempotency-key', key);
      if (method === 'GET' && position !== null) headers.set('x-after-position', position);
      return headers;
    };
    try {
      const send = () =>
        proven(gate, (proof) =>
          fetchUtils.fetchJson(url, { ...given, headers: withProof(headersNow(), proof) }),
        );
      const answer = await signedInAgain(signInGate, url, send);
      position = answer.headers.get('x-position') ?? position;
      if (write !== undefined) keys.settle(write);
      return answer;
    } catch (error) {
      // who signs in is told what the server says of their name and password
      const words = isSignIn(url) ? { offline: options.offline } : options;
      const problem = problemOf(error, words);
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
    async upload(path, form, onProgress) {
      const headers = headersOf(options);
      try {
        const answer = await proven(gate, (proof) =>
          sendForm({ path, headers: withProof(headers, proof), form, onProgress }),
        );
        position = answer.position ?? position;
      } catch (error) {
        throw problemOf(error, options);
      }
    },
    signOut() {
      const kept = session.kept();
      if (kept) endToken(options.apiKey, kept.token);
    },
    async download(path) {
      const headers = headersOf(options);
      if (position !== null) headers.set('x-after-position', position);
      try {
        return await (await opened(path, { headers })).blob();
      } catch (error) {
        throw problemOf(error, options);
      }
    },
    async stream(path, signal) {
      const headers = headersOf(options);
      headers.set('accept', '*/*');
      if (position !== null) headers.set('x-after-position', position);
      try {
        return await opened(path, { headers, signal });
      } catch (error) {
        throw problemOf(error, options);
      }
    },
    async events(path, lastId, signal) {
      const headers = headersOf(options);
      headers.set('last-event-id', lastId);
      const { body, status } = await opened(path, { headers, signal });
      if (!body) throw new HttpError('An answer without events', status);
      return body;
    },
  };
}

async function opened(path: string, options: RequestInit): Promise<Response> {
  const answer = await fetch(path, options);
  if (!answer.ok) {
    const problem: unknown = await answer.json().catch(() => undefined);
    throw new HttpError(answer.statusText, answer.status, problem);
  }
  return answer;
}

/** Sends again, with a proof, what the server wants a second factor for; refused where none is given. */
async function proven<Sent>(
  gate: ProofGate,
  send: (proof: string | undefined) => Promise<Sent>,
): Promise<Sent> {
  try {
    return await send(gate.held());
  } catch (error) {
    if (!(error instanceof HttpError) || error.body?.code !== 'second-factor-needed') throw error;
    const proof = await gate.ask();
    if (proof === undefined) throw error;
    return send(proof);
  }
}

/** Sends again, once who typed it has signed in again, what came after the end of their session. */
async function signedInAgain<Sent>(
  gate: ProofGate,
  url: string,
  send: () => Promise<Sent>,
): Promise<Sent> {
  try {
    return await send();
  } catch (error) {
    const isEnded = error instanceof HttpError && error.status === 401 && session.kept();
    if (!isEnded || isSignIn(url)) throw error;
    if ((await gate.ask()) === undefined) throw error;
    return send();
  }
}

const isSignIn = (url: string) => url.startsWith('/auth/');

function withProof(given: Headers, proof: string | undefined): Headers {
  if (proof === undefined) return given;
  const headers = new Headers(given);
  headers.set('x-second-factor', proof);
  return headers;
}

function headersOf({ apiKey, language }: ClientOptions, given?: HeadersInit): Headers {
  const headers = new Headers(given);
  headers.set('x-api-key', apiKey);
  headers.set('accept', 'application/json');
  headers.set('accept-language', language);
  const token = session.read()?.token;
  if (token !== undefined && !headers.has('authorization'))
    headers.set('authorization', `Bearer ${token}`);
  return headers;
}

/** With the server's sentence, which is in the reader's language; a request that was ended stays what it is. */
function problemOf(
  error: unknown,
  { offline, refused = {} }: Pick<ClientOptions, 'offline' | 'refused'>,
): unknown {
  if (error instanceof HttpError)
    return new HttpError(sentenceOf(error, refused) ?? error.message, error.status, error.body);
  return error instanceof TypeError ? new HttpError(offline, 0) : error;
}

/** The server's, unless it speaks to guests; one that names the bookings in the way is for staff. */
const sentenceOf = ({ body }: HttpError, refused: NonNullable<ClientOptions['refused']>) =>
  (body?.bookings === undefined ? refused[body?.code] : undefined) ?? body?.detail;

const isRefusal = (error: unknown) =>
  error instanceof HttpError && error.status >= 400 && error.status < 500;

type FormRequest = Readonly<{
  path: string;
  headers: Headers;
  form: FormData;
  /** Told how much of it is on its way, from 0 to 1. */
  onProgress: (share: number) => void;
}>;

type FormAnswer = Readonly<{ position: string | null }>;

/** Posts a form and says how far it is, which fetch cannot. Rejects with `HttpError`, status 0 where no answer came. */
const sendForm = ({ path, headers, form, onProgress }: FormRequest): Promise<FormAnswer> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', path);
    headers.forEach((value, name) => {
      request.setRequestHeader(name, value);
    });
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      if (lengthComputable) onProgress(loaded / total);
    };
    request.onerror = () => reject(new TypeError('No answer came'));
    request.onload = () => {
      if (request.status < 300) resolve({ position: request.getResponseHeader('x-position') });
      else reject(new HttpError(request.statusText, request.status, problemIn(request)));
    };
    request.send(form);
  });

function problemIn({ responseText }: XMLHttpRequest): unknown {
  try {
    return JSON.parse(responseText);
  } catch {
    return undefined;
  }
}

/** Ends a token at the server, beside whatever the page does next: nobody waits for it, nor for a network that is away. */
export function endToken(apiKey: string, token: string): void {
  const headers = {
    'x-api-key': apiKey,
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'idempotency-key': newKey(),
  };
  const sent = { method: 'POST', headers, body: '{}', keepalive: true };
  void fetch('/auth/sign-out', sent).catch(() => {});
}

/** A key nobody guesses; `crypto.randomUUID` is missing on plain HTTP. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

type WriteKeys = Readonly<{
  /** The key of a write, the same for each try of it. */
  of(write: string): string;
  /** Its outcome is known: the same write again is another one. */
  settle(write: string): void;
}>;

/**
 * One idempotency key a write, kept until an answer says what became of it: a second click, and another try
 * after a lost answer, do the same thing once.
 */
function writeKeys(): WriteKeys {
  const keys = new Map<string, string>();
  return {
    of(write) {
      const key = keys.get(write) ?? newKey();
      keys.set(write, key);
      return key;
    },
    settle: (write) => void keys.delete(write),
  };
}
