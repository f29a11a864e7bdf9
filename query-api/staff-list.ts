import type { Scope } from '@baanpak/domain/values/people/roles.ts';
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
  eb(text, 'ilike', patternOf(part));

/** The same of a text that is kept in lower case, which is quicker. */
export const holdsInLowerCase = (text: Expression<string>, part: string): Expression<SqlBool> =>
  eb(text, 'like', eb.fn<string>('lower', [sql.val(patternOf(part))]));

const patternOf = (part: string): string =>
  `%${part
    .trim()
    .normalize('NFC')
    .replaceAll(/[\\%_]/g, '\\$&')}%`;

/** Texts with a space between them; those that are null are left out. */
export const joined = (...texts: Expression<string | null>[]): Expression<string> =>
  eb.fn('concat_ws', [sql.lit(' '), ...texts]);
