import type { Scope } from '@baanpak/domain/values/roles.ts';
import { type RawBuilder, sql } from 'kysely';

/** Whether a row of an owner is one the caller may see; `owner` is its column. */
export const inScope = (scope: Scope, owner: RawBuilder<unknown>) => {
  if (scope === 'all') return sql<boolean>`true`;
  return scope === 'none' ? sql<boolean>`false` : sql<boolean>`${owner} = ${scope.ownerId}::uuid`;
};

/** The LIKE pattern for a part of a text; null where nothing is looked for. */
export const partOf = (q: string | undefined): string | null =>
  q === undefined ? null : `%${q.normalize('NFC').replaceAll(/[\\%_]/g, '\\$&')}%`;
