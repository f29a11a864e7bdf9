import { expect, it } from 'vitest';
import type { IdempotencyState } from '../stores/idempotency-keys.ts';
import { waitUntilFree } from './with-idempotency.ts';

const REQUEST = { id: 'request', bodyHash: 'hash', commandId: 'command' };
const UNDER_WAY: IdempotencyState = { is: 'under way' };

/** Stands as this says, one look after another, and then as the last. */
function looksAt(...standings: readonly IdempotencyState[]) {
  let looks = 0;
  const kept = {
    begin: async () => standings[Math.min(looks++, standings.length - 1)] ?? UNDER_WAY,
  };
  return { found: waitUntilFree(kept, REQUEST, async () => {}), looks: () => looks };
}

it('a request that is under way elsewhere is waited for', async () => {
  const done: IdempotencyState = {
    is: 'done',
    bodyHash: 'hash',
    position: { commit: 1n, prepare: 1n },
  };
  const { found, looks } = looksAt(UNDER_WAY, UNDER_WAY, done);
  expect(await found).toEqual(done);
  expect(looks()).toBe(3);
});

it('one that is under way for long is refused as busy', async () => {
  const { found, looks } = looksAt(UNDER_WAY);
  await expect(found).rejects.toMatchObject({ code: 'busy' });
  expect(looks()).toBe(100);
});
