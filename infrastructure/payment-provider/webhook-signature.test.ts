import { instant } from '@baanpak/domain/values/time/instant.ts';
import { describe, expect, it } from 'vitest';
import { isSigned, signature } from './webhook-signature.ts';

const SECRET = 'dGhlIHNlY3JldA=='; // "the secret"
const BODY = '{"object":"event","note":"ไทย"}';
const AT = '1795230000'; // 2026-11-21T03:00:00Z
// printf '%s.%s' "$AT" "$BODY" | openssl dgst -sha256 -hmac 'the secret'
const EXPECTED = 'feb293d07f9da42ab8630a8fb326bd4fb568fff6aabcfdbd33242ee619c27728';
const NOW = instant('2026-11-21T03:00:00Z');

const headers = (value: string, timestamp = AT) => ({
  'omise-signature': value,
  'omise-signature-timestamp': timestamp,
});
const signed = (value: string, timestamp?: string) =>
  isSigned(SECRET, headers(value, timestamp), BODY, NOW);

describe('the signature of a webhook', () => {
  it('is the HMAC of timestamp and body by the decoded secret', () => {
    expect(signature(SECRET, AT, BODY)).toBe(EXPECTED);
    expect(signature(SECRET, AT, Buffer.from(BODY))).toBe(EXPECTED);
  });

  it('is good alone, or as either of two', () => {
    const other = '0'.repeat(64);
    expect(signed(EXPECTED)).toBe(true);
    expect(signed(`${EXPECTED},${other}`)).toBe(true);
    expect(signed(`${other}, ${EXPECTED}`)).toBe(true);
  });

  it.each([
    ['another', '0'.repeat(64)],
    ['a part of it', EXPECTED.slice(0, 32)],
    ['more than it', `${EXPECTED}00`],
    ['nothing', ''],
    ['not hex, but as long', 'ก'.repeat(64)],
  ])('is not %s', (_, value) => {
    expect(signed(value)).toBe(false);
  });

  it.each(['', 'now', '-1795230000', '1795230000.0', '1795230000, 1795230000', '1795229000'])(
    'is not believed at the time %j',
    (timestamp) => {
      expect(
        isSigned(SECRET, headers(signature(SECRET, timestamp, BODY), timestamp), BODY, NOW),
      ).toBe(false);
    },
  );

  it('is wanted once, as headers that are there', () => {
    expect(isSigned(SECRET, {}, BODY, NOW)).toBe(false);
    const twice = { 'omise-signature': [EXPECTED, EXPECTED], 'omise-signature-timestamp': AT };
    expect(isSigned(SECRET, twice, BODY, NOW)).toBe(false);
  });
});
