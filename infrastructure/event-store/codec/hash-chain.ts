import { hash as digest } from 'node:crypto';
import { canonicalJson } from '../../json/canonical.ts';
import type { EventToAppend } from '../port.ts';

/** SHA-256 (hex) of an event as it is stored; the stream's next event carries it as `previousHash`. */
export function eventHash(event: EventToAppend): string {
  const known = hashes.get(event);
  if (known !== undefined) return known;
  const { id, type, data, metadata } = event;
  const hash = digest('sha256', canonicalJson({ id, type, data, metadata }), 'hex');
  hashes.set(event, hash);
  return hash;
}

// Events never change, and each is asked for twice: when it is encoded and when it was appended.
const hashes = new WeakMap<EventToAppend, string>();
