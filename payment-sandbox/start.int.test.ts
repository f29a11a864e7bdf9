import { after, instant, MINUTE, type Now } from '@baanpak/domain/values/time/instant.ts';
import { BootError } from '@baanpak/infrastructure/config/boot-error.ts';
import { loadConfig } from '@baanpak/infrastructure/config/config.ts';
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
const configOf = (environment: Record<string, string>) =>
  loadConfig({ ...SECRETS, PAYMENTS: 'sandbox', ...environment });

it('alone is reached by SANDBOX_URL, and sends its webhooks through the gateway', async () => {
  const database = await createTestDatabase();
  const events: string[] = [];
  const gateway = fastify().post('/payments/webhook', async ({ body }) => {
    events.push((body as { key: string }).key);
    return {};
  });
  const PUBLIC_URL = await gateway.listen({ port: 0, host: '127.0.0.1' });
  const shared = { DATABASE_URL: database.url, PUBLIC_URL };

  const alone = await startSandboxAlone(await configOf({ ...shared, PORT: '0' }), log);
  const config = await configOf({ ...shared, SANDBOX_URL: alone.url });
  const provider = providerFor(config, () => 'http://nowhere.invalid', now);
  const in10Minutes = after(now(), 10 * MINUTE);
  const { facts } = await provider.createCharge(
    asked({ sendBy: in10Minutes, expiresAt: in10Minutes }),
  );
  expect((await provider.fetchCharge(facts.chargeId)).facts).toEqual(facts);
  await eventually(() => expect(events).toEqual(['charge.create']));

  await alone.close();
  await gateway.close();
  await database.drop();
});

it('alone takes no real keys', async () => {
  const keys = {
    OMISE_PUBLIC_KEY: 'pkey_live',
    OMISE_SECRET_KEY: 'skey_live',
    OMISE_WEBHOOK_SECRET: 'secret',
  };
  const shared = { DATABASE_URL: 'postgres://db/baanpak', PUBLIC_URL: 'https://baanpak.example' };
  const config = await loadConfig({ ...SECRETS, ...keys, ...shared });
  await expect(startSandboxAlone(config, log)).rejects.toThrow(BootError);
});
