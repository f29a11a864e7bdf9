import { describe, expect, it } from 'vitest';
import { settingsFrom } from './config.ts';
import { mediaPlace } from './variable-kinds.ts';

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
  ])('may be %s', (text, place) => expect(mediaPlace.read(text)).toEqual(place));

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
  ])('may not be %s', (text) => expect(mediaPlace.read(text)).toBeUndefined());
});

describe.each(['CORS_ORIGINS', 'VIDEO_ORIGINS'])('%s', (name) => {
  const read = (text: string) => {
    const { http } = settingsFrom({ [name]: text });
    return name === 'CORS_ORIGINS' ? http.corsOrigins : http.videoOrigins;
  };

  it('is a list of origins', () =>
    expect(read('https://a.example, http://localhost:3000')).toEqual([
      'https://a.example',
      'http://localhost:3000',
    ]));

  it.each(['*', 'a.example', 'https://a.example/path', 'https://a.example,', 'null'])(
    'may not be %s',
    (text) => expect(() => read(text)).toThrow(`${name} is`),
  );
});

describe('SECURITY_CONTACT', () => {
  const read = (text?: string) => settingsFrom({ SECURITY_CONTACT: text }).http.securityContact;

  it('is an email address or a page, or absent', () => {
    expect(read('security@baanpak.example')).toBe('mailto:security@baanpak.example');
    expect(read('mailto:security@baanpak.example')).toBe('mailto:security@baanpak.example');
    expect(read('https://baanpak.example/security')).toBe('https://baanpak.example/security');
    expect(read()).toBeUndefined();
  });

  it.each(['security', 'http://baanpak.example', 'a@b c@d', 'https://a b', 'javascript:alert(1)'])(
    'may not be %s',
    (text) => expect(() => read(text)).toThrow('SECURITY_CONTACT is'),
  );
});

describe('TRUST_PROXY', () => {
  it.each([
    ['on', true],
    ['true', true],
    ['off', false],
    ['2', 2],
    ['loopback, 10.0.0.0/8, ::1', ['loopback', '10.0.0.0/8', '::1']],
  ])('may be %s', (text, trustProxy) =>
    expect(settingsFrom({ TRUST_PROXY: text }).http.trustProxy).toEqual(trustProxy),
  );

  it.each(['10.0.0.0/33', '::1/129', '10.0.0.0/x', '1.2.3', '1.2.3.4,'])('may not be %s', (text) =>
    expect(() => settingsFrom({ TRUST_PROXY: text })).toThrow(`TRUST_PROXY is "${text}"`),
  );
});
