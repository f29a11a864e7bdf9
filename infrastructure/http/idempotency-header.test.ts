import { afterAll, describe, expect, it } from 'vitest';
import { buildServer } from './server.ts';
import { IdempotencyHeaders } from './server-ids.ts';

const app = buildServer({ apiKeys: new Set() });
afterAll(() => app.close());
app.post(
  '/twice',
  { config: { open: true }, schema: { headers: IdempotencyHeaders } },
  async ({ headers }) => ({
    key: headers['idempotency-key'] ?? null,
  }),
);

describe('the idempotency key', () => {
  const send = (headers: Record<string, string>) =>
    app.inject({ method: 'POST', url: '/twice?lang=en', headers });

  it('may be left out, or hold up to 255 characters', async () => {
    expect((await send({})).json()).toEqual({ key: null });
    const key = 'k'.repeat(255);
    expect((await send({ 'Idempotency-Key': key })).json()).toEqual({ key });
  });

  it.each(['', 'k'.repeat(256)])('is refused when it is empty or longer', async (key) => {
    const answer = await send({ 'idempotency-key': key });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toMatchObject([{ path: 'idempotency-key' }]);
  });
});
