import { hostilePaths } from '@baanpak/domain/testing/hostile-paths.ts';
import { rawAnswer } from '@baanpak/infrastructure/testing/raw-answer.ts';
import fc from 'fast-check';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { answerPage } from './pages.ts';
import type { Rendered, RenderOptions } from './rendering.ts';

const OPTIONS: RenderOptions = {
  apiOrigin: 'http://api',
  apiKey: 'key of the server',
  site: 'https://site.example',
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
  assetsFor: () => ({
    ...{ entry: '/assets/a.js', styles: [], modules: [], fonts: [] },
    ...{ start: '/assets/start.js', css: '' },
  }),
};

const OMISE = 'https://cdn.omise.co/omise.js';

const policyIn = ({ headers }: Readonly<{ headers: Readonly<Record<string, unknown>> }>) =>
  String(headers['content-security-policy']);

/** A server whose pages are all `rendered`. */
function appOf(
  rendered: Partial<Rendered>,
  { site = OPTIONS.site, script = '/sandbox/omise.js' } = {},
) {
  const page = { status: 200, html: '<!doctype html>', private: false, pays: false, ...rendered };
  const app = fastify();
  app.get(
    '/*',
    answerPage(
      async () => page,
      async () => ({ ...OPTIONS, config: { ...OPTIONS.config, paymentScriptUrl: script } }),
      { hosts: { videoOrigins: ['https://films.example'], tilesUrl: undefined }, site: () => site },
    ),
  );
  return app;
}

const opened: FastifyInstance[] = [];
afterAll(() => Promise.all(opened.map((app) => app.close())));

function serverOf(rendered: Partial<Rendered>, given: Parameters<typeof appOf>[1] = {}) {
  const app = appOf(rendered, given);
  return (url: string, headers: Record<string, string> = {}) =>
    app.inject({ url, headers: { accept: 'text/html', ...headers } });
}

/** The same over the wire, where an address comes as it was written. */
async function askingRaw(rendered: Partial<Rendered>) {
  const app = appOf(rendered);
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  opened.push(app);
  return (path: string, headers: Record<string, string>) =>
    rawAnswer(url, path, { accept: 'text/html', ...headers });
}

describe('a page', () => {
  const get = serverOf({});

  it('that could not read what it shows says when to come again', async () => {
    const { statusCode, headers } = await serverOf({ status: 503 })('/hotel/main');
    expect([statusCode, headers['retry-after']]).toEqual([503, '5']);
    expect((await get('/hotel/main')).headers).not.toHaveProperty('retry-after');
  });

  it('stores the address’s language where none was chosen', async () => {
    const { statusCode, headers } = await get('/en/hotel/main');
    expect(statusCode).toBe(200);
    expect(headers['set-cookie']).toBe('locale=en; Max-Age=31536000; Path=/; SameSite=Lax; Secure');
    expect(headers['content-language']).toBe('en');
  });

  it('has its language stored on plain HTTP, too, where the site is there', async () => {
    const { headers } = await serverOf({}, { site: 'http://127.0.0.1:8080' })('/en');
    expect(headers['set-cookie']).toBe('locale=en; Max-Age=31536000; Path=/; SameSite=Lax');
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

  it('runs no scripts but its own, wherever the payment provider’s is', async () => {
    const policy = policyIn(await serverOf({}, { script: OMISE })('/'));
    expect(policy).toContain("script-src 'self'; ");
    expect(policy).not.toContain('omise');
  });

  it('sends forms to nobody else, and takes its own address for the start of every other', async () => {
    const policy = policyIn(await get('/'));
    expect(policy).toContain("form-action 'self'; ");
    expect(policy).toMatch(/base-uri 'none'$/);
  });

  it('uses no camera, no place and no payment of the browser', async () => {
    const { headers } = await get('/');
    for (const feature of ['camera', 'geolocation', 'microphone', 'payment', 'usb'])
      expect(headers['permissions-policy']).toContain(`${feature}=()`);
  });

  it('shows films of those it was told of', async () =>
    expect((await get('/')).headers['content-security-policy']).toContain(
      "frame-src 'self' https://films.example;",
    ));

  it('may be kept only with a question whether it is still so', async () => {
    expect((await get('/')).headers['cache-control']).toBe('no-cache');
    expect((await get('/')).headers.vary).toBe('cookie');
  });
});

describe('the page on which guests pay', () => {
  it.each([
    [OMISE, 'https://*.omise.co'],
    ['http://127.0.0.1:9000/omise/omise.js', 'http://127.0.0.1:9000'],
  ])('lets the script at %s in, and what it calls and shows', async (script, source) => {
    const policy = policyIn(await serverOf({ pays: true }, { script })('/'));
    for (const directive of ['script-src', 'connect-src'])
      expect(policy).toContain(`${directive} 'self' ${source}; `);
    expect(policy).toContain(`img-src 'self' data: blob: ${source}; `);
    expect(policy).toContain(`frame-src 'self' https://films.example ${source}; `);
  });

  it('lets no other in where the provider is the sandbox beside us', async () =>
    expect(policyIn(await serverOf({ pays: true })('/'))).toBe(policyIn(await serverOf({})('/'))));
});

describe('a page with a guest’s data', () => {
  it('is kept, indexed and passed on by nobody', async () =>
    expect((await serverOf({ private: true })('/booking/1')).headers).toMatchObject({
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    }));

  it('leads as privately to the other language', async () => {
    const get = serverOf({ private: true });
    expect((await get('/booking/1', { cookie: 'locale=en' })).headers).toMatchObject({
      location: '/en/booking/1',
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
      vary: 'cookie',
    });
  });
});

describe('a page that is not there', () => {
  it('has the status it was rendered with', async () =>
    expect((await serverOf({ status: 404 })('/404')).statusCode).toBe(404));
});

describe('a redirect', () => {
  const redirecting = (location: string) => serverOf({ location, status: 302 });

  it.each([
    ['/en//evil.example/login', 'locale=th', '/evil.example/login'],
    ['//evil.example/login', 'locale=en', '/en/evil.example/login'],
    ['/en/\\evil.example', 'locale=th', '/evil.example'],
    ['/.//evil.example', 'locale=en', '/en/evil.example'],
  ])('of %s to the other language stays here', async (url, cookie, location) => {
    const { statusCode, headers } = await serverOf({})(url, { cookie });
    expect([statusCode, headers.location]).toEqual([302, location]);
  });

  it('of a page stays here', async () => {
    const { headers } = await redirecting('//evil.example/a')('/a');
    expect(headers.location).toBe('/evil.example/a');
  });

  it('stays here whatever is asked for', async () => {
    const ask = await askingRaw({});
    await fc.assert(
      fc.asyncProperty(hostilePaths(), fc.constantFrom('th', 'en'), async (path, chosen) => {
        const { status, location } = await ask(`/${path}`, { cookie: `locale=${chosen}` });
        expect(status).toBeLessThan(500);
        const { origin } = new URL(location ?? '/', 'https://baanpak.example');
        expect(origin).toBe('https://baanpak.example');
      }),
      {
        examples: [
          ['/', 'th'],
          ['/evil.example/login', 'en'],
          ['\\', 'en'],
        ],
      },
    );
  });
});
