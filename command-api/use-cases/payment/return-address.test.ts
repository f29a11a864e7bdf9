import { describe, expect, it } from 'vitest';
import { returnAddress, returnsTo } from './return-address.ts';

const PUBLIC = { publicUrl: 'https://baanpak.example', corsOrigins: ['https://partner.example'] };
const ALONE = { publicUrl: undefined, corsOrigins: [] };

describe('an address to return to', () => {
  const known = returnsTo(PUBLIC, undefined);
  it.each([
    'https://baanpak.example/en/hotel/riverside/successful-payment?bookingId=1',
    'https://BAANPAK.example:443/',
    'https://partner.example/thanks',
  ])('is of ours: %s', (uri) => expect(known(uri)).toBe(true));
  it.each([
    'https://evil.example/',
    'http://baanpak.example/',
    'https://baanpak.example:8443/',
    'https://baanpak.example@evil.example/',
    'https://baanpak.example.evil.example/',
    'https://evil.example/https://baanpak.example/',
    'http://localhost:8080/',
    'javascript:alert(1)',
    'data:text/html,x',
    'nonsense',
  ])('is not: %s', (uri) => expect(known(uri)).toBe(false));

  const alone = returnsTo(ALONE, () => 'http://127.0.0.1:8080');
  it.each(['http://localhost:8080/en', 'http://127.0.0.1:8080/', 'http://[::1]:8080/x?y=1'])(
    'is this machine’s by any of its names: %s',
    (uri) => expect(alone(uri)).toBe(true),
  );
  it.each([
    'http://localhost/',
    'http://localhost:8081/',
    'https://localhost:8080/',
    'http://localhost.evil.example:8080/',
    'http://192.0.2.1:8080/',
    'blob:http://evil.example/1',
  ])('is not this machine’s: %s', (uri) => expect(alone(uri)).toBe(false));

  it('is nobody’s before the server listens', () =>
    expect(returnsTo(ALONE, () => '')('http://localhost:8080/')).toBe(false));

  it('is not told to the provider', () =>
    expect(returnAddress('http://localhost:8080/hotel/x?bookingId=secret#a', 'try-1')).toBe(
      'http://localhost:8080/payment-return/try-1',
    ));
});
