import { instant } from '@baanpak/domain/values/time/instant.ts';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { securityTxt } from './security-txt.ts';

async function fileOf(contact: string | undefined) {
  const app = fastify();
  await app.register(
    securityTxt({
      contact,
      site: () => 'https://baanpak.example',
      now: () => instant('2026-11-27T10:00:00.000Z'),
    }),
  );
  return app.inject('/.well-known/security.txt');
}

it('names whom to tell of a weakness, for less than a year', async () => {
  const { headers, body } = await fileOf('mailto:security@baanpak.example');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(body.split('\n')).toEqual([
    'Contact: mailto:security@baanpak.example',
    'Expires: 2027-05-26T10:00:00.000Z',
    'Preferred-Languages: th, en',
    'Canonical: https://baanpak.example/.well-known/security.txt',
    '',
  ]);
});

it('is not there where nobody is to be told', async () =>
  expect((await fileOf(undefined)).statusCode).toBe(404));
