import { pairsOf } from '@baanpak/domain/values/text/searched-names.ts';
import { type RawBuilder, sql } from 'kysely';
import type { ReadDb } from '../deps.ts';
import { isNear, type NameAsked, tellingPairs } from './name-asked.ts';

/** With the hotels whose names are near it, typing mistakes allowed. */
export type NameFound = NameAsked & Readonly<{ near: readonly string[] }>;

/** Looks the near ones up: the index on pairs of letters finds who may be meant. */
export async function findNear(db: ReadDb, name: NameAsked): Promise<NameFound> {
  if (name.key === '') return { ...name, near: [] };
  const candidates = [
    holdsOneOf(name.key),
    sql`(${sql.join(name.words.map(holdsOneOf), sql` AND `)})`,
  ];
  const { rows } = await sql<{ id: string; names: string }>`
    SELECT h.hotel_id AS id, h.names FROM read.hotels h
    WHERE NOT h.disabled AND (${sql.join(candidates, sql` OR `)}) AND NOT ${isNamed(name)}`.execute(
    db,
  );
  return { ...name, near: rows.filter(({ names }) => isNear(name, names)).map(({ id }) => id) };
}

const holdsOneOf = (text: string): RawBuilder<unknown> =>
  sql`(${sql.join(tellingPairs(text).map(holds), sql` OR `)})`;
const holds = (pairs: readonly string[]) => sql`h.name_grams @> ${pairs}::text[]`;

/** A row `h` of read.hotels with the very letters, some of which there must be, in its names. */
export const isNamed = ({ key }: NameAsked): RawBuilder<boolean> => sql<boolean>`(
  ${holds(pairsOf(key))} AND position(${key}::text IN replace(h.names, ' ', '')) > 0)`;

/** The same, or near to it. */
export const isNamedAlike = (name: NameFound): RawBuilder<boolean> =>
  sql<boolean>`(${isNamed(name)} OR h.hotel_id = ANY (${name.near}::uuid[]))`;
