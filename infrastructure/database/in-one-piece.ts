import type { Duplex } from 'node:stream';
import type { PoolClient } from 'pg';

/**
 * Sends all that `work` asks of a pipelining client before it first waits in one piece: both ends are
 * woken once instead of once a statement, which cost as much as many of the statements.
 */
export function inOnePiece<Result>(
  client: PoolClient,
  work: () => Promise<Result>,
): Promise<Result> {
  const { stream } = (client as unknown as Readonly<{ connection: { stream: Duplex } }>).connection;
  stream.cork();
  try {
    return work();
  } finally {
    stream.uncork();
  }
}
