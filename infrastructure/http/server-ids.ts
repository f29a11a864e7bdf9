import { createHmac, createSecretKey, hash, randomUUID } from 'node:crypto';
import { Type } from 'typebox';
import { canonicalJson } from '../json/canonical.ts';

/** The header of POST routes that may be sent twice. */
export const IdempotencyHeaders = Type.Object({
  'idempotency-key': Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 255,
      description: 'The same key with the same body gives the same answer again',
    }),
  ),
});

/** Who asks for an id: `caller` is the API key or the user, `route` tells one kind of call from another. */
export type IdRequest = Readonly<{ caller: string; route: string; key?: string | undefined }>;

/**
 * Makes the ids of what a call creates, shaped as UUIDs of 122 unguessable bits. With an
 * idempotency key the id is an HMAC of caller, route and key (UUID version 8), so the same call
 * makes the same id on any server that has `idSecret`; without one it is random (version 4).
 */
export function serverIds(idSecret: string) {
  const secret = createSecretKey(idSecret, 'utf8');
  return {
    idFor({ caller, route, key }: IdRequest): string {
      if (key === undefined) return randomUUID();
      const named = JSON.stringify([caller, route, key]);
      return asUuid(createHmac('sha256', secret).update(named).digest());
    },
  };
}

/** SHA-256 in hex of the body's canonical JSON: tells another body under the same key. */
export const requestHash = (body: unknown): string =>
  hash('sha256', canonicalJson(body ?? null), 'hex');

function asUuid(digest: Buffer): string {
  const hex = digest.toString('hex', 0, 16);
  // RFC 9562: version 8 in the high nibble of byte 6, variant 10 in the high bits of byte 8
  const variant = ((Number.parseInt(hex.slice(16, 17), 16) & 0b0011) | 0b1000).toString(16);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}
