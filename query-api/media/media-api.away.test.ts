import { buildServer } from '@baanpak/infrastructure/http/server.ts';
import { MediaUnavailable } from '@baanpak/infrastructure/media/port.ts';
import { expect, it } from 'vitest';
import { mediaApi } from './media-api.ts';

it('a picture is 503 while the media store is away, and nobody keeps that answer', async () => {
  const away = async () => {
    throw new MediaUnavailable('The bucket does not answer');
  };
  const app = buildServer({ apiKeys: new Set() });
  await app.register(mediaApi({ media: { read: away } }));
  const answer = await app.inject(`/media/${'0'.repeat(32)}.webp?w=360`);
  expect(answer.statusCode).toBe(503);
  expect(answer.json()).toMatchObject({ code: 'store-away' });
  expect(answer.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
  await app.close();
});
