import { minute } from '@baanpak/domain/testing/samples.ts';
import { endedTokenStream } from '@baanpak/domain/user/ended-token.ts';
import type { Instant } from '@baanpak/domain/values/time/instant.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openReadModelsForTest, type ReadModelsForTest } from '../testing/given-events.ts';

let models: ReadModelsForTest;
beforeAll(async () => {
  models = await openReadModelsForTest();
});
afterAll(() => models.close());

const userId = '9d2f8a54-3c1e-4b7a-8f60-1f5a2f0c7e11';
/** Recorded at minute 0. */
const end = (tokenHash: string, endsAt: Instant) =>
  models.given(endedTokenStream(tokenHash), {
    type: 'TokenEnded',
    data: { tokenHash, userId, endsAt },
  });

async function kept(): Promise<string[]> {
  const { rows } = await models.pool.query('SELECT token_hash FROM ended_tokens ORDER BY 1');
  return rows.map(({ token_hash }) => token_hash);
}

it('keeps ended tokens until they would be over, and no longer', async () => {
  await end('good for a day', minute(1440));
  expect(await kept()).toEqual(['good for a day']);
  await end('over by now', minute(0));
  expect(await kept()).toEqual(['good for a day']);
  await end('good for a minute', minute(1));
  expect(await kept()).toEqual(['good for a day', 'good for a minute']);
});
