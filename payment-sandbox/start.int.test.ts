import type { IncomingHttpHeaders } from 'node:http';
import { after, instant, MINUTE, type Now } from '@baanpak/domain/values/time/instant.ts';
import { loadConfig, sandboxConfig } from '@baanpak/infrastructure/config/config.ts';
import { providerFor } from '@baanpak/infrastructure/payment-provider/provider-for.ts';
import { createTestDatabase } from '@baanpak/infrastructure/testing/test-database.ts';
import fastify from 'fastify';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { asked, eventually } from './sandbox-for-tests.ts';
import { startSandboxAlone } from './start.ts';

const SECRETS = {
  JWT_SECRET: 'j'.repeat(32),
  ID_SECRET: 'i'.repeat(32),
  DATA_KEY: Buffer.alloc(32, 7).toString('base64'),
  API_KEYS: 'guest-key',
  MEDIA_URL: 's3://bucket',
};
const log = pino({ level: 'silent' });
const now: Now = () => instant(Date.now());

it('alone is reached by SANDBOX_URL, and sends its webhooks through the gateway', async () => {
  const database = await createTestDatabase();
  const webhooks: Readonly<{ headers: IncomingHttpHeaders; body: string }>[] = [];
  const gateway = fastify();
  gateway.addContentTypeParser('application/json', { parseAs: 'string' }, (_, body, done) =>
    done(null, body),
  );
  gateway.post('/payments/webhook', async ({ headers, body }) => {
    webhooks.push({ headers, body: String(body) });
    return {};
  });
  const PUBLIC_URL = await gateway.listen({ port: 0, host: '127.0.0.1' });
  const shared = { DATABASE_URL: database.url, PUBLIC_URL };

  const signing = { SANDBOX_WEBHOOK_SECRET: 'w'.repeat(32) };
  const alone = await startSandboxAlone(sandboxConfig({ ...shared, ...signing, PORT: '0' }), log);
  const config = await loadConfig({
    ...SECRETS,
    ...shared,
    ...signing,
    PAYMENTS: 'sandbox',
    SANDBOX_URL: alone.url,
  });
  const provider = providerFor(config, () => 'http://nowhere.invalid', now);
  const in10Minutes = after(now(), 10 * MINUTE);
  const { facts } = await provider.createCharge(
    asked({ sendBy: in10Minutes, expiresAt: in10Minutes }),
  );
  expect((await provider.fetchCharge(facts.chargeId)).facts).toEqual(facts);
  await eventually(() => expect(webhooks).toHaveLength(1));
  const [{ headers, body } = { headers: {}, body: '{}' }] = webhooks;
  expect(JSON.parse(body)).toMatchObject({ key: 'charge.create' });
  expect(provider.verifyWebhook(headers, body)).toBe(true);

  await alone.close();
  await gateway.close();
  await database.drop();
});
