import type { Language } from '@baanpak/domain/values/text/i18n-text.ts';
import type { Instant } from '@baanpak/domain/values/time/instant.ts';
import type { ReadSchema } from '@baanpak/projector/read-models.ts';
import {
  type Expression,
  expressionBuilder,
  type Kysely,
  type OrderByDirection,
  sql,
} from 'kysely';

export type ReadDb = Kysely<ReadSchema>;

/** By what a list can be sorted, by name; each ends in what nobody shares. */
export type Sorts<Name extends string = string> = Readonly<
  Record<Name, readonly Expression<unknown>[]>
>;

/** A query that can be put in order. */
export type Sortable<Query> = {
  orderBy(by: Expression<unknown>, direction?: OrderByDirection): Query;
};

/** Sorts a query, or what is gathered of one, by a name; the other way round only by what comes first. */
export const sortedBy =
  (sorts: Sorts, name: string) =>
  <Query extends Sortable<Query>>(query: Query): Query => {
    const [first, ...rest] = sorts[name.replace('-', '')] ?? [];
    if (first === undefined) return query;
    let sorted = query.orderBy(first, name.startsWith('-') ? 'desc' : 'asc');
    for (const by of rest) sorted = sorted.orderBy(by);
    return sorted;
  };

export type Sorted = ReturnType<typeof sortedBy>;

const COLLATIONS = { th: 'th-x-icu', en: 'en-x-icu' };

/** A text in the order that readers of its language know. */
export const collated = (text: Expression<string>, language: Language): Expression<string> =>
  sql`${text} collate ${sql.id(COLLATIONS[language])}`;

const { fn } = expressionBuilder<object>();

/** One value of each row of a query. */
export const jsonList = <Value>(value: Expression<Value>, sorted: Sorted) =>
  fn.coalesce(sorted(fn.jsonAgg(value)), sql<never[]>`'[]'`);

/** An instant as the contract writes it; JSON made in SQL would say it in another form. */
export const instantText = <Time extends Instant | null>(at: Expression<Time>) =>
  sql<Time>`to_char(${at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
