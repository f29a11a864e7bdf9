import { hash, randomBytes } from 'node:crypto';
import { canonicalJson } from '../../json/canonical.ts';
import type { Json } from '../port.ts';

const SALT_BYTES = 16;

/** The members that a personal value is shown by; what is no object is one, `value`. */
const membersOf = (value: Json): readonly (readonly [string, Json])[] =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.entries(value).filter(([, member]) => member !== undefined)
    : [['value', value]];

/** Of one member of an event's personal value: nobody guesses without it, or makes it without the subject's key. */
const saltOf = (hmac: Hmac, eventId: string, member: string): Buffer =>
  hmac(`${eventId}\0${member}`).subarray(0, SALT_BYTES);

/** SHA-256 (base64url) of the salt and the RFC 8785 text of a member; that of a text or a number is JSON's own. */
function memberHash(salt: Buffer, member: Json): string {
  const text = typeof member === 'object' ? canonicalJson(member) : JSON.stringify(member);
  return hash('sha256', Buffer.concat([salt, Buffer.from(text)]), 'base64url');
}

type Hmac = (message: string) => Buffer;
const BLOCK_BYTES = 64;
const HASH_BYTES = 32;

/** HMAC-SHA-256 (RFC 2104) by a key of 64 bytes at most; a third of the time that objects of OpenSSL take for short texts. */
function hmacBy(key: Buffer): Hmac {
  const inner = Buffer.alloc(BLOCK_BYTES, 0x36);
  const outer = Buffer.alloc(BLOCK_BYTES + HASH_BYTES, 0x5c);
  for (const [n, byte] of key.entries()) {
    inner[n] = byte ^ 0x36;
    outer[n] = byte ^ 0x5c;
  }
  return (message) => {
    sha256(Buffer.concat([inner, Buffer.from(message)])).copy(outer, BLOCK_BYTES);
    return sha256(outer);
  };
}

const sha256 = (bytes: Buffer): Buffer => hash('sha256', bytes, 'buffer');

/**
 * Binds the members of a personal value, each of which can be shown with its salt beside the hashes of the others:
 * SHA-256 (base64url) of the RFC 8785 text of `{member: hash}` (docs/adr/0125-what-events-carry.md).
 */
export function personalHash(key: Buffer, eventId: string, value: Json): string {
  const hmac = hmacBy(key);
  // the RFC's order is that of UTF-16, as sort's
  const members = [...membersOf(value)].sort(([a], [b]) => (a < b ? -1 : 1));
  const hashes = members.map(
    ([name, member]) =>
      `${JSON.stringify(name)}:"${memberHash(saltOf(hmac, eventId, name), member)}"`,
  );
  return hash('sha256', `{${hashes.join(',')}}`, 'base64url');
}

export const randomSalt = (): string => randomBytes(SALT_BYTES).toString('base64url');

/** Whether data have a member of these names, however deep. */
export function hasMember(data: Json | undefined, names: ReadonlySet<string>): boolean {
  if (typeof data !== 'object' || data === null) return false;
  if (Array.isArray(data)) return data.some((each: Json) => hasMember(each, names));
  for (const [name, value] of Object.entries(data))
    if ((names.has(name) && value !== undefined && value !== null) || hasMember(value, names))
      return true;
  return false;
}
