import { Duplex } from 'node:stream';
import { isRecord } from '@baanpak/domain/values/fields/fields.ts';
import type { PoolClient } from 'pg';

/**
 * Sends all that `work` asks of a pipelining client before it first waits in one piece: both ends are
 * woken once instead of once a statement, which cost as much as many of the statements.
 */
export function coalesceWrites<Result>(
  client: PoolClient,
  work: () => Promise<Result>,
): Promise<Result> {
  const stream = streamOf(client);
  stream.cork();
  try {
    return work();
  } finally {
    stream.uncork();
  }
}

/** Known to the client's code alone, and not to its types. */
function streamOf(client: PoolClient): Duplex {
  const connection: unknown = Reflect.get(client, 'connection');
  if (isRecord(connection) && connection.stream instanceof Duplex) return connection.stream;
  throw new TypeError('A client of PostgreSQL without a stream');
}
