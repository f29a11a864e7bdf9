import { resolve } from 'node:path';
import { LEASES } from '@baanpak/domain/values/money/lease.ts';
import { describe, expect, it } from 'vitest';
import { accessPublicKey } from '../sign-in/access-tokens.ts';
import { pagesConfig, settingsFrom } from './config.ts';
import { OMISE, PRODUCTION, problemsOf, REQUIRED, SECRET } from './testing/environments.ts';

describe('an environment that says nothing', () => {
  it('is the embedded default, with its demo', () => {
    expect(settingsFrom({})).toEqual({
      embedded: true,
      stores: {},
      http: {
        host: '127.0.0.1',
        port: 8080,
        trustProxy: false,
        corsOrigins: [],
        videoOrigins: ['https://www.youtube-nocookie.com', 'https://www.facebook.com'],
        rateLimits: true,
      },
      payments: { kind: 'sandbox' },
      demo: { password: 'baanpak-demo' },
      apiKeys: [],
      secrets: {},
      dataDirectory: resolve('data'),
      erasedList: resolve('data/erased-subjects.jsonl'),
      holdMinutes: 30,
      transferHours: 24,
      leases: LEASES,
    });
  });

  it('may say it with empty variables', () =>
    expect(settingsFrom({ DATABASE_URL: '', PORT: ' ', DEMO: '' })).toEqual(settingsFrom({})));
});

describe('an environment with a store', () => {
  it.each([
    ['EVENTSTORE_URL', 'esdb://a:2113,b:2113,c:2113?tls=true'],
    ['EVENTSTORE_URL', 'esdb+discover://cluster?tls=false'],
    ['DATABASE_URL', 'postgres://db/baanpak'],
    ['NATS_URL', 'nats://a:4222,nats://b:4222'],
    ['MEDIA_URL', 's3://bucket'],
    ['MEDIA_URL', 'file:///media'],
    ['SMTP_URL', 'smtps://user:password@mail'],
  ])('is not embedded and has no demo: %s=%s', (name, url) => {
    const environment = { ...REQUIRED, ...OMISE, MAIL_FROM: 'stay@baanpak.example', [name]: url };
    expect(settingsFrom(environment)).toMatchObject({ embedded: false, demo: undefined });
  });

  it('gives the addresses on', () => {
    const { stores } = settingsFrom({
      ...PRODUCTION,
      SMTP_URL: 'smtp://mail',
      MAIL_FROM: 'Baanpak <stay@baanpak.example>',
    });
    expect(stores).toEqual({
      databaseUrl: PRODUCTION.DATABASE_URL,
      mail: { smtpUrl: 'smtp://mail', from: 'Baanpak <stay@baanpak.example>' },
    });
  });

  it('needs every secret, and the payment keys', () =>
    expect(problemsOf({ DATABASE_URL: 'postgres://db/baanpak' })).toEqual([
      'OMISE_PUBLIC_KEY, OMISE_SECRET_KEY, OMISE_WEBHOOK_SECRET are not set, though DATABASE_URL is; set all three, or PAYMENTS=sandbox to take no real money.',
      'JWT_SECRET is not set; it is made by itself only without DATABASE_URL.',
      'ID_SECRET is not set; it is made by itself only without DATABASE_URL.',
      'DATA_KEY is not set; it is made by itself only without DATABASE_URL.',
      'API_KEYS is not set; it is made by itself only without DATABASE_URL.',
    ]));

  it.each(Object.keys(REQUIRED))('does not start without %s', (name) =>
    expect(problemsOf({ ...PRODUCTION, [name]: '' })).toEqual([
      expect.stringContaining(`${name} is not set`),
    ]),
  );

  it('has a demo only when asked for one aloud, with a password of its own', () => {
    for (const asked of [{}, { DEMO: 'off' }, { DEMO_PASSWORD: 'a password' }])
      expect(settingsFrom({ ...PRODUCTION, ...asked }).demo).toBeUndefined();
    const asked = { ...PRODUCTION, DEMO: 'on' };
    expect(settingsFrom({ ...asked, DEMO_PASSWORD: 'a password' }).demo).toEqual({
      password: 'a password',
    });
    expect(problemsOf(asked)).toEqual([
      'DEMO_PASSWORD is not set; everybody knows the one without DATABASE_URL.',
    ]);
  });

  it('gives the secrets on', () => {
    const { secrets, apiKeys } = settingsFrom({ ...PRODUCTION, API_KEYS: 'guest, partner' });
    expect(secrets).toEqual({ jwt: SECRET, id: SECRET, data: Buffer.alloc(32, 7) });
    expect(apiKeys).toEqual(['guest', 'partner']);
  });
});

