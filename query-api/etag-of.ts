import { createHash } from 'node:crypto';

/**
 * A weak etag of what an answer is made of: where ids and versions say what its texts are, hashing
 * these is quicker than hashing the answer.
 */
export const etagOf = (made: unknown): string =>
  `W/"${createHash('sha256').update(JSON.stringify(made)).digest('base64url').slice(0, 27)}"`;
