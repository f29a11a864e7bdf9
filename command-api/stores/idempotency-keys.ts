import { setTimeout as sleep } from 'node:timers/promises';
import type { Instant } from '@baanpak/domain/values/time/instant.ts';
import {
  comparePositions,
  type EventStore,
  type Position,
} from '@baanpak/infrastructure/event-store/port.ts';
import { expressionBuilder, type Selectable, sql } from 'kysely';
import type { Pool } from 'pg';
import { type CommandDb, type CommandSchema, commandDb } from '../schema/tables.ts';

/** How a request stands that came with an idempotency key. */
export type IdempotencyState =
  /** It is the caller's to carry out. `wrote`: it was begun before, and an event of it is in the log. */
  | Readonly<{ is: 'begun'; wrote: boolean }>
  /** It is carried out right now, with this body or another. */
  | Readonly<{ is: 'under way' }>
  /** It was carried out, with the body of this hash; `position` is what it answered. */
  | Readonly<{ is: 'done'; bodyHash: string; position: Position }>;

/** `id` names caller, route and key; every command carried out for it has the id `commandId`. */
export type KeyedRequest = Readonly<{ id: string; bodyHash: string; commandId: string }>;

/** Which requests were carried out, for good (docs/adr/0031-keys-of-puts.md). */
export type IdempotencyKeys = Readonly<{
  begin(request: KeyedRequest): Promise<IdempotencyState>;
  finish(request: KeyedRequest, position: Position): Promise<void>;
  /** It was refused: the key is free for another request. */
  forget(request: KeyedRequest): Promise<void>;
  /** It failed, and some of it may be in the log: anyone who comes next carries it on. */
  release(request: KeyedRequest): Promise<void>;
}>;

/** After so long a process that began a request and says nothing has ended. */
const LEASE_SECONDS = 30;
/** Events that are looked through, a page after another, for those of a request that broke off. */
const PAGE = 1_000;
const MOST_PAGES = 10;
/** In ms. */
const LONGEST_WAIT = 2_000;
const LOOK_AGAIN = 20;

type Row = Pick<Selectable<CommandSchema['command.kept_requests']>, 'commit' | 'prepare'>;
type Log = Pick<EventStore, 'head' | 'readAll'>;

const positionIn = ({ commit, prepare }: Row): Position => ({
  commit: BigInt(commit),
  prepare: BigInt(prepare),
});

/** In schema `command`, whose clock alone counts. */
export function postgresIdempotencyKeys(pool: Pool, log: Log): IdempotencyKeys {
  const db = commandDb(pool);
  const mine = ({ id, bodyHash }: KeyedRequest) =>
    eb.and([eb('id', '=', id), eb('body_hash', '=', bodyHash), eb.not('done')]);
  return {
    async begin(request) {
      const { id, commandId } = request;
      const head = await log.head();
      const begun = await begin(db, request, head);
      if (begun) {
        const since = positionIn(begun);
        const again = comparePositions(since, head) < 0;
        return { is: 'begun', wrote: again && (await wroteSince(log, since, head, commandId)) };
      }
      const found = await db
        .selectFrom('command.kept_requests')
        .select(['done', 'body_hash', 'commit', 'prepare'])
        .where('id', '=', id)
        .executeTakeFirst();
      return found?.done
        ? { is: 'done', bodyHash: found.body_hash, position: positionIn(found) }
        : { is: 'under way' };
    },
    finish: (request, position) => finish(db, request, position),
    async forget(request) {
      await db.deleteFrom('command.kept_requests').where(mine(request)).execute();
    },
    async release(request) {
      await db
        .updateTable('command.kept_requests')
        .set({ leased_until: NOW })
        .where(mine(request))
        .execute();
    },
  };
}

const eb = expressionBuilder<CommandSchema, 'command.kept_requests'>();
const NOW = sql<Instant>`clock_timestamp()`;
const NEW_LEASE = sql<Instant>`clock_timestamp() + make_interval(secs => ${LEASE_SECONDS})`;

/** Undefined where it is not the caller's. Until it is done its position is where the log ended when it was begun, with that body. */
const begin = (db: CommandDb, { id, bodyHash, commandId }: KeyedRequest, head: Position) =>
  db
    .insertInto('command.kept_requests')
    .values({
      ...{ id, body_hash: bodyHash, command_id: commandId },
      ...{ leased_until: NEW_LEASE, ...numbersOf(head) },
    })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet((row) => {
          const kept = (column: 'commit' | 'prepare') =>
            row
              .case()
              .when('command.kept_requests.body_hash', '=', row.ref('excluded.body_hash'))
              .then(row.ref(`command.kept_requests.${column}`))
              .else(row.ref(`excluded.${column}`))
              .end();
          return {
            body_hash: row.ref('excluded.body_hash'),
            command_id: row.ref('excluded.command_id'),
            leased_until: row.ref('excluded.leased_until'),
            commit: kept('commit'),
            prepare: kept('prepare'),
          };
        })
        .where((row) =>
          row.and([
            row.not('command.kept_requests.done'),
            row('command.kept_requests.leased_until', '<=', NOW),
          ]),
        ),
    )
    .returning(['commit', 'prepare'])
    .executeTakeFirst();

/** Who was taken for ended may be done after all, and behind who carried it on. */
async function finish(
  db: CommandDb,
  { id, bodyHash, commandId }: KeyedRequest,
  position: Position,
): Promise<void> {
  await db
    .insertInto('command.kept_requests')
    .values({
      id,
      body_hash: bodyHash,
      command_id: commandId,
      leased_until: NOW,
      ...numbersOf(position),
      done: true,
    })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet((row) => ({
          done: true,
          commit: row.ref('excluded.commit'),
          prepare: row.ref('excluded.prepare'),
        }))
        .where((row) =>
          row.and([
            row.not('command.kept_requests.done'),
            row('command.kept_requests.body_hash', '=', row.ref('excluded.body_hash')),
          ]),
        ),
    )
    .execute();
}

const numbersOf = ({ commit, prepare }: Position) => ({
  commit: String(commit),
  prepare: String(prepare),
});

/**
 * Whether a command wrote something behind a position. What is at the head may not be readable yet, while
 * somebody else's transaction is under way (docs/architecture.md): it is waited for, though not for ever.
 */
async function wroteSince(
  log: Log,
  since: Position,
  head: Position,
  commandId: string,
): Promise<boolean> {
  const begun = performance.now();
  let after = since;
  for (let page = 0; page < MOST_PAGES; ) {
    const { events, position } = await log.readAll({ after, limit: PAGE });
    if (events.some(({ metadata }) => metadata.commandId === commandId)) return true;
    after = position;
    if (comparePositions(after, head) >= 0) return false;
    if (events.length === PAGE) page += 1;
    else if (performance.now() - begun > LONGEST_WAIT) return false;
    else await sleep(LOOK_AGAIN);
  }
  return false;
}
