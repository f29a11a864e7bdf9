import type { DomainEvent } from '@baanpak/domain/processes/process.ts';
import { userStream } from '@baanpak/domain/user/user.ts';
import { type Principal, scopeOf } from '@baanpak/domain/values/people/roles.ts';
import type { Language } from '@baanpak/domain/values/text/i18n-text.ts';
import { mapAtMost } from '@baanpak/infrastructure/concurrency/map-at-most.ts';
import type { EventRow } from '@baanpak/projector/events/tables.ts';
import { type Expression, expressionBuilder, type SqlBool } from 'kysely';
import type { ReadDb } from '../database/read-db.ts';
import type { EventLog } from '../handler.ts';
import { decodeEach, READS_AT_ONCE, readPlaces } from '../log/read-log.ts';
import { isInTimes, timesElsewhere } from './history-of.ts';
import { shownIn } from './own-share.ts';
import { presentEvent, presentUnreadable, UNREADABLE } from './present-history.ts';
import { pricesBeforeIn } from './prices-before.ts';
import { tellingOf } from './read-history.ts';
import { NO_VALUES, type ValuesChanged, valuesChangedBy } from './values-changed.ts';

type Reading = Readonly<{ db: ReadDb; log: EventLog }>;
type Reader = Readonly<{ principal: Principal; language: Language }>;
/** What the list of events says of one beside where and when it was recorded. */
type InWords = Readonly<{ sentence: string; ownerId: string | null }> & ValuesChanged;

/**
 * Events of the list in words, by their ids, as histories tell them: of what is another owner's, too, the type alone.
 * Reads them from the log, and few events before them.
 */
export async function listedInWords(
  reading: Reading,
  rows: readonly EventRow[],
  { principal, language }: Reader,
): Promise<ReadonlyMap<string, InWords>> {
  const { db, log } = reading;
  const scope = scopeOf(principal, 'read-money');
  const places = rows.map(({ log_stream, stream, revision }) => ({
    ...{ stream: log_stream ?? stream, revision },
  }));
  const { events: found, unreadable } = await decodeEach<DomainEvent>(
    log.codec,
    await readPlaces(log.store, places),
  );
  const [shown, pricesBefore, storeId, told] = await Promise.all([
    shownIn(scope, reading, found),
    pricesBeforeIn(db, found),
    log.store.storeId(),
    tellingOf(db, found, { language, acting: found, unreadable }),
  ]);
  const asShown = new Map(shown.events.map((event) => [event.id, event]));
  const withheld = new Set([
    ...shown.withheld,
    ...found.flatMap(({ id }) => (asShown.has(id) ? [] : [id])),
  ]);
  const values = await valuesChangedBy(
    { db, log, pricesBefore, namesOwners: scope === 'all' },
    found.filter(({ id }) => !withheld.has(id)),
  );
  const presenting = { told, language, storeId, readsMoney: true, withheld, pricesBefore };
  const sentences = new Map([
    ...unreadable.map(
      (event) => [event.id, presentUnreadable(event, presenting).sentence] as const,
    ),
    ...found.map(
      (event) =>
        [event.id, presentEvent(asShown.get(event.id) ?? event, presenting).sentence] as const,
    ),
  ]);
  return new Map(
    rows.map(({ event_id: id, owner_id: ownerId }) => [
      id,
      {
        ...{ sentence: sentences.get(id) ?? UNREADABLE[language], ownerId },
        ...((withheld.has(id) ? undefined : values.get(id)) ?? NO_VALUES),
      },
    ]),
  );
}

/**
 * Leaves out of an owner's list what concerned users of theirs while they worked for others, as the users' histories
 * do: a stream stays its first owner's. Nothing for who sees the whole site.
 */
export async function notElsewhere(
  db: ReadDb,
  principal: Principal,
): Promise<readonly Expression<SqlBool>[]> {
  const scope = scopeOf(principal, 'read-money');
  if (typeof scope !== 'object') return [];
  const moved = await db
    .selectFrom('listed_events')
    .select('stream')
    .distinct()
    .where('owner_id', '=', scope.ownerId)
    .where('type', '=', 'UserAssigned')
    .execute();
  const found = await mapAtMost(READS_AT_ONCE, moved, async ({ stream }) => {
    const userId = stream.slice(userStream('').length);
    return { userId, times: await timesElsewhere(db, userId, scope.ownerId) };
  });
  return found.flatMap(({ userId, times }) => {
    if (times.length === 0) return [];
    const then = db
      .selectFrom('event_subjects as s')
      .innerJoin('listed_events as l', (join) =>
        join
          .onRef('l.at', '=', 's.at')
          .onRef('l.commit_position', '=', 's.commit_position')
          .onRef('l.prepare_position', '=', 's.prepare_position'),
      )
      .select('l.event_id')
      .where('s.kind', '=', 'user')
      .where('s.id', '=', userId)
      .where(isInTimes('s', times));
    return [eb('e.event_id', 'not in', then)];
  });
}
const eb = expressionBuilder<{ e: EventRow }, 'e'>();
