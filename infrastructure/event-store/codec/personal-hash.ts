import { createHash, createHmac, randomBytes } from 'node:crypto';
import { canonicalJson } from '../../json/canonical.ts';
import type { Json } from '../port.ts';

const SALT_BYTES = 16;

/** The members that a personal value is shown by; what is no object is one, `value`. */
const membersOf = (value: Json): readonly (readonly [string, Json])[] =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.entries(value).filter(([, member]) => member !== undefined)
    : [['value', value]];

/** Of one member of an event's personal value: nobody guesses without it, or makes it without the subject's key. */
export const memberSalt = (key: Buffer, eventId: string, member: string): Buffer =>
  createHmac('sha256', key).update(`${eventId}\0${member}`).digest().subarray(0, SALT_BYTES);

/** SHA-256 (base64url) of the salt and the RFC 8785 text of a member. */
export const memberHash = (salt: Buffer, member: Json): string =>
  createHash('sha256').update(salt).update(canonicalJson(member)).digest('base64url');

/**
 * Binds the members of a personal value, each of which can be shown with its salt beside the hashes of the others:
 * SHA-256 (base64url) of the RFC 8785 text of `{member: hash}` (docs/adr/0125-what-events-carry.md).
 */
export function personalHash(key: Buffer, eventId: string, value: Json): string {
  const hashes = membersOf(value).map(([name, member]) => [
    name,
    memberHash(memberSalt(key, eventId, name), member),
  ]);
  const text = canonicalJson(Object.fromEntries(hashes));
  return createHash('sha256').update(text).digest('base64url');
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
