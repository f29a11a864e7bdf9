import { setTimeout as sleep } from 'node:timers/promises';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import { isRecord } from '@baanpak/domain/values/fields/fields.ts';
import type { Position } from '@baanpak/infrastructure/event-store/port.ts';
import { classify } from '@baanpak/infrastructure/http/classify.ts';
import { type Catalogue, problemIn } from '@baanpak/infrastructure/http/problem-document.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RequestIds, RequestKeys } from '../ports.ts';
import type { IdempotencyKeys, IdempotencyState, KeyedRequest } from './idempotency-keys.ts';
import { hasKey, keyedRequest } from './request.ts';

type With<Body> = FastifyRequest & { body: Body };

const LOOK_EVERY = 50;
/** Five seconds of them. */
const MOST_LOOKS = 100;

/**
 * Carries out what a PUT or DELETE asks for: once for an idempotency key, however often it comes, and
 * marks the answer of a repeated one. Answers the position of what was done. `change` gets the body;
 * without its version where that was checked before the request broke off, for the request itself may
 * have raised it. Throws `idempotency-key-reused`, and `busy` while the same request is under way for
 * long; what is refused is not kept (docs/adr/0031-keys-of-puts.md).
 */
export async function withIdempotency<Body>(
  ports: RequestIds & RequestKeys,
  request: With<Body>,
  reply: FastifyReply,
  change: (body: Body) => Promise<Position>,
): Promise<Position> {
  if (!hasKey(request)) return change(request.body);
  const { kept } = ports;
  const keyed = keyedRequest(request, ports);
  const standing = await waitUntilFree(kept, keyed);
  if (standing.is === 'done') {
    if (standing.bodyHash !== keyed.bodyHash)
      throw new Refusal('idempotency-key-reused', 'The key was used with another request');
    void reply.header('idempotent-replayed', 'true');
    return standing.position;
  }
  const { body } = request;
  if (standing.wrote) dropVersion(body);
  const position = await keptUnlessRefused(kept, request.server.problems, keyed, () =>
    change(body),
  );
  await kept.finish(keyed, position);
  return position;
}

/** Waits for anyone who carries the same request out, here or on another server. Throws `busy`. */
export async function waitUntilFree(
  kept: Pick<IdempotencyKeys, 'begin'>,
  keyed: KeyedRequest,
  pause: () => Promise<unknown> = () => sleep(LOOK_EVERY),
): Promise<Exclude<IdempotencyState, { is: 'under way' }>> {
  for (let looks = 0; looks < MOST_LOOKS; looks += 1) {
    const standing = await kept.begin(keyed);
    if (standing.is !== 'under way') return standing;
    await pause();
  }
  throw new Refusal('busy', 'The same request is being carried out');
}

async function keptUnlessRefused(
  kept: IdempotencyKeys,
  problems: Catalogue,
  keyed: KeyedRequest,
  change: () => Promise<Position>,
): Promise<Position> {
  try {
    return await change();
  } catch (error) {
    const isRefused = problemIn(problems, classify(error).code).problem.status < 500;
    // where that fails too, the lease runs out
    await (isRefused ? kept.forget(keyed) : kept.release(keyed)).catch(() => {});
    throw error;
  }
}

/** In place: what was validated stays the body it is. */
function dropVersion(body: unknown): void {
  if (isRecord(body)) Reflect.deleteProperty(body, 'version');
}