describe('the public key of access tokens', () => {
  it('is of this JWT_SECRET where it is given beside it', () => {
    const JWT_PUBLIC_KEY = accessPublicKey(SECRET);
    expect(problemsOf({ ...PRODUCTION, JWT_PUBLIC_KEY })).toEqual([]);
    expect(problemsOf({ ...PRODUCTION, JWT_PUBLIC_KEY: accessPublicKey('another') })).toEqual([
      expect.stringMatching(/^JWT_PUBLIC_KEY is not of this JWT_SECRET; .*--missing/),
    ]);
  });
});

describe('payments', () => {
  it('are real with all three keys, and then there is no demo', () => {
    const { payments, demo, embedded } = settingsFrom(OMISE);
    expect(payments).toEqual({
      kind: 'omise',
      publicKey: 'pkey_test_1',
      secretKey: 'skey_test_1',
      webhookSecret: 'c2VjcmV0',
    });
    expect({ demo, embedded }).toEqual({ demo: undefined, embedded: true });
    expect(problemsOf({ ...OMISE, DEMO: 'on' })).toEqual([
      'DEMO is "on"; it must be off or absent together with real payment keys.',
    ]);
  });

  it.each(Object.keys(OMISE))('are refused without %s alone', (name) =>
    expect(problemsOf({ ...OMISE, [name]: undefined })).toEqual([
      expect.stringContaining(`${name} is not set; the three keys go together`),
    ]),
  );

  it('cannot be real and the sandbox', () =>
    expect(problemsOf({ ...OMISE, PAYMENTS: 'sandbox' })).toEqual([
      'PAYMENTS is "sandbox", but OMISE_PUBLIC_KEY, OMISE_SECRET_KEY, OMISE_WEBHOOK_SECRET is set; set one or the other.',
    ]));

  it('may have the sandbox’s script at another origin, never beside real keys', () => {
    const SANDBOX_SCRIPT_URL = 'http://127.0.0.1:9000/omise/omise.js';
    const scriptUrl = SANDBOX_SCRIPT_URL;
    expect(settingsFrom({ SANDBOX_SCRIPT_URL }).payments).toEqual({ kind: 'sandbox', scriptUrl });
    const refused = ['SANDBOX_SCRIPT_URL is set; with real payment keys it must not be.'];
    expect(problemsOf({ ...OMISE, SANDBOX_SCRIPT_URL })).toEqual(refused);
  });

  it('may come from a sandbox that runs alone, never beside real keys', () => {
    const SANDBOX_URL = 'http://sandbox:8080';
    expect(settingsFrom({ SANDBOX_URL, SANDBOX_WEBHOOK_SECRET: SECRET }).payments).toEqual({
      kind: 'sandbox',
      alone: { origin: SANDBOX_URL, webhookSecret: SECRET },
    });
    expect(problemsOf({ SANDBOX_URL })).toEqual([
      'SANDBOX_WEBHOOK_SECRET is not set; the sandbox at SANDBOX_URL signs its webhooks with it.',
    ]);
    expect(problemsOf({ ...OMISE, SANDBOX_URL })).toEqual([
      'SANDBOX_URL is set, but OMISE_PUBLIC_KEY, OMISE_SECRET_KEY, OMISE_WEBHOOK_SECRET is too; set one or the other.',
    ]);
    expect(problemsOf({ SANDBOX_URL: 'http://sandbox/path' })).toEqual([
      'SANDBOX_URL is "http://sandbox/path"; it must be an address such as http://sandbox:8080.',
    ]);
  });

  it('keep their limits on when real', () => {
    expect(settingsFrom({ RATE_LIMITS: 'off' }).http.rateLimits).toBe(false);
    expect(problemsOf({ ...OMISE, RATE_LIMITS: 'off' })).toEqual([
      'RATE_LIMITS is "off"; with real payment keys it must be on.',
    ]);
  });
});

