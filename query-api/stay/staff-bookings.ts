import type { Scope } from '@baanpak/domain/values/roles.ts';
import { principalOf } from '@baanpak/infrastructure/http/staff.ts';
import type { FastifyRequest } from 'fastify';
import { type RawBuilder, sql } from 'kysely';
import type { BookingJson } from '../contract/booking.ts';
import { maskGuest } from '../contract/mask-guest.ts';

/** Visitors see who comes, not how to reach them. */
export const mustMask = (request: FastifyRequest): boolean =>
  principalOf(request).role === 'visitor';

/** A booking as this caller may see it. */
export const shownTo =
  (request: FastifyRequest) =>
  (book: BookingJson): BookingJson =>
    mustMask(request) ? maskGuest(book) : book;

/** Whether rows of a table with this alias are in a scope. */
export function inScope(alias: 'b' | 'r', scope: Scope): RawBuilder<unknown> {
  if (scope === 'all') return sql`TRUE`;
  if (scope === 'none') return sql`FALSE`;
  return sql`${sql.ref(`${alias}.owner_id`)} = ${scope.ownerId}`;
}
