import { session } from '../app/session.ts';
import type { Api } from './client.ts';
import { newKey } from './idempotency-key.ts';
import { ApiProblem } from './problem.ts';

type Wish = Readonly<{ body: string; key: string }>;

/**
 * Posts so that one wish is done once: a second click and a reload while the answer was under way
 * carry the same idempotency key. A changed body is another wish, and so is a try after a refusal;
 * after a lost answer or a broken server nobody knows, so the key stays.
 */
export async function postOnce<Body>(
  api: Api,
  path: string,
  body: unknown,
  name: string,
): Promise<Body> {
  const place = `wish:${name}`;
  const text = JSON.stringify(body);
  const before = session.read<Wish>(place);
  const wish = before?.body === text ? before : { body: text, key: newKey() };
  session.write(place, wish);
  try {
    return await api.post<Body>(path, body, { idempotencyKey: wish.key });
  } catch (error) {
    if (isRefusal(error)) session.forget(place);
    throw error;
  }
}

const isRefusal = (error: unknown) =>
  error instanceof ApiProblem && error.status >= 400 && error.status < 500;
