import { Pool } from 'pg';
import { SocketOfOneWriteATurn } from './one-write-a-turn.ts';
import { typeParsers } from './type-parsers.ts';

export type PoolOptions = Readonly<{
  /** Connections at most; default 10. */
  max?: number;
  /** Milliseconds after which the server gives a statement up; default 30 000, 0 for never. */
  statementTimeout?: number;
  /** Milliseconds after which a server that says nothing counts as away; default a little more than those. */
  queryTimeout?: number;
  /** Milliseconds to wait for a connection, free or new; default 5000. */
  connectionTimeout?: number;
  /** Shown in pg_stat_activity. */
  name?: string;
  /** Server settings of its connections, e.g. `{ synchronous_commit: 'off' }`. */
  settings?: Readonly<Record<string, string>>;
  /** Sends statements of one client without waiting for the answers of those before. */
  pipeline?: boolean;
}>;

/**
 * node-pg's pool, reading `date` and `timestamp` as the text they are, `timestamptz` as UTC text with
 * milliseconds and Z, `numeric` as strings, JSON parsed, other numbers as numbers; a `bigint` past 2^53
 * fails its query, as no JSON could say it.
 * Lost connections are replaced at the next query; only a query under way is told, by its error.
 */
export function openPool(url: string, options: PoolOptions = {}): Pool {
  const statementTimeout = options.statementTimeout ?? 30_000;
  const queryTimeout = options.queryTimeout ?? (statementTimeout && statementTimeout + 2_000);
  const pool = new Pool({
    connectionString: url,
    ...(options.settings && { options: settingsText(options.settings) }),
    application_name: options.name ?? 'baanpak',
    max: options.max ?? 10,
    statement_timeout: statementTimeout,
    ...(queryTimeout > 0 && { query_timeout: queryTimeout }),
    connectionTimeoutMillis: options.connectionTimeout ?? 5000,
    // such a transaction holds back every subscription, and vacuum: of who hangs, no longer than their locks
    idle_in_transaction_session_timeout: 15_000,
    keepAlive: true,
    ...(options.pipeline && { pipeline: true, stream: () => new SocketOfOneWriteATurn() }),
    types: typeParsers,
  });
  // Unheard, an 'error' ends the process: of an idle connection the pool emits it, of one in use the client.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/**
 * The same with relaxed durability: commits are answered before they are on the disk (PostgreSQL's
 * asynchronous commit), for what the log gives again after a crash.
 */
export const openAsyncCommitPool = (url: string, options: PoolOptions = {}): Pool =>
  openPool(url, { ...options, settings: { ...options.settings, synchronous_commit: 'off' } });

const settingsText = (settings: Readonly<Record<string, string>>): string =>
  Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ');
