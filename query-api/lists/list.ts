import type { PageJson } from '@baanpak/contract/answers/paging.ts';
import type { I18nText, Language } from '@baanpak/domain/values/text/i18n-text.ts';
import type { Instant } from '@baanpak/domain/values/time/instant.ts';
import type { FastifyRequest } from 'fastify';
import { type Expression, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import { inScope, ofOwner, onDays } from '../database/conditions.ts';
import { type Sorted, type Sorts, sortedBy } from '../database/read-db.ts';
import { type Deps, pageOf } from '../handler.ts';

/** What every list of the back office is asked for. */
export type ListQuery = Readonly<{
  page: number;
  perPage: number;
  offset?: number;
  sort: string;
  ownerId?: string;
  /** Of lists that answer as of an earlier moment, too. */
  at?: string;
}>;

export type ListRequest<Query> = FastifyRequest & Readonly<{ query: Query; language: Language }>;

type Condition = Expression<SqlBool>;

/** The names that a query can be sorted by, without the `-` of the other way round. */
type SortOf<Name> = Name extends `-${infer Plain}` ? Plain : Name;

/** The page that is asked for, as a query reads it. */
export type ListPage = Readonly<{
  /** Whose rows the caller may see, and those of the owner asked for. */
  owned: readonly Condition[];
  /** What rows must be by the fields asked for, without whose they are. */
  asked: readonly Condition[];
  /** Both. */
  where: readonly Condition[];
  sorted: Sorted;
  limit: number;
  offset: number;
}>;

/** A list of a resource of the back office; its route says who has the right to it. */
export type List<Query extends ListQuery, Listed> = Readonly<{
  /** What the list is called. */
  detail: I18nText;
  /** Whose a row is, by its column; undefined: the whole site's, for everyone with the right. */
  owner: Expression<string | null> | undefined;
  /** What a row must be by each field of the request; one that is forgotten does not compile. */
  where(
    query: Query,
    request: FastifyRequest,
  ): Readonly<Record<Exclude<keyof Query, keyof ListQuery>, readonly Condition[]>>;
  /** By what rows are sorted, in a language; each ends in what no two rows share. */
  sorts(language: Language): Sorts<SortOf<Query['sort']> & string>;
  /** The rows of a page as answers have them, and how many there are on all pages. */
  read(
    deps: Deps,
    page: ListPage,
    request: ListRequest<Query>,
  ): Promise<Listed & Readonly<{ total: number }>>;
}>;

/** What answers the route of a list: what is asked of it by its definition, and nothing of its own. */
export const listOf =
  <Query extends ListQuery, Listed>(list: List<Query, Listed>) =>
  (deps: Deps) =>
  async (
    request: ListRequest<Query>,
  ): Promise<Listed & PageJson & Readonly<{ detail: string }>> => ({
    ...(await list.read(deps, pageAsked(list, request), request)),
    ...pageToldOf(list, request),
  });

/** The page that a request asks of a list. Refuses an owner whom the caller's right does not reach (403). */
export function pageAsked<Query extends ListQuery, Listed>(
  { owner, where, sorts }: List<Query, Listed>,
  request: ListRequest<Query>,
): ListPage {
  const { query, scope, language } = request;
  const { limit, offset } = pageOf(query);
  const owned = owner ? [inScope(scope, owner), ofOwner(request, query.ownerId, owner)] : [];
  const asked = Object.values<readonly Condition[]>(where(query, request)).flat();
  const sorted = sortedBy(sorts(language), query.sort);
  return { owned, asked, where: [...owned, ...asked], sorted, limit, offset };
}

/** What an answer says beside its rows: which page it is, and what the list is called. */
export function pageToldOf<Query extends ListQuery, Listed>(
  { detail }: List<Query, Listed>,
  { query, language }: ListRequest<Query>,
) {
  const { page, perPage } = pageOf(query);
  return { page, perPage, detail: detail[language] };
}

/** What a row must be where a field is given, and nothing where it is not. */
export const when = <Value>(
  value: Value | undefined,
  condition: (value: Value) => Condition,
): Condition[] => (value === undefined ? [] : [condition(value)]);

/** What a row must be where its moment is asked for by days. */
export const whenOnDays = (at: Expression<Instant>, days: Parameters<typeof onDays>[1]) => ({
  from: onDays(at, days),
  to: [], // stands with `from`
});

/** Of so few rows all are found before they are sorted. */
const FEW = 1_000;

/**
 * The rows that `read` reads of a query, and how many the query has. A search gives `ofFew`, too: the same query by the
 * ids of its rows, which are found first. They are read where they are few. PostgreSQL expects them evenly among all
 * rows, and would go through the list in its order until it met a page of them.
 */
export async function readCounted<Db, Table extends keyof Db, Row>(
  all: SelectQueryBuilder<Db, Table, object>,
  read: (sought: SelectQueryBuilder<Db, Table, object>) => Promise<Row[]>,
  ofFew?: SelectQueryBuilder<Db, Table, object>,
): Promise<{ rows: Row[]; total: number }> {
  const counting = all
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .$castTo<{ total: number }>()
    .executeTakeFirstOrThrow();
  if (!ofFew) {
    const [{ total }, rows] = await Promise.all([counting, read(all)]);
    return { rows, total };
  }
  const { total } = await counting;
  return { rows: await read(total <= FEW ? ofFew : all), total };
}

/** One of the ids of a query's rows. They are found before anything is sorted. */
export const anyFound = <Id>(ids: Expression<Readonly<Record<string, Id>>>) =>
  sql<Id>`any(array(${ids}))`;

/** A page of rows, and how many of them there are on all pages; `rows` are those of `all`, with what is shown of them. */
export const readPage = <Db, Table extends keyof Db, RowsDb, RowsTable extends keyof RowsDb, Row>(
  all: SelectQueryBuilder<Db, Table, object>,
  rows: SelectQueryBuilder<RowsDb, RowsTable, Row>,
  { sorted, limit, offset }: Pick<ListPage, 'sorted' | 'limit' | 'offset'>,
) => readCounted(all, () => rows.$call(sorted).limit(limit).offset(offset).execute());
