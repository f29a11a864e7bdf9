import { Socket } from 'node:net';
import { type CustomTypesConfig, Pool, types } from 'pg';

type PoolOptions = Readonly<{
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

/**
 * A socket that sends in one piece all that is written to it between `cork` and the end of the turn of the
 * event loop: node-pg corks each statement, and of a pipeline of thirteen it made thirteen system calls,
 * each of which woke the server.
 */
export class SocketOfOneWriteATurn extends Socket {
  #isHeld = false;

  override cork(): void {
    super.cork();
    if (this.#isHeld) return;
    this.#isHeld = true;
    super.cork(); // once more, until the end of the turn
    process.nextTick(() => {
      this.#isHeld = false;
      super.uncork();
    });
  }
}

type Parse = (text: string) => unknown;

const { DATE, INT8, TIMESTAMP, TIMESTAMPTZ } = types.builtins;
const ARRAY_OF = { text: 1009, int8: 1016, timestamp: 1115, date: 1182, timestamptz: 1185 };

/** `2026-11-21 08:00:00.123456+07` as `2026-11-21T01:00:00.123Z`; `infinity` stays what it is. */
function instantText(text: string): string {
  const iso = text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00');
  const time = Date.parse(iso);
  return Number.isNaN(time) ? text : new Date(time).toISOString();
}

/** A number, never a nearby one: what JSON cannot say exactly is an error. */
function safeNumber(text: string): number {
  const number = Number(text);
  if (!Number.isSafeInteger(number)) throw new RangeError(`Not safe as a number: ${text}`);
  return number;
}

const asIs: Parse = (text) => text;
const arrayOfText: (text: string) => (string | null)[] = types.getTypeParser(ARRAY_OF.text);
const arrayOfInstants: Parse = (text) =>
  arrayOfText(text).map((entry) => (entry === null ? null : instantText(entry)));

const arrayOfNumbers: Parse = (text) =>
  arrayOfText(text).map((entry) => (entry === null ? null : safeNumber(entry)));

// a Date would be a moment in this machine's zone, and a day off for every date
const parsers = new Map<number, Parse>([
  [DATE, asIs],
  [TIMESTAMP, asIs],
  [TIMESTAMPTZ, instantText],
  [INT8, safeNumber],
  [ARRAY_OF.int8, arrayOfNumbers],
  [ARRAY_OF.date, arrayOfText],
  [ARRAY_OF.timestamp, arrayOfText],
  [ARRAY_OF.timestamptz, arrayOfInstants],
]);

/** How `openPool` reads values; see there. For a Client that is to read the same. */
const typeParsers: CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && parsers.get(oid)) || types.getTypeParser(oid, format),
};
