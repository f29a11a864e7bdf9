import { expect, it } from 'vitest';
import { pagesConfig } from './pages-config.ts';
import { SECRET } from './testing/environments.ts';

const GIVEN = {
  API_URL: 'http://gateway:8080',
  PUBLIC_URL: 'https://baanpak.example',
  SERVER_KEY: SECRET,
};

it("tells the pages' server where everything is, and no secret of a store", () =>
  expect(
    pagesConfig({
      ...GIVEN,
      SERVICES: 'query-api=http://query-api-1:8080 query-api=http://query-api-2:8080',
    }),
  ).toMatchObject({
    apiOrigin: 'http://gateway:8080',
    site: 'https://baanpak.example',
    serverKey: SECRET,
    services: [
      { service: 'query-api', origin: 'http://query-api-1:8080' },
      { service: 'query-api', origin: 'http://query-api-2:8080' },
    ],
  }));

it.each(Object.keys(GIVEN))('refuses to run without %s', (name) =>
  expect(() => pagesConfig({ ...GIVEN, [name]: undefined })).toThrow(
    `${name} is not set; the pages' server needs it where it runs alone.`,
  ),
);

it.each(['query-api', 'query-api=8080', '=http://a', 'a=http://a/path'])(
  'refuses SERVICES such as %s',
  (SERVICES) => expect(() => pagesConfig({ ...GIVEN, SERVICES })).toThrow('SERVICES is'),
);
