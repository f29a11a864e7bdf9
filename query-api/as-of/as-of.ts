import { type Instant, instant, type Now } from '@baanpak/domain/values/time/instant.ts';
import { bangkokDay, isLocalDate, type LocalDate } from '@baanpak/domain/values/time/local-date.ts';
import {
  comparePositions,
  type EventStore,
  type Position,
  START,
} from '@baanpak/infrastructure/event-store/port.ts';
import { FORMATS } from '@baanpak/infrastructure/http/formats.ts';
import { invalidField } from '@baanpak/infrastructure/http/invalid-request.ts';
import {
  type PositionToken,
  parsePositionToken,
  positionToken,
} from '@baanpak/infrastructure/http/position-token.ts';
import { TransportError } from '@baanpak/infrastructure/http/transport-problems.ts';
import { schemasOf } from '@baanpak/projector/read-models.ts';
import { readCheckpoints } from '@baanpak/projector/schema/checkpoints.ts';
import type { GroupName } from '@baanpak/projector/schema/read-model.ts';
import { type SqlBool, sql } from 'kysely';
import type { Pool } from 'pg';
import type { ReadDb } from '../database/read-db.ts';

/** How far the log is, and what reports know of it. */
export type Places = Readonly<{
  /** How far reports have been made. */
  made(): Promise<PositionToken>;
  /** Whether they have been made up to there, in the end. */
  passed(token: PositionToken): Promise<boolean>;
  /** The newest event there is. */
  head(): Promise<Position>;
}>;

/** As of when reports are read: a place in the log, and the day that is taken for today. */
export type AsOf = Readonly<{ upTo: PositionToken; today: LocalDate }>;

type Reading = Readonly<{ db: ReadDb; places: Places; now: Now }>;

/**
 * What `at` means. An instant is the last place in the log up to which every event had been recorded, and its day
 * in Bangkok. A position brings the day of what was recorded last by then, or the one that an answer put
 * behind it. Without one it is all there is, now. Throws InvalidRequest (400) naming `path` for what is neither,
 * and for places in another log, and `busy` (503) for what reports have not reached.
 */
export async function asOf(reading: Reading, at: string | undefined, path: string): Promise<AsOf> {
  const { db, places, now } = reading;
  if (at === undefined) return { upTo: await places.made(), today: bangkokDay(now()) };
  if (FORMATS['date-time']?.(at)) {
    if (!isReportDay(bangkokDay(instant(at)))) throw foreign(path);
    const moment = instant(at);
    return asOfInstant(db, await madeBy(reading, moment), moment);
  }
  const [token = '', day, ...rest] = at.split('.');
  if (rest.length > 0 || (day !== undefined && !isReportDay(day))) throw foreign(path);
  const upTo = parsePositionToken(token, path);
  await assertMade(places, upTo, path);
  return { upTo, today: day ?? (await dayAt(db, upTo)) ?? bangkokDay(now()) };
}

/**
 * As of when a thing or a list is asked for: what `asOf` says of it. Throws InvalidRequest for a moment or a day that is
 * still to come, too.
 */
export async function asOfThePast(reading: Reading, at: string, path = 'at'): Promise<AsOf> {
  const now = reading.now();
  if (FORMATS['date-time']?.(at) && instant(at) > now) throw invalidField(path, TO_COME);
  const read = await asOf(reading, at, path);
  if (read.today > bangkokDay(now)) throw invalidField(path, TO_COME);
  return read;
}

const TO_COME = { th: 'ยังมาไม่ถึง', en: 'is in the future' };

/** What callers ask the very same again by, whatever is recorded later. */
export const exactAsOfText = ({ upTo, today }: AsOf): string => `${positionToken(upTo)}.${today}`;

/** What callers ask the same again by: the day follows where the place alone would not bring it. */
export async function asOfText(db: ReadDb, { upTo, today }: AsOf): Promise<string> {
  const token = positionToken(upTo);
  return (await dayAt(db, upTo)) === today ? token : `${token}.${today}`;
}

async function asOfInstant(db: ReadDb, made: PositionToken, moment: Instant): Promise<AsOf> {
  const last = await db
    .selectFrom('fact_log')
    .select(['commit_position', 'prepare_position'])
    .where('latest_at', '<=', moment)
    .where(upTo(made.position))
    .orderBy('latest_at', 'desc')
    .orderBy('commit_position', 'desc')
    .orderBy('prepare_position', 'desc')
    .limit(1)
    .executeTakeFirst();
  const position = last
    ? { commit: BigInt(last.commit_position), prepare: BigInt(last.prepare_position) }
    : START;
  return { upTo: { storeId: made.storeId, position }, today: bangkokDay(moment) };
}