describe('a point to crash at', () => {
  it('is for tests, never beside real payment keys', () => {
    expect(settingsFrom({}).crashAt).toBeUndefined();
    expect(settingsFrom({ CRASH_AT: 'somewhere' }).crashAt).toBe('somewhere');
    expect(problemsOf({ ...OMISE, CRASH_AT: 'somewhere' })).toEqual([
      'CRASH_AT is set; with real payment keys it must not be.',
    ]);
  });
});

describe('how long a call to the provider counts', () => {
  it('is a minute for a charge and two for a refund', () =>
    expect(settingsFrom({}).leases).toEqual({
      charge: { sentWithin: 20_000, landsWithin: 60_000 },
      refund: { sentWithin: 10_000, landsWithin: 120_000 },
    }));

  it('is shorter for tests, never longer, and calls are sent well before its end', () => {
    const short = { sentWithin: 2_000, landsWithin: 4_000 };
    expect(settingsFrom({ LEASE_SECONDS: '4' }).leases).toEqual({ charge: short, refund: short });
    expect(settingsFrom({ LEASE_SECONDS: '120' }).leases).toEqual(settingsFrom({}).leases);
  });

  it('is not touched beside real payment keys', () =>
    expect(problemsOf({ ...OMISE, LEASE_SECONDS: '4' })).toEqual([
      'LEASE_SECONDS is set; with real payment keys it must not be.',
    ]));
});

describe('a wrong value', () => {
  it.each([
    ['PORT', '99999', 'a whole number from 0 to 65535'],
    ['PORT', '80.5', 'a whole number from 0 to 65535'],
    ['PORT', '0x50', 'a whole number from 0 to 65535'],
    ['HOLD_MINUTES', '0', 'a number above 0 to 1440'],
    ['HOLD_MINUTES', 'thirty', 'a number above 0 to 1440'],
    ['TRANSFER_HOURS', '-1', 'a number above 0 to 720'],
    ['LEASE_SECONDS', '0', 'a number above 0 to 120'],
    ['LEASE_SECONDS', '121', 'a number above 0 to 120'],
    ['DEMO', 'yes', 'on or off'],
    ['RATE_LIMITS', 'no', 'on or off'],
    ['PAYMENTS', 'paypal', 'sandbox'],
    ['PUBLIC_URL', 'baanpak.example', 'an address such as https://baanpak.example'],
    ['PUBLIC_URL', 'https://baanpak.example/stay', 'an address such as https://baanpak.example'],
    [
      'TRUST_PROXY',
      'nginx',
      'on, off, a number of proxies, or their addresses with commas between',
    ],
    ['MAIL_FROM', 'baanpak', 'a mail address'],
  ])('is told with what it should be: %s=%s', (name, value, wanted) =>
    expect(problemsOf({ [name]: value })).toEqual([`${name} is "${value}"; it must be ${wanted}.`]),
  );

  it.each([
    ['DATABASE_URL', 'mysql://root:hunter2@db', 'postgres:// or postgresql://'],
    ['EVENTSTORE_URL', 'http://admin:hunter2@db', 'esdb://'],
    ['NATS_URL', 'hunter2', 'nats:// or tls://'],
    ['SMTP_URL', 'https://hunter2@mail', 'smtp:// or smtps://'],
    ['JWT_SECRET', 'hunter2', '32 characters or more'],
    ['ID_SECRET', 'hunter2', '32 characters or more'],
    ['SIGNING_KEY', 'hunter2', '32 characters or more'],
    ['DATA_KEY', Buffer.from('hunter2').toString('base64'), 'base64 of 32 bytes'],
    ['JWT_PUBLIC_KEY', Buffer.from('hunter2').toString('base64'), 'base64 of 32 bytes'],
    ['DATA_KEY', 'hunter2 is no base64, but long enough!!', 'base64 of 32 bytes'],
    ['OMISE_SECRET_KEY', 'pkey_hunter2', 'skey_'],
    ['API_KEYS', 'hunter2,,other', 'keys with commas between'],
  ])('is not shown where it may be secret: %s', (name, value, wanted) => {
    const problems = problemsOf({
      ...PRODUCTION,
      ...OMISE,
      PAYMENTS: '',
      MAIL_FROM: 'a@b.c',
      [name]: value,
    });
    expect(problems).toEqual([expect.stringContaining(`${name} is set (`)]);
    expect(problems.join()).toContain(wanted);
    expect(problems.join()).not.toContain('hunter2');
  });

  it('is told together with all others', () =>
    expect(problemsOf({ PORT: 'x', DEMO: 'x', TILES_URL: 'x' })).toHaveLength(3));
});

