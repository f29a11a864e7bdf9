import {
  comparePositions,
  type EventStore,
  type Position,
} from '@baanpak/infrastructure/event-store/port.ts';
import type { Pool } from 'pg';

/** How a request stands that came with an idempotency key. */
export type Standing =
  /** It is the caller's to carry out. `wrote`: it was begun before, and an event of it is in the log. */
  | Readonly<{ is: 'begun'; wrote: boolean }>
  /** Somebody is at it, with this body or another. */
  | Readonly<{ is: 'under way' }>
  /** It was carried out, with the body of this hash; `position` is what it answered. */
  | Readonly<{ is: 'done'; bodyHash: string; position: Position }>;

/** `id` names caller, route and key; every command carried out for it has the id `commandId`. */
export type KeyedRequest = Readonly<{ id: string; bodyHash: string; commandId: string }>;

/** Which requests were carried out, for good (docs/adr/0031-keys-of-puts.md). */
export type KeptRequests = Readonly<{
  begin(request: KeyedRequest): Promise<Standing>;
  finish(request: KeyedRequest, position: Position): Promise<void>;
  /** It was refused: the key is free for another request. */
  forget(request: KeyedRequest): Promise<void>;
  /** It failed, and some of it may be in the log: whoever comes next carries it on. */
  release(request: KeyedRequest): Promise<void>;
}>;

/** After so long a process that began a request and says nothing has ended. */
const LEASE_SECONDS = 30;
/** Events that are looked through, a page after another, for those of a request that broke off. */
const PAGE = 1_000;
const MOST_PAGES = 10;

type Row = { done: boolean; body_hash: string; commit: string; prepare: string };
type Log = Pick<EventStore, 'head' | 'readAll'>;

const positionIn = ({ commit, prepare }: Row): Position => ({
  commit: BigInt(commit),
  prepare: BigInt(prepare),
});

/** In schema `command`, whose clock alone counts. */
export function postgresKeptRequests(pool: Pool, log: Log): KeptRequests {
  async function run(name: string, text: string, values: readonly unknown[]): Promise<Row[]> {
    return (await pool.query<Row>({ name, text, values: [...values] })).rows;
  }
  return {
    async begin({ id, bodyHash, commandId }) {
      const head = await log.head();
      const [begun] = await run('begin-request', BEGIN, [id, bodyHash, ...numbersOf(head)]);
      if (begun) {
        const since = positionIn(begun);
        const again = comparePositions(since, head) < 0;
        return { is: 'begun', wrote: again && (await wroteSince(log, since, commandId)) };
      }
      const [found] = await run('find-request', FIND, [id]);
      return found?.done
        ? { is: 'done', bodyHash: found.body_hash, position: positionIn(found) }
        : { is: 'under way' };
    },
    async finish({ id, bodyHash }, position) {
      await run('finish-request', FINISH, [id, bodyHash, ...numbersOf(position)]);
    },
    async forget({ id, bodyHash }) {
      await run('forget-request', FORGET, [id, bodyHash]);
    },
    async release({ id, bodyHash }) {
      await run('release-request', RELEASE, [id, bodyHash]);
    },
  };
}

const numbersOf = ({ commit, prepare }: Position) => [String(commit), String(prepare)];

async function wroteSince(log: Log, since: Position, commandId: string): Promise<boolean> {
  let after = since;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const { events, position } = await log.readAll({ after, limit: PAGE });
    if (events.some(({ metadata }) => metadata.commandId === commandId)) return true;
    if (events.length < PAGE) return false;
    after = position;
  }
  return false;
}

// until it is done its position is where the log ended when it was begun, with that body
const BEGIN = `
  INSERT INTO command.kept_requests AS kept (id, body_hash, leased_until, commit, prepare)
  VALUES ($1, $2, clock_timestamp() + interval '${LEASE_SECONDS} seconds', $3, $4)
  ON CONFLICT (id) DO UPDATE SET
    body_hash = excluded.body_hash,
    leased_until = excluded.leased_until,
    commit = CASE WHEN kept.body_hash = excluded.body_hash THEN kept.commit ELSE excluded.commit END,
    prepare = CASE WHEN kept.body_hash = excluded.body_hash THEN kept.prepare ELSE excluded.prepare END
  WHERE NOT kept.done AND kept.leased_until <= clock_timestamp()
  RETURNING done, body_hash, commit, prepare`;
const FIND = 'SELECT done, body_hash, commit, prepare FROM command.kept_requests WHERE id = $1';
// who was taken for ended may be done after all, and behind who carried it on
const FINISH = `
  INSERT INTO command.kept_requests AS kept (id, body_hash, leased_until, commit, prepare, done)
  VALUES ($1, $2, clock_timestamp(), $3, $4, true)
  ON CONFLICT (id) DO UPDATE SET done = true, commit = excluded.commit, prepare = excluded.prepare
  WHERE NOT kept.done AND kept.body_hash = excluded.body_hash`;
const FORGET = `
  DELETE FROM command.kept_requests WHERE id = $1 AND body_hash = $2 AND NOT done`;
const RELEASE = `
  UPDATE command.kept_requests SET leased_until = clock_timestamp()
  WHERE id = $1 AND body_hash = $2 AND NOT done`;
