import type { Language } from '@baanpak/domain/values/text/i18n-text.ts';
import { ApiProblem, OFFLINE, problemInAnswer } from './problem.ts';

/** Parameters left undefined are not sent; a list is sent with commas between. */
type Query = Readonly<Record<string, string | number | readonly string[] | undefined>>;

export type WriteOptions = Readonly<{
  /** The same for each try of one request, so that a double click books once; default a new one. */
  idempotencyKey?: string;
}>;

/** Calls of the two APIs as one guest; all reject with `ApiProblem`. */
export type Api = Readonly<{
  language: Language;
  get<Body>(path: string, query?: Query): Promise<Body>;
  post<Body>(path: string, body: unknown, options?: WriteOptions): Promise<Body>;
  put<Body>(path: string, body: unknown): Promise<Body>;
  /** Sends files; without a key, since uploads are never replayed. */
  upload<Body>(path: string, form: FormData): Promise<Body>;
  /** A document, whatever its type. */
  download(path: string): Promise<Blob>;
  remove<Body>(path: string): Promise<Body>;
}>;

/** Where the guest's own writes lie in the log; the reads after them wait until these are visible. */
export type Positions = Readonly<{
  last(): string | undefined;
  keep(position: string): void;
}>;

type ApiOptions = Readonly<{
  /** Empty in a browser: the page's own. */
  origin: string;
  apiKey: string;
  language: Language;
  positions: Positions;
  /** Hears of every answer and of when it was asked for, in ms. */
  onAnswer?: (answer: Response, askedAt: number) => void;
}>;

export function openApi(options: ApiOptions): Api {
  const { origin, apiKey, language, positions, onAnswer } = options;
  async function answerTo(path: string, init: RequestInit, headers: Record<string, string>) {
    const askedAt = Date.now();
    const answer = await fetch(origin + path, {
      ...init,
      headers: { 'x-api-key': apiKey, 'accept-language': language, ...headers },
    }).catch(() => {
      throw OFFLINE;
    });
    onAnswer?.(answer, askedAt);
    // a refusal may have made something, too: a new checkout
    const position = answer.headers.get('x-position');
    if (position) positions.keep(position);
    if (!answer.ok) throw await problemInAnswer(answer);
    return answer;
  }

  const call = async <Body>(path: string, init: RequestInit, headers: Record<string, string>) =>
    (await (await answerTo(path, init, headers)).json()) as Body;

  const afterOwnWrites = (): Record<string, string> => {
    const after = positions.last();
    return after ? { 'x-after-position': after } : {};
  };

  const write = <Body>(method: string, path: string, body: unknown, headers = {}) =>
    call<Body>(
      path,
      { method, ...(body !== undefined && { body: JSON.stringify(body) }) },
      { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
    );

  return {
    language,
    get: (path, query = {}) => call(path + searchOf(query), {}, afterOwnWrites()),
    post: (path, body, { idempotencyKey = newKey() } = {}) =>
      write('POST', path, body, { 'idempotency-key': idempotencyKey }),
    put: (path, body) => write('PUT', path, body, { 'idempotency-key': newKey() }),
    upload: (path, form) => call(path, { method: 'POST', body: form }, {}),
    download: async (path) => (await answerTo(path, {}, afterOwnWrites())).blob(),
    remove: (path) => write('DELETE', path, undefined, { 'idempotency-key': newKey() }),
  };
}

function searchOf(query: Query): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && value !== '') parameters.set(name, String(value));
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
}

/** The answer, or undefined where the thing is not there. */
export const unlessMissing = <Body>(answer: Promise<Body>): Promise<Body | undefined> =>
  answer.catch((error: unknown) => {
    if (error instanceof ApiProblem && error.status === 404) return undefined;
    throw error;
  });

/** A key nobody guesses; `crypto.randomUUID` is missing on plain HTTP. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
