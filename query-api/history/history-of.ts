import { moneyCaseStream } from '@baanpak/domain/money-case/money-case.ts';
import type { DomainEvent } from '@baanpak/domain/processes/process.ts';
import { refundStream } from '@baanpak/domain/refund/refund.ts';
import type { SubjectKind } from '@baanpak/domain/values/decider/event-entry.ts';
import { type Action, scopeOf } from '@baanpak/domain/values/people/roles.ts';
import type { Instant } from '@baanpak/domain/values/time/instant.ts';
import { bangkokDay, localDate } from '@baanpak/domain/values/time/local-date.ts';
import { comparePositions } from '@baanpak/infrastructure/event-store/port.ts';
import { principalOf } from '@baanpak/infrastructure/http/staff.ts';
import type { FastifyRequest } from 'fastify';
import type { EventLog } from '../booking/event-log.ts';
import type { Deps, ReadDb } from '../deps.ts';
import type { Handler } from '../handler.ts';
import { onDays } from '../on-days.ts';
import { type PageRange, pageOf } from '../page.ts';
import { ownShareOf } from './own-share.ts';
import { NOT_SIGNED, presentEvent, stepsOf } from './present-history.ts';
import { pricesBeforeIn } from './prices-before.ts';
import { type HistoryEvent, readPlaces, tellingOf } from './read-history.ts';

const DETAIL = { th: 'ประวัติ', en: 'History' };

type Kind = Extract<SubjectKind, 'room' | 'hotel' | 'user'>;
/** A user's history is for who may read users. */
const ACTIONS: Readonly<Record<Kind, Action>> = {
  room: 'read-history',
  hotel: 'read-history',
  user: 'read-users',
};

type Days = Readonly<{ from?: string; to?: string }>;

/** What happened to a room, a hotel or a user, the newest first. */
export const historyOf =
  (kind: Kind, { db }: Deps, log: EventLog): Handler<'GET /rooms/{id}/history'> =>
  async (request) => {
    const { params, query } = request;
    const range = pageOf(query);
    const readsMoney = scopeOf(principalOf(request), 'read-money') !== 'none';
    const places = await placesOnPage(db, { kind, id: params.id, readsMoney }, query, range);
    const events = await log.codec.decode<DomainEvent>(
      await readPlaces(log.store, places.slice(0, range.limit)),
    );
    const more = places.length > range.limit;
    return answer({ db, log, request, action: ACTIONS[kind] }, events, { ...range, more });
  };

type Subject = Readonly<{ kind: Kind; id: string; readsMoney: boolean }>;

/** One more than the page holds, to know whether there are older ones. */
function placesOnPage(
  db: ReadDb,
  { kind, id, readsMoney }: Subject,
  days: Days,
  { limit, offset }: PageRange,
) {
  const all = db
    .selectFrom('event_subjects as s')
    .select(['s.stream', 's.revision'])
    .where('s.kind', '=', kind)
    .where('s.id', '=', id)
    .where((eb) => eb.and(onDays(eb.ref('s.at'), days)));
  const shown = readsMoney
    ? all
    : all.where(({ eb, and }) =>
        and(
          ['checkout-%', 'payment-%', 'refund-%', 'moneyCase%'].map((name) =>
            eb('s.stream', 'not like', name),
          ),
        ),
      );
  return shown
    .orderBy('s.at', 'desc')
    .orderBy('s.commit_position', 'desc')
    .orderBy('s.prepare_position', 'desc')
    .limit(limit + 1)
    .offset(offset)
    .execute();
}

/** What happened to a case of money, and to the refund that settles it. */
export const caseHistory =
  ({ db }: Deps, log: EventLog): Handler<'GET /bookings/cases/{id}/history'> =>
  async (request) => {
    const { params, query } = request;
    const range = pageOf(query);
    const streams = [moneyCaseStream(params.id), refundStream(params.id)];
    const stored = await Promise.all(streams.map((stream) => log.store.readStream(stream)));
    const all = newestFirst(await log.codec.decode<DomainEvent>(stored.flat())).filter(
      ({ recordedAt }) => isOnDays(recordedAt, query),
    );
    const events = all.slice(range.offset, range.offset + range.limit);
    const more = all.length > range.offset + range.limit;
    return answer({ db, log, request, action: 'read-money' }, events, { ...range, more });
  };

const isOnDays = (at: Instant, { from, to }: Days): boolean =>
  (from === undefined || bangkokDay(at) >= localDate(from)) &&
  (to === undefined || bangkokDay(at) <= localDate(to));

const newestFirst = (events: readonly HistoryEvent[]): HistoryEvent[] =>
  events.toSorted(
    (a, b) => b.recordedAt.localeCompare(a.recordedAt) || comparePositions(b.position, a.position),
  );

type Answering = Readonly<{ db: ReadDb; log: EventLog; request: FastifyRequest; action: Action }>;
type Page = Pick<PageRange, 'page' | 'perPage'> & Readonly<{ more: boolean }>;

async function answer(
  { db, log, request, action }: Answering,
  found: readonly HistoryEvent[],
  { page, perPage, more }: Page,
) {
  const { language } = request;
  const scope = scopeOf(principalOf(request), action);
  const own =
    typeof scope === 'object'
      ? await ownShareOf(db, found, scope.ownerId)
      : { events: found, withheld: new Set<string>() };
  const events = newestFirst(own.events);
  const [told, storeId, pricesBefore] = await Promise.all([
    tellingOf(db, events, language),
    log.store.storeId(),
    pricesBeforeIn(log, events),
  ]);
  const readsMoney = scopeOf(principalOf(request), 'read-money') !== 'none';
  const presenting = { told, language, storeId, readsMoney, withheld: own.withheld, pricesBefore };
  const presented = events.map((event) => presentEvent(event, presenting));
  return {
    events: presented,
    steps: stepsOf(presented),
    ...{ page, perPage, more },
    ...NOT_SIGNED,
    detail: DETAIL[language],
  };
}
