import { after, type Instant, MINUTE } from '@baanpak/domain/values/time/instant.ts';
import { Secret, TOTP } from 'otpauth';

const ISSUER = 'Baanpak';
const PERIOD = 30;
/** Steps before and after the present one whose codes are good: clocks differ, and typing takes time. */
const WINDOW = 1;
const SETUP_LIFETIME = 30 * MINUTE;

/** 160 random bits in base32, as RFC 4226 recommends. */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

/** Setups of before are too old to be confirmed. */
export const oldestSetup = (now: Instant): Instant => after(now, -SETUP_LIFETIME);

const totpOf = (secret: string, label = '') =>
  new TOTP({ issuer: ISSUER, label, secret: Secret.fromBase32(secret), period: PERIOD, digits: 6 });

/** What authenticator apps read, as a QR code or a link: `otpauth://totp/…`. */
export const otpauthUri = (secret: string, username: string): string =>
  totpOf(secret, username).toString();

/** The time step (RFC 6238) that a code is good for now; undefined for one that is not. */
export function stepOf(secret: string, code: string, now: Instant): number | undefined {
  const timestamp = Date.parse(now);
  const delta = totpOf(secret).validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? undefined : Math.floor(timestamp / (PERIOD * 1000)) + delta;
}
