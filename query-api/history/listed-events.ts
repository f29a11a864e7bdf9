import type { DomainEvent } from '@baanpak/domain/processes/process.ts';
import { userStream } from '@baanpak/domain/user/user.ts';
import { type Principal, type Scope, scopeOf } from '@baanpak/domain/values/people/roles.ts';
import type { Language } from '@baanpak/domain/values/text/i18n-text.ts';
import type { EventRow } from '@baanpak/projector/events/tables.ts';
import type { ReadDb } from '../database/read-db.ts';
import type { EventLog } from '../handler.ts';
import { timesElsewhere } from './history-of.ts';
import { shownIn } from './own-share.ts';
import { presentEvent, presentUnreadable, UNREADABLE } from './present-history.ts';
import { pricesBeforeIn } from './prices-before.ts';
import { decodeEach, type HistoryEvent, readPlaces, tellingOf } from './read-history.ts';
import { type ValuesChanged, valuesChangedBy } from './values-changed.ts';

type Reading = Readonly<{ db: ReadDb; log: EventLog }>;
type Reader = Readonly<{ principal: Principal; language: Language }>;
/** What the list of events says of one beside where and when it was recorded. */
type InWords = Readonly<{ sentence: string }> & ValuesChanged;

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
  const [shown, elsewhere, pricesBefore, storeId, told] = await Promise.all([
    shownIn(scope, reading, found),
    doneElsewhere(db, found, scope),
    pricesBeforeIn(db, found),
    log.store.storeId(),
    tellingOf(db, found, { language, acting: found, unreadable }),
  ]);
  const asShown = new Map(shown.events.map((event) => [event.id, event]));
  const withheld = new Set([
    ...shown.withheld,
    ...elsewhere,
    ...found.flatMap(({ id }) => (asShown.has(id) ? [] : [id])),
  ]);
  const values = await valuesChangedBy(
    { log, pricesBefore, namesOwners: scope === 'all' },
    found.filter(({ id }) => !withheld.has(id)),
  );
  const presenting = { told, language, storeId, readsMoney: true, withheld, pricesBefore };
  return new Map([
    ...rows.map(
      ({ event_id: id }) => [id, { sentence: UNREADABLE[language], ...NO_VALUES }] as const,
    ),
    ...unreadable.map(
      (event) =>
        [
          event.id,
          { sentence: presentUnreadable(event, presenting).sentence, ...NO_VALUES },
        ] as const,
    ),
    ...found.map((event) => {
      const { sentence } = presentEvent(asShown.get(event.id) ?? event, presenting);
      const changed = withheld.has(event.id) ? undefined : values.get(event.id);
      return [event.id, { sentence, ...(changed ?? NO_VALUES) }] as const;
    }),
  ]);
}

const NO_VALUES: ValuesChanged = { before: null, after: null };

/** Of users who moved, what an owner may read the type of alone: what they did and were elsewhere. */
async function doneElsewhere(
  db: ReadDb,
  events: readonly HistoryEvent[],
  scope: Scope,
): Promise<readonly string[]> {
  if (typeof scope !== 'object') return [];
  const ofUsers = events.filter(({ stream }) => stream.startsWith(userStream('')));
  const streams = [...new Set(ofUsers.map(({ stream }) => stream))];
  const times = new Map(
    await Promise.all(
      streams.map(async (stream) => {
        const userId = stream.slice(userStream('').length);
        return [stream, await timesElsewhere(db, userId, scope.ownerId)] as const;
      }),
    ),
  );
  return ofUsers.flatMap(({ id, stream, revision }) =>
    times.get(stream)?.some(({ after, before }) => revision > after && revision < before)
      ? [id]
      : [],
  );
}
