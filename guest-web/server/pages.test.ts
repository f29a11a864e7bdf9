import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { answerPage } from './pages.ts';
import type { Rendered, RenderOptions } from './rendering.ts';

const OPTIONS: RenderOptions = {
  apiOrigin: 'http://api',
  apiKey: 'key of the server',
  config: {
    apiKey: 'key',
    locale: 'th',
    paymentPublicKey: 'pkey',
    paymentScriptUrl: '/sandbox/omise.js',
    version: '0.5.3',
    demo: true,
    holdMinutes: 30,
    transferHours: 24,
  },
  assetsFor: () => ({ entry: '/assets/a.js', styles: [], modules: [], fonts: [] }),
};

/** A server whose pages are all `rendered`. */
function serverOf(rendered: Partial<Extract<Rendered, { html: string }>>) {
  const page = { status: 200, html: '<!doctype html>', private: false, ...rendered };
  const app = fastify();
  app.get(
    '/*',
    answerPage(
      async () => page,
      async () => OPTIONS,
      { videoOrigins: ['https://films.example'], tilesUrl: undefined },
    ),
  );
  return (url: string, headers: Record<string, string> = {}) =>
    app.inject({ url, headers: { accept: 'text/html', ...headers } });
}

describe('a page', () => {
  const get = serverOf({});

  it('stores the address’s language where none was chosen', async () => {
    const { statusCode, headers } = await get('/en/hotel/main');
    expect(statusCode).toBe(200);
    expect(headers['set-cookie']).toBe('locale=en; Max-Age=31536000; Path=/; SameSite=Lax');
    expect(headers['content-language']).toBe('en');
  });

  it('leads to the chosen language, with its query', async () => {
    const { statusCode, headers } = await get('/hotel/main?province=x', { cookie: 'locale=en' });
    expect([statusCode, headers.location]).toEqual([302, '/en/hotel/main?province=x']);
  });

  it('does not care for cookies it does not understand', async () =>
    expect((await get('/en', { cookie: 'locale=fr; x=%' })).statusCode).toBe(200));

  it('is no answer to a program that looks for data', async () => {
    expect((await get('/nothing', { accept: 'application/json' })).statusCode).toBe(404);
    expect((await get('/nothing', { 'x-api-key': 'key' })).statusCode).toBe(404);
  });

  it('runs no scripts but its own', async () =>
    expect((await get('/')).headers['content-security-policy']).toContain("script-src 'self';"));

  it('shows films of those it was told of', async () =>
    expect((await get('/')).headers['content-security-policy']).toContain(
      "frame-src 'self' https://films.example;",
    ));

  it('may be kept only with a question whether it is still so', async () => {
    expect((await get('/')).headers['cache-control']).toBe('no-cache');
    expect((await get('/')).headers.vary).toBe('cookie');
  });
});

describe('a page with a guest’s data', () => {
  it('is kept, indexed and passed on by nobody', async () =>
    expect((await serverOf({ private: true })('/booking/1')).headers).toMatchObject({
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    }));
});

describe('a page that is not there', () => {
  it('has the status it was rendered with', async () =>
    expect((await serverOf({ status: 404 })('/404')).statusCode).toBe(404));
});