describe('variables that go together', () => {
  it('are the mail server and its sender', () =>
    expect(problemsOf({ ...PRODUCTION, SMTP_URL: 'smtp://mail' })).toEqual([
      'MAIL_FROM is not set; mail by SMTP_URL needs a sender.',
    ]));

  it('are the name and the password of the first administrator', () => {
    const both = { ADMIN_USERNAME: 'somchai', ADMIN_PASSWORD: 'a password' };
    expect(settingsFrom(both).firstAdmin).toEqual({ username: 'somchai', password: 'a password' });
    expect(problemsOf({ ADMIN_USERNAME: 'somchai' })).toEqual([
      'ADMIN_PASSWORD is not set; ADMIN_USERNAME needs it.',
    ]);
    expect(problemsOf({ ADMIN_PASSWORD: 'a password' })).toEqual([
      'ADMIN_USERNAME is not set; ADMIN_PASSWORD needs it.',
    ]);
  });
});

describe('other variables', () => {
  it('are given on as they are', () =>
    expect(
      settingsFrom({
        HOST: '0.0.0.0',
        PORT: '0',
        PUBLIC_URL: 'https://baanpak.example/',
        DATA_DIR: '/srv/baanpak',
        HOLD_MINUTES: '0.05',
        TRANSFER_HOURS: '1.5',
        METRICS_TOKEN: 'scrape',
        SIGNING_KEY: SECRET,
        OTEL_EXPORTER_OTLP_ENDPOINT: 'http://otel:4318',
        TILES_URL: 'https://tiles.example/{z}/{x}/{y}.png',
        DEMO_PASSWORD: 'another',
      }),
    ).toMatchObject({
      http: { host: '0.0.0.0', port: 0, publicUrl: 'https://baanpak.example' },
      dataDirectory: '/srv/baanpak',
      holdMinutes: 0.05,
      transferHours: 1.5,
      metricsToken: 'scrape',
      secrets: { signing: SECRET },
      tracesUrl: 'http://otel:4318',
      tilesUrl: 'https://tiles.example/{z}/{x}/{y}.png',
      demo: { password: 'another' },
    }));

  it('can turn the demo off', () => expect(settingsFrom({ DEMO: 'off' }).demo).toBeUndefined());
});

describe("the pages' server", () => {
  const GIVEN = {
    API_URL: 'http://gateway:8080',
    PUBLIC_URL: 'https://baanpak.example',
    SERVER_KEY: SECRET,
  };

  it("tells the pages' server where everything is, and no secret of a store", () =>
    expect(
      pagesConfig({
        ...GIVEN,
        SERVICES: 'query-api=http://query-api-1:8080 query-api=http://query-api-2:8080',
      }),
    ).toMatchObject({
      apiOrigin: 'http://gateway:8080',
      site: 'https://baanpak.example',
      serverKey: SECRET,
      services: [
        { service: 'query-api', origin: 'http://query-api-1:8080' },
        { service: 'query-api', origin: 'http://query-api-2:8080' },
      ],
    }));

  it.each(Object.keys(GIVEN))('refuses to run without %s', (name) =>
    expect(() => pagesConfig({ ...GIVEN, [name]: undefined })).toThrow(
      `${name} is not set; the pages' server needs it where it runs alone.`,
    ),
  );

  it.each(['query-api', 'query-api=8080', '=http://a', 'a=http://a/path'])(
    'refuses SERVICES such as %s',
    (SERVICES) => expect(() => pagesConfig({ ...GIVEN, SERVICES })).toThrow('SERVICES is'),
  );
});
