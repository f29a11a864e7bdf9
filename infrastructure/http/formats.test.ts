import { describe, expect, it } from 'vitest';
import { FORMATS } from './formats.ts';

const takes = (format: string, text: string) => FORMATS[format]?.(text);

describe('formats', () => {
  it.each([
    ['local-date', '2026-11-21'],
    ['local-date', '2028-02-29'],
    ['local-date', '2026-11-21T00:00:00'],
    ['email', 'Somchai.J+trip@example.co.th'],
    ['uuid', '0b9ae6a5-8f6c-8f3e-9d3a-6a0f0e0c0b0a'],
    ['uuid', '0B9AE6A5-8F6C-4F3E-9D3A-6A0F0E0C0B0A'],
    ['uri', 'https://example.com/return?x=1#y'],
    ['uri', 'http://127.0.0.1:8080/successful-payment'],
    ['phone', '+66 (0)81-234-5678'],
    ['account-number', '123-4-56789-0'],
    ['promptpay-id', '0812345678'],
    ['branch', '00000'],
    ['chat', '@baanpak'],
    ['chat', 'https://line.me/R/ti/p/@baanpak'],
    ['date-time', '2026-11-21T01:02:03Z'],
    ['date-time', '2026-11-21T01:02:03.456+07:00'],
  ])('%s takes %s', (format, text) => expect(takes(format, text)).toBe(true));

  it.each([
    ['local-date', '2026-02-29'],
    ['local-date', '2026-13-01'],
    ['local-date', '0000-01-01'],
    ['local-date', '2026-11-21T00:00:00Z'],
    ['local-date', '2026-11-21T12:00:00'],
    ['local-date', '21/11/2026'],
    ['local-date', ''],
    ['email', 'somchai'],
    ['email', 'somchai@localhost'],
    ['email', 'a b@example.com'],
    ['email', `${'a'.repeat(250)}@example.com`],
    ['email', 'a@example.com\n'],
    ['uuid', 'urn:uuid:0b9ae6a5-8f6c-4f3e-9d3a-6a0f0e0c0b0a'],
    ['uuid', '0b9ae6a58f6c4f3e9d3a6a0f0e0c0b0a'],
    ['uuid', 'BK-7Q2MX4'],
    ['phone', '1'],
    ['account-number', '12345'],
    ['promptpay-id', 'malee@example.com'],
    ['branch', 'head office'],
    ['chat', 'javascript:alert(1)'],
    ['uri', 'javascript:alert(1)'],
    ['uri', '/relative'],
    ['uri', 'https://'],
    ['uri', 'https:example.com'],
    ['uri', 'https://exa mple.com'],
    ['uri', `https://example.com/${'a'.repeat(2048)}`],
    ['date-time', '2026-11-21 01:02:03Z'],
    ['date-time', '2026-11-21T23:59:60Z'],
    ['date-time', '2026-02-30T00:00:00+25:00'],
    ['date-time', '2026-02-30T00:00:00Z'],
    ['date-time', '2026-02-29T23:00:00+07:00'],
    ['date-time', '2026-11-21'],
  ])('%s refuses %s', (format, text) => expect(takes(format, text)).toBe(false));
});
