import type { Scope } from '@baanpak/domain/values/people/roles.ts';
import { assertInScope } from '@baanpak/infrastructure/http/staff.ts';
import type { FastifyRequest } from 'fastify';
import { type RawBuilder, sql } from 'kysely';
import { Type } from 'typebox';

/** Whether a row of an owner is one the caller may see; `owner` is its column. */
export const inScope = (scope: Scope, owner: RawBuilder<unknown>) => {
  if (scope === 'all') return sql<boolean>`true`;
  return scope === 'none' ? sql<boolean>`false` : sql<boolean>`${owner} = ${scope.ownerId}::uuid`;
};

/** The query parameter by which lists are cut down to one owner's things. */
export const OwnerIdQuery = Type.Optional(Type.String({ format: 'uuid' }));

/** Whether a row is of the owner asked for, where one is; 403 for one the caller's right does not reach. */
export function ofOwner(
  request: FastifyRequest,
  ownerId: string | undefined,
  owner: RawBuilder<unknown>,
) {
  if (ownerId === undefined) return sql<boolean>`true`;
  assertInScope(request, { ownerId: ownerId.toLowerCase() });
  return sql<boolean>`${owner} = ${ownerId}::uuid`;
}

/** The LIKE pattern for a part of a text; null where nothing is looked for. */
export const partOf = (q: string | undefined): string | null =>
  q === undefined
    ? null
    : `%${q
        .trim()
        .normalize('NFC')
        .replaceAll(/[\\%_]/g, '\\$&')}%`;
