import { randomUUID } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { Problem } from './requests.ts';
import type { Shop } from './shop.ts';
import { type Hired, PASSWORD } from './staff.ts';

type Begun = Problem & { setupId: string; secret: string; uri: string };
type Codes = Problem & { recoveryCodes: string[] };

/** What an authenticator app shows for a secret, so many steps from now. */
export const appCode = (shop: Shop, secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.parse(shop.ports.now()) + steps * 30_000,
  });

/** The calls of the second factor, as somebody. */
export const secondFactorOf = (shop: Shop, { headers }: Hired) => ({
  begin: (more = {}, body: object = { currentPassword: PASSWORD }) =>
    shop.post<Begun>('/auth/second-factor/begin', body, { ...headers, ...more }),
  confirm: (setupId: string, code: string, more = {}) =>
    shop.post<Codes>('/auth/second-factor/confirm', { setupId, code }, { ...headers, ...more }),
  prove: (code: string) =>
    shop.post<Problem & { proof: string }>('/auth/second-factor/prove', { code }, headers),
  renew: (code: string, more = {}) =>
    shop.post<Codes>('/auth/second-factor/recovery-codes', { code }, { ...headers, ...more }),
  turnOff: (code: string, currentPassword: string | undefined) =>
    shop.post<Problem & { user: object }>(
      '/auth/second-factor/turn-off',
      { code, currentPassword },
      headers,
    ),
});

/** Turns it on; the code of the step before is spent by that, those of this one and the next are good. */
export async function turnOnSecondFactor(shop: Shop, who: Hired) {
  const calls = secondFactorOf(shop, who);
  const { body: begun } = await calls.begin();
  const { body } = await calls.confirm(begun.setupId, appCode(shop, begun.secret, -1));
  return { ...calls, secret: begun.secret, recoveryCodes: body.recoveryCodes };
}

export const key = () => ({ 'idempotency-key': randomUUID() });
