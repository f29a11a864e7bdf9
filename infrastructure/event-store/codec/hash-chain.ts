import { createHash } from 'node:crypto';
import { canonicalJson } from '../../json/canonical.ts';
import type { EventToAppend } from '../port.ts';

/** SHA-256 (hex) of an event as it is stored; the stream's next event carries it as `previousHash`. */
export const eventHash = ({ id, type, data, metadata }: EventToAppend): string =>
  createHash('sha256').update(canonicalJson({ id, type, data, metadata })).digest('hex');
