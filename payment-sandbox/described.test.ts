import { docs } from '@baanpak/infrastructure/http/docs.ts';
import { buildServer } from '@baanpak/infrastructure/http/server.ts';
import { SANDBOX_KEYS } from '@baanpak/infrastructure/payment-provider/provider-for.ts';
import { expect, it } from 'vitest';
import { memoryStore } from './memory-store.ts';
import { sandbox } from './sandbox.ts';
import { STARTED_AT, WEBHOOK_SECRET } from './sandbox-for-tests.ts';

it('the API’s document says what each call of the sandbox does, what it answers, and how it refuses', async () => {
  const app = buildServer({ apiKeys: new Set() });
  await docs(app, { title: 'The sandbox', version: '1' });
  const url = () => 'http://sandbox.example/omise';
  await app.register(
    sandbox({
      ...SANDBOX_KEYS,
      store: memoryStore(),
      now: () => STARTED_AT,
      url,
      webhookUrl: url,
      webhookSecrets: [WEBHOOK_SECRET],
    }),
    { prefix: '/omise' },
  );
  const { paths } = (await app.inject('/docs/json')).json();
  await app.close();
  const calls = Object.values<object>(paths).flatMap<Call>((path) => Object.values(path));
  expect(calls).toHaveLength(32);
  for (const { tags, summary, responses } of calls) {
    expect([tags, typeof summary]).toEqual([['sandbox'], 'string']);
    expect(Object.keys(responses)).toEqual(expect.arrayContaining(['200', 'default']));
    expect(responses).not.toHaveProperty('404');
  }
  expect(paths['/omise/charges/{id}/pay'].post.responses['200'].content).toEqual({
    'application/json': expect.anything(),
    'text/html': expect.anything(),
  });
});

type Call = Readonly<{ tags: string[]; summary: string; responses: object }>;
