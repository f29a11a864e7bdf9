import { hash } from 'node:crypto';
import canonicalize from 'canonicalize';

/** JSON as it is stored: what an event's data and metadata may hold. */
export type Json = string | number | boolean | null | readonly Json[] | JsonObject;
export type JsonObject = { readonly [key: string]: Json };

/** JSON text as its value; throws SyntaxError. */
export const parseJson = (text: string): Json => JSON.parse(text);

/**
 * The one text of a JSON value (RFC 8785: sorted keys, no spaces), fit for hashing. Properties that
 * are undefined are left out. Throws TypeError for what is no JSON at all (undefined, a function),
 * Error for NaN and infinities.
 */
export function canonicalJson(value: unknown): string {
  const text = canonicalize(value);
  if (text === undefined) throw new TypeError(`Not a JSON value: ${typeof value}`);
  return text;
}

/** SHA-256 (hex) of a JSON value's one text. */
export const jsonHash = (value: unknown): string => hash('sha256', canonicalJson(value), 'hex');
