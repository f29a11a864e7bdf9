import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { linesWithSecrets, rememberSecrets, SECRETS_FILE } from './secrets-in-logs.ts';

const GUEST = '0b9c7a52-1234-4f6e-8a11-1234567890ab';
const STAFF = '1b9c7a52-1234-4f6e-8a11-1234567890ab';
const TOKEN = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiI3In0.abc-def_123';

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'baanpak-secrets-'));
  const file = join(directory, 'secrets.txt');
  await writeFile(file, '');
  vi.stubEnv(SECRETS_FILE, file);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await rm(directory, { recursive: true });
});

it('finds in logs the ids of guests, addresses and tokens that tests made, and nothing else', () => {
  rememberSecrets(`/en/booking/${GUEST}/refund`, JSON.stringify({ email: 'anna@example.com' }));
  rememberSecrets(`/bookings/${STAFF}`);
  rememberSecrets('/auth/token', '', JSON.stringify({ access_token: TOKEN }));
  const bad = [`{"msg":"${GUEST}"}`, '{"msg":"to anna@example.com"}', `{"err":"Bearer ${TOKEN}"}`];
  const logs = [`{"bookingId":"${STAFF}"}\n${bad[0]}\n${bad[1]}`, `${bad[2]}\n{"msg":"well"}`];
  expect(linesWithSecrets(logs)).toEqual(bad);
});
