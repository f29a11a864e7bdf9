import type { ReportFilters } from '@baanpak/contract/report/report-queries.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import { addDays, type LocalDate, localDate } from '@baanpak/domain/values/time/local-date.ts';
import { invalidField } from '@baanpak/infrastructure/http/invalid-request.ts';
import { assertInScope } from '@baanpak/infrastructure/http/staff.ts';
import type { FastifyRequest } from 'fastify';
import { type AsOf, asOf, type Places } from '../as-of/as-of.ts';
import type { ReadDb } from '../database/read-db.ts';
import type { Deps } from '../handler.ts';
import type { Definition } from './definitions/definition.ts';
import { REPORT_OF } from './definitions/definitions.ts';
import { readDetails } from './details.ts';
import type { ReportRequest } from './report-request.ts';

/** What reports are read with. */
export type ReportDeps = Pick<Deps, 'db' | 'now'> & Readonly<{ places: Places }>;

/** Nothing is sold further ahead, and nothing was before. */
const MOST_DAYS_AHEAD = 800;
const FIRST_DAY = localDate('2000-01-01');

/** The report of a name; refuses one that there is not. */
export function reportNamed(name: string): Definition {
  const definition = REPORT_OF.get(name);
  if (!definition) throw new Refusal('not-found', 'No such report');
  return definition;
}

/**
 * What a request asks of a report. Refuses an owner or a hotel that there is not (404) or that the caller's
 * right does not reach (403).
 */
export async function parseReportRequest(
  deps: ReportDeps,
  request: FastifyRequest,
  query: ReportFilters,
): Promise<ReportRequest> {
  return parseReportRequestAsOf(deps, request, query, await asOf(deps, query.at, 'at'));
}

/** The same as of what is known already. */
export async function parseReportRequestAsOf(
  { db }: ReportDeps,
  request: FastifyRequest,
  query: ReportFilters,
  { upTo, today }: AsOf,
): Promise<ReportRequest> {
  const hotelId = query.hotelId?.toLowerCase();
  const ownerId = query.ownerId?.toLowerCase();
  if (ownerId !== undefined) {
    assertInScope(request, { ownerId });
    if (!(await isOwner(db, ownerId))) throw new Refusal('not-found', 'No such owner');
  }
  if (hotelId !== undefined) {
    const { hotels } = await readDetails(db, { upTo }, { bookings: [], hotels: [hotelId] });
    assertInScope(request, hotels.get(hotelId));
  }
  const { scope, language } = request;
  const { channel } = query;
  return { scope, ownerId, hotelId, channel, ...daysOf(query, today), upTo, today, language };
}

function daysOf(query: ReportFilters, today: LocalDate) {
  const to = query.to === undefined ? today : localDate(query.to);
  const first = localDate(`${today.slice(0, 'YYYY-MM'.length)}-01`);
  const from = query.from === undefined ? earlier(first, to) : localDate(query.from);
  if (to < from) throw invalidField('to', TO_BEFORE_FROM);
  const last = earlier(to, addDays(today, MOST_DAYS_AHEAD));
  return { from: earlier(from < FIRST_DAY ? FIRST_DAY : from, last), to: last };
}

const earlier = (a: LocalDate, b: LocalDate): LocalDate => (a < b ? a : b);

const TO_BEFORE_FROM = { th: 'ต้องไม่อยู่ก่อน from', en: 'is before from' };

async function isOwner(db: ReadDb, ownerId: string): Promise<boolean> {
  const [user, fact] = await Promise.all([
    db
      .selectFrom('users')
      .select('user_id')
      .where('user_id', '=', ownerId)
      .where('role', '=', 'owner')
      .executeTakeFirst(),
    db.selectFrom('facts').select('n').where('owner_id', '=', ownerId).limit(1).executeTakeFirst(),
  ]);
  return user !== undefined || fact !== undefined;
}
