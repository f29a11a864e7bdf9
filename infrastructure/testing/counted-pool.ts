import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Pool } from 'pg';

/** How often a pool's connections wrote to the server: each write wakes it, and what is awaited between two is a trip. */
export type SocketWrites = { count: number };

/** Counts the writes of connections that the pools open from now on. */
export function countSocketWrites(...pools: readonly Pool[]): SocketWrites {
  const writes: SocketWrites = { count: 0 };
  for (const pool of pools) {
    const open = pool.options.stream;
    Object.assign(pool.options, { stream: () => counted(open?.() ?? new Socket(), writes) });
  }
  return writes;
}

/** Streams hand each write, or all that was corked, to one of these two. */
function counted(socket: Duplex, writes: SocketWrites): Duplex {
  const { _write: write, _writev: writev } = socket;
  return Object.assign(socket, {
    _write(...given: Parameters<Duplex['_write']>) {
      writes.count += 1;
      write.apply(socket, given);
    },
    _writev(...given: Parameters<NonNullable<Duplex['_writev']>>) {
      writes.count += 1;
      writev?.apply(socket, given);
    },
  });
}
