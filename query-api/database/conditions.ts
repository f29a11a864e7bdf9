import { phonePart } from '@baanpak/domain/values/people/phone.ts';
import type { Scope } from '@baanpak/domain/values/people/roles.ts';
import type { Instant } from '@baanpak/domain/values/time/instant.ts';
import { addDays, localDate, startOfDay } from '@baanpak/domain/values/time/local-date.ts';
import { assertInScope } from '@baanpak/infrastructure/http/staff.ts';
import type { FastifyRequest } from 'fastify';
import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely';

const eb = expressionBuilder<object>();

/** Whether a row of an owner is one the caller may see; `owner` is its column. */
export function inScope(scope: Scope, owner: Expression<string | null>): Expression<SqlBool> {
  if (scope === 'all') return eb.lit(true);
  return scope === 'none' ? eb.lit(false) : eb(owner, '=', scope.ownerId);
}

/** Whether a row is of the owner asked for, where one is; 403 for one the caller's right does not reach. */
export function ofOwner(
  request: FastifyRequest,
  ownerId: string | undefined,
  owner: Expression<string | null>,
): Expression<SqlBool> {
  if (ownerId === undefined) return eb.lit(true);
  assertInScope(request, { ownerId: ownerId.toLowerCase() });
  return eb(owner, '=', ownerId);
}

/** Whether a text holds a part, in either case. */
export const holds = (text: Expression<string>, part: string): Expression<SqlBool> =>
  eb(text, 'ilike', `%${part.trim().normalize('NFC').replaceAll(LIKE_SIGNS, '\\$&')}%`);

const LIKE_SIGNS = /[\\%_]/g;

/** The same, however its names are spelt: case, accents, tone marks and apostrophes aside. */
export const holdsFolded = (text: Expression<string>, part: string): Expression<SqlBool> =>
  isFoundIn(folded(text), part);

/**
 * Whether a column of folded texts, with phone numbers as digits, holds what was typed. A number is
 * found by any part of it, however its country and its groups are written.
 */
export function isSearchedBy(searched: Expression<string>, typed: string): Expression<SqlBool> {
  const numbers = phonePart(typed).map((digits) => eb(searched, 'like', `%${digits}%`));
  return eb.or([isFoundIn(searched, typed), ...numbers]);
}

const folded = (text: Expression<string>) => eb.fn<string>('read_models.folded', [text]);

const isFoundIn = (searched: Expression<string>, typed: string): Expression<SqlBool> => {
  const plain = folded(sql.val(typed.trim()));
  const escaped = eb.fn<string>('regexp_replace', [
    plain,
    sql.lit('([\\\\%_])'),
    sql.lit('\\\\\\1'),
    sql.lit('g'),
  ]);
  return eb(searched, 'like', eb(eb(sql.lit('%'), '||', escaped), '||', sql.lit('%')));
};

/** Texts with a space between them; those that are null are left out. */
export const joined = (...texts: Expression<string | null>[]): Expression<string> =>
  eb.fn('concat_ws', [sql.lit(' '), ...texts]);

type Days = Readonly<{ from?: string; to?: string }>;

/** Whether a moment is on one of the days asked for, in Bangkok; both ends count. Before the first day and after the last there is nothing. */
export const onDays = (at: Expression<Instant>, { from, to }: Days): Expression<SqlBool>[] => [
  ...(from === undefined || localDate(from) <= FIRST
    ? []
    : [eb(at, '>=', startOfDay(localDate(from)))]),
  ...(to === undefined || localDate(to) >= LAST
    ? []
    : [eb(at, '<', startOfDay(addDays(localDate(to), 1)))]),
];

/** PostgreSQL reads no moment of the year 0, in which the first day begins in Bangkok, and none of five digits. */
const FIRST = localDate('0001-01-01');
const LAST = localDate('9999-12-31');
