import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';

type SingleRunnerOptions = Readonly<{
  /** Of the database whose advisory lock decides; the lock has a connection of its own. */
  url: string;
  /** What only one may run at a time, of all processes on this database. */
  name: string;
  /** Ends the work, or the wait for it. */
  signal: AbortSignal;
  /** Told at every change, for readiness and metrics; a runner begins on standby. */
  onState?: (state: 'active' | 'standby') => void;
  /** How often a standby tries, in milliseconds; default 250. */
  retryEvery?: number;
}>;

/**
 * Runs `work` while this process holds the lock; all others stand by, and one goes on when it is free.
 * `work`'s signal ends with the given one or when the lock is lost, that is, its connection: then
 * another may be running already, so writes must be fenced (compare and set), and this one stands by
 * again. Resolves when `work` has, or at the signal; throws what `work` threw, unless the lock is lost
 * by then, as that is the likely cause.
 */
export async function runAlone(
  options: SingleRunnerOptions,
  work: (signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const { signal, onState = () => {} } = options;
  while (!signal.aborted) {
    const lock = await waitForLock({ retryEvery: 250, ...options });
    if (lock === undefined) return;
    onState('active');
    try {
      await work(AbortSignal.any([signal, lock.lost]));
      if (!lock.lost.aborted) return;
    } catch (error) {
      if (await lock.isHeld()) throw error;
    } finally {
      onState('standby');
      await lock.release();
    }
  }
}

/** A lock of the database that lives as long as the connection that took it. */
export type AdvisoryLock = Readonly<{
  /** Ends when the connection does: from then on another may hold the lock. */
  lost: AbortSignal;
  /** Asks the server, as a connection's end can be noticed late. */
  isHeld(): Promise<boolean>;
  /** Gives the lock back within a second. */
  release(): Promise<void>;
}>;

type LockWait = Readonly<{
  url: string;
  name: string;
  signal: AbortSignal;
  /** Milliseconds between tries. */
  retryEvery: number;
}>;

const PROOF_EVERY_MS = 5000;
/** Who says nothing for so long is paused, or its host is dead: the server ends it, and another goes on. */
const SILENT_AT_MOST_MS = 15_000;
const ANSWER_WITHIN_MS = 5000;

/**
 * Waits for the lock of this name, while the server is away too; undefined when the signal ends the
 * wait. Tries again and again from here: a statement that waits in the server holds back vacuum.
 */
export async function waitForLock(wait: LockWait): Promise<AdvisoryLock | undefined> {
  while (!wait.signal.aborted) {
    const client = newClient(wait);
    try {
      await client.connect();
      await client.query(`SET idle_session_timeout = ${SILENT_AT_MOST_MS}`);
      if (await locks(client, wait)) return lockOf(client);
    } catch {
      await sleep(wait.retryEvery, undefined, wait).catch(() => {});
    }
    await ended(client);
  }
  return undefined;
}

function newClient({ url, name }: LockWait): Client {
  const client = new Client({
    connectionString: url,
    application_name: `lock ${name}`,
    connectionTimeoutMillis: ANSWER_WITHIN_MS,
    query_timeout: ANSWER_WITHIN_MS,
    keepAlive: true,
  });
  return client.on('error', () => {}); // `end` follows
}

async function locks(client: Client, { name, signal, retryEvery }: LockWait): Promise<boolean> {
  while (!signal.aborted) {
    const { rows } = await client.query<{ held: boolean }>(
      'SELECT pg_try_advisory_lock(hashtextextended($1, 0)) AS held',
      [name],
    );
    if (rows[0]?.held) return true;
    await sleep(retryEvery, undefined, { signal }).catch(() => {});
  }
  return false;
}

function lockOf(client: Client): AdvisoryLock {
  const lost = new AbortController();
  const isHeld = async () => {
    await client.query('SELECT 1').catch(() => lost.abort());
    return !lost.signal.aborted;
  };
  const proof = setInterval(isHeld, PROOF_EVERY_MS); // a dead network tells nobody
  client.once('end', () => lost.abort());
  lost.signal.addEventListener('abort', () => clearInterval(proof), { once: true });
  return {
    lost: lost.signal,
    isHeld,
    release() {
      clearInterval(proof);
      return ended(client);
    },
  };
}

async function ended(client: Client): Promise<void> {
  await Promise.race([client.end().catch(() => {}), sleep(1000)]);
}
