import { describe, expect, it } from 'vitest';
import { settingsFrom } from './settings.ts';
import { PRODUCTION, problemsOf, SECRET } from './testing/environments.ts';

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
