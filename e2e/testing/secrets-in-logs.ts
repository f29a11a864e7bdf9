import { appendFileSync, readFileSync } from 'node:fs';

/**
 * Names a file with what no log may hold: ids of guests, addresses and tokens that the tests of a run made, a line
 * each. Its processes inherit it; unset, nothing is remembered.
 */
export const SECRETS_FILE = 'BAANPAK_TEST_SECRETS';

const ID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
/** Of a guest, in an address of ours, of the API or of a page. */
const GUEST_ID = new RegExp(`/(?:outreach/|search/)?bookings?/(${ID})`, 'g');
const EMAIL = /[\w.+-]+@[\w.-]+\.[a-z]{2,}/g;
const TOKEN = /eyJ[\w-]{8,}\.[\w-]+\.[\w-]+/g;

/** Keeps the guest ids of an address, and the mail addresses and tokens of what is sent or answered. */
export function rememberSecrets(address: string, ...texts: readonly string[]): void {
  const isGuests = /^\/(?:en\/)?(?:outreach|search|booking|payments|hotel)\b/.test(address);
  const found = [
    ...(isGuests ? [...address.matchAll(GUEST_ID)].map(([, id = '']) => id) : []),
    ...texts.flatMap((text) => [...(text.match(EMAIL) ?? []), ...(text.match(TOKEN) ?? [])]),
  ];
  const file = process.env[SECRETS_FILE];
  if (file !== undefined && found.length > 0) appendFileSync(file, `${found.join('\n')}\n`);
}

/** Lines of logs that hold a secret, at most ten. */
export function linesWithSecrets(logs: readonly string[]): readonly string[] {
  const file = process.env[SECRETS_FILE];
  if (file === undefined) return [];
  const secrets = [...new Set(readFileSync(file, 'utf8').split('\n').filter(Boolean))];
  return logs
    .filter((log) => secrets.some((secret) => log.includes(secret)))
    .flatMap((log) => log.split('\n'))
    .filter((line) => secrets.some((secret) => line.includes(secret)))
    .slice(0, 10);
}
