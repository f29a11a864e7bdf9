import { describe, expect, it } from 'vitest';
import { mediaPlaceIn } from './media-place.ts';

const s3 = { kind: 's3', bucket: 'pictures', prefix: '', region: 'us-east-1', pathStyle: false };

describe('MEDIA_URL', () => {
  it.each([
    ['file:///var/lib/media', { kind: 'disk', directory: '/var/lib/media' }],
    ['file:///with%20space', { kind: 'disk', directory: '/with space' }],
    ['s3://pictures', { ...s3, endpoint: undefined }],
    [
      's3://pictures/of/hotels/?region=ap-southeast-7',
      { ...s3, endpoint: undefined, prefix: 'of/hotels/', region: 'ap-southeast-7' },
    ],
    [
      's3://pictures?endpoint=http://minio:9000',
      { ...s3, endpoint: 'http://minio:9000', pathStyle: true },
    ],
    [
      's3://pictures?endpoint=https%3A%2F%2Fs3.example.com&style=virtual',
      { ...s3, endpoint: 'https://s3.example.com', pathStyle: false },
    ],
    ['s3://pictures?style=path', { ...s3, endpoint: undefined, pathStyle: true }],
  ])('may be %s', (text, place) => expect(mediaPlaceIn(text)).toEqual(place));

  it.each([
    'pictures',
    '/var/lib/media',
    'https://example.com/pictures',
    'file://server/media',
    's3://',
    's3://Pictures_Of',
    's3://key:secret@pictures',
    's3://pictures?region=a&regoin=b',
    's3://pictures?endpoint=minio:9000',
    's3://pictures?style=host',
  ])('may not be %s', (text) => expect(mediaPlaceIn(text)).toBeUndefined());
});
