import { nightsBetween, type Stay } from '@baanpak/domain/values/local-date.ts';
import { FIRST_NIGHT } from '@baanpak/projector/schema/sold-nights.ts';
import { type RawBuilder, sql } from 'kysely';
import { breaksRules } from '../room/stay-rules.ts';
import type { Criteria } from './criteria.ts';
import { isNamedAlike } from './name-conditions.ts';

export type Condition = RawBuilder<unknown>;

export const all = (conditions: readonly Condition[]) =>
  sql.join([sql`true`, ...conditions], sql` AND `);

/** Of a row `r` of read.room_search: open, large enough, free on every night, not against its rules. */
export function roomConditions({ provinceId, guests, pets, kids, stay }: Criteria): Condition[] {
  const conditions = [sql`r.open`];
  if (provinceId !== null) conditions.push(sql`r.province_id = ${provinceId}`);
  if (guests > 0) conditions.push(sql`r.max_guests >= ${guests}`);
  if (pets) conditions.push(sql`r.pets`);
  if (kids) conditions.push(sql`r.kids`);
  conditions.push(isFree(stay), sql`NOT (r.ruled AND ${breaksRules(stay)})`);
  return conditions;
}

/**
 * No bit is set among those of the stay's nights (ADR 11); bits count from 1, those past the end are
 * none. `< 1` rather than `= 0`, for which the planner expects one room in two hundred.
 */
function isFree({ checkIn, checkOut }: Stay): Condition {
  const first = nightsBetween(FIRST_NIGHT, checkIn) + 1;
  const nights = nightsBetween(checkIn, checkOut);
  return sql`position(B'1' IN substring(r.sold FROM ${first}::integer FOR ${nights}::integer)) < 1`;
}

/** Of a row `h` of read.hotels; none where nothing is asked of hotels. */
export function hotelConditions({ name, facilities, sideViews, bounds }: Criteria): Condition[] {
  const conditions: Condition[] = [];
  if (name !== null) conditions.push(isNamedAlike(name));
  if (facilities.length > 0) conditions.push(sql`h.details->'facilities' ?& ${facilities}::text[]`);
  if (sideViews.length > 0) conditions.push(sql`h.details->'sideViews' ?& ${sideViews}::text[]`);
  if (bounds !== null) conditions.push(isWithin(bounds));
  return conditions.length > 0 ? [sql`NOT h.disabled`, ...conditions] : [];
}

function isWithin({ south, west, north, east }: NonNullable<Criteria['bounds']>): Condition {
  const lies = sql`h.lat BETWEEN ${south}::float8 AND ${north}::float8`;
  return west <= east
    ? sql`${lies} AND h.lng BETWEEN ${west}::float8 AND ${east}::float8`
    : sql`${lies} AND (h.lng >= ${west}::float8 OR h.lng <= ${east}::float8)`;
}
