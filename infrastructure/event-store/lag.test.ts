import { instant } from '@baanpak/domain/values/time/instant.ts';
import { expect, it } from 'vitest';
import { lagOf } from './lag.ts';
import { type ReadAllOptions, type RecordedEvent, START } from './port.ts';

const WRITTEN = instant('2027-01-01T00:00:00.000Z');
const NOW = instant('2027-01-01T00:01:00.000Z');
const hotels = { streamPrefixes: ['hotel-'] };

it('counts what waits, and tells for how long', async () => {
  const log = logOf([...many('room', 3), ...many('hotel', 2)]);
  expect(await lagOf(log, { position: START, filter: hotels }, NOW)).toEqual({
    events: 2,
    seconds: 60,
  });
});

it('finds what waits behind thousands of events of others', async () => {
  const log = logOf([...many('room', 2_500), ...many('hotel', 1)]);
  expect((await lagOf(log, { position: START, filter: hotels }, NOW)).events).toBe(1);
});

it('is none where all that waits is of others', async () => {
  const log = logOf(many('room', 2_500));
  expect(await lagOf(log, { position: START, filter: hotels }, NOW)).toEqual({
    events: 0,
    seconds: 0,
  });
});

const many = (concept: string, count: number): string[] =>
  Array.from({ length: count }, (_, n) => `${concept}-${n}`);

/** One event a stream, in pages that tell how far they looked. */
function logOf(streams: readonly string[]) {
  const events = streams.map(
    (stream, n): RecordedEvent => ({
      ...{ stream, revision: 0, position: { commit: BigInt(n + 1), prepare: 0n } },
      ...{ id: stream, type: 'Told', data: {}, metadata: metadataAt(WRITTEN) },
    }),
  );
  return {
    async readAll({ after = START, filter, limit }: ReadAllOptions) {
      const page = events.slice(Number(after.commit), Number(after.commit) + limit);
      const wanted = page.filter(({ stream }) =>
        filter?.streamPrefixes.some((prefix) => stream.startsWith(prefix)),
      );
      return { events: wanted, position: page.at(-1)?.position ?? after };
    },
  };
}

const metadataAt = (recordedAt: string) => ({
  ...{ schemaVersion: 1, actor: 'test', correlationId: 'one', causationId: null },
  ...{ commandId: 'one', recordedAt, previousHash: null },
});
