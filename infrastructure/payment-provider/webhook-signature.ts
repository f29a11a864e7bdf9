import { createHmac, timingSafeEqual } from 'node:crypto';
import { type Instant, MINUTE } from '@baanpak/domain/values/time/instant.ts';
import type { WebhookHeaders } from './port.ts';

/** How far the timestamp of a webhook may lie from our clock, in milliseconds, either way. */
const WEBHOOK_TOLERANCE = 5 * MINUTE;

/**
 * Hex HMAC-SHA256 over `timestamp.rawBody`; `secret` is base64, as the provider's dashboard shows it.
 * `timestamp` is in seconds since 1970, as sent in its header.
 */
export const signature = (secret: string, timestamp: string, rawBody: string | Buffer): string =>
  createHmac('sha256', Buffer.from(secret, 'base64'))
    .update(`${timestamp}.`)
    .update(rawBody)
    .digest('hex');

/** While a secret is being changed the header holds two signatures; either one will do. */
export function isSigned(
  secret: string,
  headers: WebhookHeaders,
  rawBody: string | Buffer,
  now: Instant,
): boolean {
  const timestamp = headers['omise-signature-timestamp'];
  const signatures = headers['omise-signature'];
  if (typeof timestamp !== 'string' || typeof signatures !== 'string') return false;
  if (!/^\d{1,12}$/.test(timestamp)) return false;
  if (Math.abs(Date.parse(now) - Number(timestamp) * 1000) > WEBHOOK_TOLERANCE) return false;
  const expected = Buffer.from(signature(secret, timestamp, rawBody));
  return signatures.split(',').some((one) => isEqual(Buffer.from(one.trim()), expected));
}

const isEqual = (a: Buffer, b: Buffer) => a.length === b.length && timingSafeEqual(a, b);
