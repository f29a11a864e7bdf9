import { afterAll, expect, it } from 'vitest';
import { buildServer } from './server.ts';
import { TransportError } from './transport-problems.ts';

const app = buildServer({ apiKeys: new Set(['guest']) });
afterAll(() => app.close());
app.get('/*', { config: { open: true, page: true } }, () => {
  throw new TransportError('busy', { retryAfter: 1.2 });
});
const get = (url: string, headers: Record<string, string>) => app.inject({ url, headers });

it('a person who asks for a page that cannot be made now sees why, in its language, and it comes by itself', async () => {
  const accept = 'text/html,*/*;q=0.8';
  const thai = await get('/hotel/main?guests=2', { accept });
  expect([thai.statusCode, thai.headers['retry-after']]).toEqual([503, '2']);
  expect(thai.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(thai.headers['cache-control']).toBe('no-store');
  expect(thai.body).toContain('<html lang="th">');
  const [, after] = /<meta http-equiv="refresh" content="(\d+)">/.exec(thai.body) ?? [];
  expect(Number(after)).toBeGreaterThanOrEqual(2);
  expect(Number(after)).toBeLessThan(12);
  expect(thai.body).toContain('ลองอีกครั้ง');
  const english = await get('/en/hotel/main', { accept });
  expect(english.headers['content-language']).toBe('en');
  expect(english.body).toContain('<h1>Busy</h1>');
});

it('a program that asks gets the problem document', async () => {
  for (const headers of [{ accept: '*/*' }, { accept: 'text/html', 'x-api-key': 'guest' }]) {
    const answer = await get('/en', headers);
    expect(answer.headers['content-type']).toContain('application/problem+json');
    expect(answer.json()).toMatchObject({ code: 'busy', status: 503 });
  }
});
