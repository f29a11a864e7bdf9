import { createHmac, createSecretKey, randomUUID } from 'node:crypto';
import { Type } from 'typebox';
import { canonicalJson } from '../json/json.ts';

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

/** What is made of requests by HMAC-SHA256 with `idSecret`, the same on any server that has it. */
export function serverIds(idSecret: string) {
  const secret = createSecretKey(idSecret, 'utf8');
  const hmac = (text: string) => createHmac('sha256', secret).update(text);
  return {
    /**
     * The id of what a call creates, shaped as a UUID of 122 unguessable bits: with an idempotency key
     * made of caller, route and key (UUID version 8), without one random (version 4).
     */
    idFor({ caller, route, key }: IdRequest): string {
      if (key === undefined) return randomUUID();
      return asUuid(hmac(JSON.stringify([caller, route, key])).digest('hex'));
    },
    /**
     * The staff's id of a booking, derived one way from its guest's: it names streams and rows, and
     * opens nothing of a guest's.
     */
    staffIdOf: (guestId: string): string =>
      asUuid(hmac(`staff id ${guestId.toLowerCase()}`).digest('hex')),
    /** Finds what a guest's id opens where nothing is derived from it, in hex; tells nothing of the id. */
    guestIdHashOf: (guestId: string): string =>
      hmac(`guest id ${guestId.toLowerCase()}`).digest('hex'),
    /**
     * Tells another body under the same key, in hex of the body's canonical JSON. It is kept for ever,
     * and nobody can find the contacts or the password in a body by trying.
     */
    hashOf: (body: unknown): string => hmac(`body ${canonicalJson(body ?? null)}`).digest('hex'),
  };
}

/** The first 122 bits of a digest in hex, as RFC 9562 has UUIDs of version 8. */
function asUuid(hex: string): string {
  // the variant 10 stands in the high bits of byte 8
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 0b0011) | 0b1000).toString(16);
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`];
  return `${parts.join('-')}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

export type ServerIds = ReturnType<typeof serverIds>;
