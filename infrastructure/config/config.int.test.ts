import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BootError } from '../process/errors.ts';
import { loadConfig } from './config.ts';

let temporary: string;
let DATA_DIR: string;
beforeEach(async () => {
  temporary = await mkdtemp(join(tmpdir(), 'baanpak-config-'));
  DATA_DIR = join(temporary, 'data');
});
afterEach(() => rm(temporary, { recursive: true, force: true }));

const PRODUCTION = {
  DATABASE_URL: 'postgres://db/baanpak',
  MEDIA_URL: 's3://bucket',
  PAYMENTS: 'sandbox',
  JWT_SECRET: 'j'.repeat(32),
  ID_SECRET: 'i'.repeat(32),
  DATA_KEY: Buffer.alloc(32, 7).toString('base64'),
  API_KEYS: 'guest-key',
};

describe('secrets on the embedded default', () => {
  it('are made once, and kept for this user alone', async () => {
    const first = await loadConfig({ DATA_DIR });
    const second = await loadConfig({ DATA_DIR });
    expect(second).toEqual(first);
    expect(first.secrets.data).toHaveLength(32);
    const { jwt, id, signing } = first.secrets;
    expect(signing).toMatch(/^.{44}$/);
    expect(new Set([jwt, id, signing, first.sandboxWebhookSecret]).size).toBe(4);
    expect(await readdir(DATA_DIR)).toEqual(['secrets.json']);
    expect((await stat(join(DATA_DIR, 'secrets.json'))).mode & 0o777).toBe(0o600);
  });

  it('are the same for processes that boot at the same moment', async () => {
    const all = await Promise.all(Array.from({ length: 5 }, () => loadConfig({ DATA_DIR })));
    expect(new Set(all.map(({ secrets }) => secrets.jwt)).size).toBe(1);
    expect(await readdir(DATA_DIR)).toEqual(['secrets.json']);
  });

  it('have a signing key added once where a version before made them, no matter who boots', async () => {
    const { secrets } = await loadConfig({ DATA_DIR });
    const path = join(DATA_DIR, 'secrets.json');
    const { signingKey: _, ...before } = JSON.parse(await readFile(path, 'utf8'));
    await writeFile(path, JSON.stringify(before));
    const all = await Promise.all(Array.from({ length: 5 }, () => loadConfig({ DATA_DIR })));
    const [signing, ...others] = new Set(all.map((each) => each.secrets.signing));
    expect([signing, others]).toEqual([expect.stringMatching(/^.{44}$/), []]);
    expect(signing).not.toBe(secrets.signing);
    expect(JSON.parse(await readFile(path, 'utf8'))).toEqual({ ...before, signingKey: signing });
    expect(await readdir(DATA_DIR)).toEqual(['secrets.json']);
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    await writeFile(path, JSON.stringify(before)); // as anyone who reads it before others have added theirs
    expect((await loadConfig({ DATA_DIR })).secrets.signing).toBe(signing);
    const given = await loadConfig({ DATA_DIR, SIGNING_KEY: 's'.repeat(32) });
    expect(given.secrets.signing).toBe('s'.repeat(32));
  });

  it('have no signing key on stores of one’s own, unless it is given', async () => {
    expect((await loadConfig(PRODUCTION)).secrets.signing).toBeUndefined();
    const given = await loadConfig({ ...PRODUCTION, SIGNING_KEY: 's'.repeat(32) });
    expect(given.secrets.signing).toBe('s'.repeat(32));
  });

  it('yield to those given', async () => {
    const { secrets } = await loadConfig({ DATA_DIR, JWT_SECRET: PRODUCTION.JWT_SECRET });
    expect(secrets.jwt).toBe(PRODUCTION.JWT_SECRET);
    expect((await loadConfig({ DATA_DIR })).secrets).toMatchObject({ id: secrets.id });
  });

  it('are never made again over a damaged file', async () => {
    await loadConfig({ DATA_DIR });
    const path = join(DATA_DIR, 'secrets.json');
    for (const text of ['{"jwtSecret": "cut o', '{}', 'null']) {
      await writeFile(path, text);
      await expect(loadConfig({ DATA_DIR })).rejects.toThrow(`${path} is damaged`);
      expect(await readFile(path, 'utf8')).toBe(text);
    }
  });

  it('are hidden again where a copy showed them', async () => {
    await loadConfig({ DATA_DIR });
    await chmod(join(DATA_DIR, 'secrets.json'), 0o644);
    await loadConfig({ DATA_DIR });
    expect((await stat(join(DATA_DIR, 'secrets.json'))).mode & 0o777).toBe(0o600);
  });
});

describe('API keys', () => {
  it('are the known one with the demo', async () =>
    expect(await loadConfig({ DATA_DIR })).toMatchObject({ apiKeys: ['demo-guest-key'] }));

  it('are the given ones first', async () =>
    expect(await loadConfig({ DATA_DIR, API_KEYS: 'mine' })).toMatchObject({
      apiKeys: ['mine', 'demo-guest-key'],
    }));

  it('are one of its own, and the same next time, without the demo', async () => {
    const { apiKeys } = await loadConfig({ DATA_DIR, DEMO: 'off' });
    expect(apiKeys).toEqual([expect.stringMatching(/^.{44}$/)]);
    expect(await loadConfig({ DATA_DIR, DEMO: 'off' })).toMatchObject({ apiKeys });
  });

  it('are the given ones alone in production', async () =>
    expect(await loadConfig({ ...PRODUCTION, DATA_DIR })).toMatchObject({
      apiKeys: ['guest-key'],
    }));

  it('are the given ones alone with a demo on stores', async () => {
    const demo = { DEMO: 'on', DEMO_PASSWORD: 'a password' };
    const { apiKeys } = await loadConfig({ ...PRODUCTION, ...demo, DATA_DIR });
    expect(apiKeys).toEqual(['guest-key']);
  });
});

describe('DATA_DIR', () => {
  it('is not made where nothing is kept in it', async () => {
    await loadConfig({ ...PRODUCTION, DATA_DIR });
    expect(await readdir(temporary)).toEqual([]);
  });

  it('is named when it cannot be written', async () => {
    await writeFile(join(temporary, 'file'), '');
    const broken = loadConfig({ DATA_DIR: join(temporary, 'file', 'data') });
    await expect(broken).rejects.toThrow(BootError);
    await expect(broken).rejects.toThrow(
      `DATA_DIR is ${temporary}/file/data, which cannot be written (ENOTDIR)`,
    );
  });

  it('is not made when a variable is wrong', async () => {
    await expect(loadConfig({ DATA_DIR, PORT: 'x' })).rejects.toThrow('PORT');
    expect(await readdir(temporary)).toEqual([]);
  });
});
