import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { S3Place } from '../config/variable-kinds.ts';
import { classify } from '../http/classify.ts';
import { describeMedia } from './contract-suite.ts';
import { MediaUnavailable } from './port.ts';
import { s3Media } from './s3.ts';
import { startS3Server } from './testing/s3-server.ts';

const BUCKET = 'pictures';
const place = (endpoint: string, bucket = BUCKET): S3Place => ({
  kind: 's3',
  bucket,
  prefix: 'of/hotels/',
  region: 'ap-southeast-7',
  endpoint,
  pathStyle: true,
});

beforeAll(() => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'access');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret');
});
afterAll(() => vi.unstubAllEnvs());

describeMedia('pictures in a bucket', async () => {
  const server = await startS3Server(BUCKET);
  return {
    media: s3Media(place(server.url)),
    files: async () => [...server.objects.keys()].map((key) => key.replace('of/hotels/', '')),
    remove: () => server.stop(),
  };
});

describe('a bucket', () => {
  it('holds pictures under its prefix', async () => {
    const server = await startS3Server(BUCKET);
    const id = await s3Media(place(server.url)).put(Buffer.from('a picture'));
    expect([...server.objects.keys()]).toEqual([`of/hotels/${id}.webp`]);
    expect(server.requests).toEqual([`PUT /pictures/of/hotels/${id}.webp`]);
    await server.stop();
  });

  it.each([
    ['denies access', { status: 403, code: 'AccessDenied' }],
    ['is not there', { status: 404, code: 'NoSuchBucket' }],
    ['keeps failing', { status: 500, code: 'InternalError' }],
  ])('that %s is away, not empty, and is asked again later', async (_, trouble) => {
    const server = await startS3Server(BUCKET);
    const media = s3Media(place(server.url));
    const bytes = Buffer.from('a picture');
    const id = await media.put(bytes);
    server.trouble = trouble;
    await expect(media.read(id)).rejects.toThrow(MediaUnavailable);
    await expect(media.put(bytes)).rejects.toThrow(MediaUnavailable);
    server.trouble = undefined;
    expect(await media.read(id)).toEqual(bytes);
    await server.stop();
  });

  it('whose server is gone is away', async () => {
    const server = await startS3Server(BUCKET);
    await server.stop();
    const asked = s3Media(place(server.url)).read('0'.repeat(32));
    await expect(asked).rejects.toThrow(MediaUnavailable);
    expect(classify(await asked.catch((error) => error))).toEqual({ code: 'store-away' });
  });
});
