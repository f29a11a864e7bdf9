import { scopeOf } from '@baanpak/domain/values/people/roles.ts';
import { bangkokDay, localDate } from '@baanpak/domain/values/time/local-date.ts';
import { principalOf } from '@baanpak/infrastructure/http/staff.ts';
import { TransportError } from '@baanpak/infrastructure/http/transport-problems.ts';
import type { FastifyRequest } from 'fastify';
import { expressionBuilder } from 'kysely';
import type { Deps, ReadDb } from '../deps.ts';
import type { Handler } from '../handler.ts';
import { pageOf } from '../page.ts';
import { inScope, ofOwner } from '../staff-list.ts';
import { namesOf } from '../user/names-of.ts';
import {
  type DeskMoneyRequest,
  findCounts,
  findHotelNames,
  findMovements,
  findSums,
} from './find-desk-money.ts';
import { sumsOf, toDeskDays } from './to-desk-days.ts';

const DETAIL = { th: 'เงินที่รับหน้าเคาน์เตอร์', en: 'Money at the desk' };

const eb = expressionBuilder<object>();

/**
 * GET /bookings/desk-money: what was taken at the desk and given back on a day of Bangkok, by person, hotel
 * and method, with the counts of cash. Who may not read money reads their own.
 */
export const deskMoney =
  ({ db, now }: Deps): Handler<'GET /bookings/desk-money'> =>
  async (request) => {
    const { query, language, scope } = request;
    const day = query.day === undefined ? bangkokDay(now()) : localDate(query.day);
    const asked: DeskMoneyRequest = {
      ...{ day, hotelId: query.hotelId, by: whose(request, query.by) },
      reaches: (owner) => eb.and([inScope(scope, owner), ofOwner(request, query.ownerId, owner)]),
    };
    const { page, perPage, ...part } = pageOf(query);
    const [people, found] = await Promise.all([
      findPeople(db, asked),
      findMovements(db, asked, part),
    ]);
    return { day, ...people, ...found, page, perPage, detail: DETAIL[language] };
  };

/** Whose money is asked for; 403 for another's where one may read one's own alone. */
function whose(request: FastifyRequest, asked: string | undefined): string | undefined {
  const principal = principalOf(request);
  const by = asked?.toLowerCase();
  if (scopeOf(principal, 'read-money') !== 'none') return by;
  if (by !== undefined && by !== principal.userId) throw new TransportError('forbidden');
  return principal.userId;
}

async function findPeople(db: ReadDb, asked: DeskMoneyRequest) {
  const [sums, counts] = await Promise.all([findSums(db, asked), findCounts(db, asked)]);
  const hotelIds = new Set([...sums, ...counts].map(({ hotelId }) => hotelId));
  const userIds = [...sums.map(({ by }) => by), ...counts.map(({ userId }) => userId)];
  const [names, people] = await Promise.all([
    findHotelNames(db, [...hotelIds]),
    namesOf(db, userIds),
  ]);
  const hotels = new Map(names.map(({ hotelId, details }) => [hotelId, details.hotelName]));
  return { people: toDeskDays(sums, counts, { hotels, people }), ...sumsOf(sums) };
}
