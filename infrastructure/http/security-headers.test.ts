import { afterAll, describe, expect, it } from 'vitest';
import { buildServer } from './server.ts';

const servers: ReturnType<typeof buildServer>[] = [];
afterAll(() => Promise.all(servers.map((server) => server.close())));

function given(https = false) {
  const app = buildServer({ apiKeys: new Set(['guest']), https });
  servers.push(app);
  app.get('/rooms', async () => ({}));
  app.get('/page', { config: { open: true } }, async (_request, reply) =>
    reply.header('content-security-policy', "default-src 'self'").send('page'),
  );
  return app;
}

describe('every answer', () => {
  it.each(['/rooms', '/nowhere', '/page'])(
    'of %s is taken for what it says, and framed by nobody',
    async (url) => {
      const { headers } = await given().inject(url);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'SAMEORIGIN',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'referrer-policy': 'strict-origin-when-cross-origin',
      });
      expect(headers).not.toHaveProperty('x-powered-by');
    },
  );

  it('runs nothing where it is no page', async () =>
    expect((await given().inject('/rooms')).headers['content-security-policy']).toBe(
      "default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'",
    ));

  it('has the policy of the page where it is one', async () =>
    expect((await given().inject('/page')).headers['content-security-policy']).toBe(
      "default-src 'self'",
    ));
});

describe('browsers', () => {
  it('are told to come by https where they do', async () =>
    expect((await given(true).inject('/page')).headers['strict-transport-security']).toBe(
      'max-age=31536000; includeSubDomains',
    ));

  it('are told nothing of it elsewhere', async () =>
    expect((await given().inject('/page')).headers).not.toHaveProperty(
      'strict-transport-security',
    ));
});
