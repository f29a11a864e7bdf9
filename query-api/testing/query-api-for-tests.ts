import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROBLEMS } from '@baanpak/contract/problems/problems.ts';
import type { SiteConfig } from '@baanpak/contract/site/site-config.ts';
import type { BookingPlaced } from '@baanpak/domain/booking/booking-state.ts';
import { minute } from '@baanpak/domain/testing/samples.ts';
import type { Now } from '@baanpak/domain/values/time/instant.ts';
import { openMemoryBus } from '@baanpak/infrastructure/bus/memory.ts';
import type { Bus } from '@baanpak/infrastructure/bus/port.ts';
import { buildServer } from '@baanpak/infrastructure/http/server.ts';
import { serverIds } from '@baanpak/infrastructure/http/server-ids.ts';
import { diskMedia } from '@baanpak/infrastructure/media/disk.ts';
import type { Media } from '@baanpak/infrastructure/media/port.ts';
import { accessTokens } from '@baanpak/infrastructure/sign-in/access-tokens.ts';
import { undocumentedAnswers } from '@baanpak/infrastructure/testing/undocumented-answers.ts';
import {
  openReadModelsForTest,
  type ReadModelsForTest,
} from '@baanpak/projector/testing/given-events.ts';
import { queryApi } from '../http/app.ts';
import { mediaApi } from '../media/media-api.ts';
import { undeclaredReads } from './undeclared-reads.ts';

export const API_KEY = 'key-of-the-test';

export const CONFIG: SiteConfig = {
  apiKey: API_KEY,
  locale: 'th',
  paymentPublicKey: 'pkey_test',
  paymentScriptUrl: '/sandbox/omise/omise.js',
  holdMinutes: 30,
  transferHours: 24,
  version: '0.5.3',
  demo: false,
};

/** Makes the ids of bookings. */
export const IDS = serverIds('the id secret of the tests');

/** The same booking, open to its guest under an id of theirs. */
export function openedToGuest({ type, data }: BookingPlaced) {
  const guestId = randomUUID();
  const placed: BookingPlaced = {
    type,
    data: { ...data, bookingId: IDS.staffIdOf(guestId), guest: { ...data.guest, guestId } },
  };
  return { guestId, placed };
}

/** Signs in whom `given` events registered. */
export const TOKENS = accessTokens('the jwt secret of the tests');

export type QueryAnswer<Body> = Readonly<{
  status: number;
  headers: Readonly<Record<string, unknown>>;
  body: Body;
}>;

/** Read models made of events, and the query API on top of them. */
export type QueryApiForTest = ReadModelsForTest &
  Readonly<{
    bus: Bus;
    media: Media;
    /** What a JSON answer says, in English unless the headers say otherwise. */
    get<Body>(url: string, headers?: Record<string, string>): Promise<QueryAnswer<Body>>;
    /** Where it listens, for what does not fit into one answer. */
    listen(): Promise<string>;
    /** For answers without a body. */
    status(url: string, headers?: Record<string, string>): Promise<number>;
  }>;

/** It is 2027-01-01 in Bangkok, unless `now` says otherwise. */
export async function openQueryApiForTest(now: Now = () => minute(0)): Promise<QueryApiForTest> {
  const readModels = await openReadModelsForTest();
  const bus = openMemoryBus((error) => {
    throw error;
  });
  const directory = await mkdtemp(join(tmpdir(), 'baanpak-media-'));
  const media = diskMedia(directory);
  const server = buildServer({ apiKeys: new Set([API_KEY]), problems: PROBLEMS });
  const undeclared = undeclaredReads(server, readModels.pool);
  const undocumented = await undocumentedAnswers(server);
  await server.register(
    queryApi({
      ...readModels,
      bus,
      now,
      config: CONFIG,
      tokens: TOKENS,
      guestFiles: { read: async () => undefined },
      site: () => 'https://baanpak.example',
      inside: () => 'https://baanpak.example',
      ids: IDS,
    }),
  );
  await server.register(mediaApi({ media }));
  return {
    ...readModels,
    bus,
    media,
    listen: () => server.listen({ port: 0 }),
    async status(url, headers = {}) {
      const answer = await server.inject({ url, headers: { 'x-api-key': API_KEY, ...headers } });
      return answer.statusCode;
    },
    async get<Body>(url: string, headers: Record<string, string> = {}) {
      const answer = await server.inject({
        url,
        headers: { 'x-api-key': API_KEY, 'accept-language': 'en', ...headers },
      });
      const { statusCode: status, headers: answered } = answer;
      return { status, headers: answered, body: answer.json<Body>() };
    },
    async close() {
      await server.close();
      await bus.close();
      await readModels.close();
      await rm(directory, { recursive: true });
      const reads = undeclared();
      if (reads.length > 0) throw new Error(`Routes read what they do not declare: ${reads}`);
      if (undocumented.size > 0)
        throw new Error(`Answers that are not as documented:\n${[...undocumented].join('\n')}`);
    },
  };
}
