import { afterAll, describe, expect, it } from 'vitest';
import { buildServer } from './server.ts';

const app = buildServer({ apiKeys: new Set() });
afterAll(() => app.close());

const ELSEWHERE = '//evil.example/login';
app.get('/leads', { config: { open: true } }, (_request, reply) => reply.redirect(ELSEWHERE));
app.get('/bank', { config: { open: true, leavesOrigin: true } }, (_request, reply) =>
  reply.redirect('https://shop.example/back'),
);

describe('a redirect', () => {
  it('stays on the origin, whichever route makes it', async () =>
    expect((await app.inject('/leads')).headers.location).toBe('/evil.example/login'));

  it('leaves it where the route is there for that', async () =>
    expect((await app.inject('/bank')).headers.location).toBe('https://shop.example/back'));
});