/** How far reports have been made, once that is all that had been recorded by a moment. */
async function madeBy({ db, places }: Reading, moment: Instant): Promise<PositionToken> {
  const made = await places.made();
  const latest = await latestAt(db, made);
  // what was recorded later lies behind all that is asked for
  if (latest !== undefined && latest > moment) return made;
  const head = { storeId: made.storeId, position: await places.head() };
  if (comparePositions(made.position, head.position) >= 0) return made;
  if (!(await places.passed(head))) throw notReached();
  return head;
}

async function assertMade(places: Places, token: PositionToken, path: string): Promise<void> {
  const made = await places.made();
  if (made.storeId !== token.storeId) throw foreign(path);
  if (comparePositions(made.position, token.position) >= 0 || (await places.passed(token))) return;
  if (comparePositions(token.position, await places.head()) > 0) throw foreign(path);
  throw notReached();
}

const notReached = () =>
  new TransportError('busy', { message: 'Reports have not been made up to there' });

/** The day in Bangkok of what had been recorded last by a place; undefined before everything. */
async function dayAt(db: ReadDb, place: PositionToken): Promise<LocalDate | undefined> {
  const latest = await latestAt(db, place);
  return latest && bangkokDay(latest);
}

/** When the last event by a place was recorded. */
async function latestAt(db: ReadDb, { position }: PositionToken): Promise<Instant | undefined> {
  const last = await db
    .selectFrom('fact_log')
    .select('latest_at')
    .where(upTo(position))
    .orderBy('commit_position', 'desc')
    .orderBy('prepare_position', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.latest_at;
}

const upTo = ({ commit, prepare }: Position) =>
  sql<SqlBool>`(commit_position, prepare_position) <= (${String(commit)}::bigint, ${String(prepare)}::bigint)`;

const foreign = (path: string) =>
  invalidField(path, {
    th: 'ไม่ใช่เวลาหรือตำแหน่งในบันทึกของระบบนี้',
    en: 'is neither an instant nor a position in the log of this site',
  });

/** How far read models of some groups have been made: the one furthest behind, and whether all are where it is. */
export type GroupsAt = Readonly<{ least: PositionToken; areTogether: boolean }>;

export const isSamePlace = (one: GroupsAt, other: GroupsAt): boolean =>
  one.areTogether &&
  other.areTogether &&
  one.least.storeId === other.least.storeId &&
  comparePositions(one.least.position, other.least.position) === 0;

/** Throws `not-readable` while one of the groups is not there. */
export async function groupsAt(pool: Pool, groups: readonly GroupName[]): Promise<GroupsAt> {
  const schemas = schemasOf(groups);
  const made = [...(await readCheckpoints(pool, schemas)).values()].toSorted((one, other) =>
    comparePositions(one.position, other.position),
  );
  const [least] = made;
  const furthest = made.at(-1);
  if (!least || !furthest || made.length < schemas.length) throw notMade();
  return { least, areTogether: comparePositions(least.position, furthest.position) === 0 };
}

const notMade = () => new TransportError('not-readable', { message: 'Read models are being made' });

const LONGEST_WAIT = 2000;

/** How far a database's reports have been made, and other groups that are read with them, of which log. */
export const placesIn = (
  pool: Pool,
  checkpoint: Readonly<{
    passed(token: PositionToken, groups: readonly GroupName[], limit: number): Promise<boolean>;
  }>,
  store: Pick<EventStore, 'head'>,
  groups: readonly GroupName[],
): Places => ({
  made: async () => (await groupsAt(pool, groups)).least,
  passed: (token) => checkpoint.passed(token, groups, LONGEST_WAIT),
  head: () => store.head(),
});

/** A day that the database knows, and that some years can be counted on from: it has no year 0, nor any after 9999. */
export const isReportDay = (text: string): text is LocalDate =>
  isLocalDate(text) && text >= '0001' && text < '9990';

/** Whether a row's event was recorded by the place in the log asked for; `table` is an alias. */
export const recordedBy = (table: string, { upTo: { position } }: Pick<AsOf, 'upTo'>) =>
  sql<SqlBool>`(${sql.ref(`${table}.commit_position`)}, ${sql.ref(`${table}.prepare_position`)})
    <= (${String(position.commit)}::bigint, ${String(position.prepare)}::bigint)`;
