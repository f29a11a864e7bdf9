import { session } from '../session.ts';
import { type Api, newKey } from './client.ts';
import { ApiProblem } from './problem.ts';

type Sent = Readonly<{ body: string; key: string }>;

/**
 * Posts so that one request is carried out once: a second click and a reload while the answer was under way
 * carry the same idempotency key. A changed body is another request, and so is a try after a refusal;
 * after a lost answer or a broken server nobody knows, so the key stays.
 */
export async function postOnce<Body>(
  api: Api,
  path: string,
  body: unknown,
  name: string,
): Promise<Body> {
  const place = `post:${name}`;
  const text = JSON.stringify(body);
  const before = session.read<Sent>(place);
  const sent = before?.body === text ? before : { body: text, key: newKey() };
  session.write(place, sent);
  try {
    return await api.post<Body>(path, body, { idempotencyKey: sent.key });
  } catch (error) {
    if (isRefusal(error)) session.forget(place);
    throw error;
  }
}

const isRefusal = (error: unknown) =>
  error instanceof ApiProblem && error.status >= 400 && error.status < 500;
