import type { PageJson } from '@baanpak/contract/answers/paging.ts';
import { fieldsOf } from '@baanpak/domain/values/fields/fields.ts';
import type { I18nText, Language } from '@baanpak/domain/values/text/i18n-text.ts';
import { InvalidRequest } from '@baanpak/infrastructure/http/invalid-request.ts';
import type { GroupName } from '@baanpak/projector/schema/read-model.ts';
import { sql } from 'kysely';
import type { TObject } from 'typebox';
import { foldEach, thingsListedAt } from '../as-of/listed-at.ts';
import type { AsOfDeps, Past } from '../as-of/past.ts';
import { collated } from '../database/read-db.ts';
import type { Deps } from '../handler.ts';
import {
  type List,
  type ListPage,
  type ListQuery,
  type ListRequest,
  pageAsked,
  pageToldOf,
} from './list.ts';

/** How a list is read as of a place in the log, where it is asked for no more than is known then. */
type ListOfPast<Query extends ListQuery, Listed> = Readonly<{
  /** The read models that its list of now is made of. */
  groups: readonly GroupName[];
  /** The fields that it takes beside `at` and a page. */
  takes: readonly (keyof Query & string)[];
  /** Of these one is needed; left out: none is. */
  needs?: readonly (keyof Query & string)[];
  /** The schema of its query, which says what fields are where nobody gives them. */
  query: TObject;
  read(
    past: Past,
    page: ListPage,
    request: ListRequest<Query>,
  ): Promise<Listed & Readonly<{ total: number }>>;
}>;

/**
 * What answers the route of a list that has a past. Refuses with `at` what only the list of now can be asked for. Every
 * answer says as of which place it is.
 */
export const listAsOf =
  <Query extends ListQuery, Listed>(list: List<Query, Listed>, ofPast: ListOfPast<Query, Listed>) =>
  (deps: Deps & AsOfDeps) =>
  async (
    request: ListRequest<Query>,
  ): Promise<Listed & PageJson & Readonly<{ at: string; detail: string }>> => {
    const { at } = request.query;
    const problems = problemsWithAt(ofPast, request.query);
    if (at !== undefined && problems.length > 0) throw new InvalidRequest(problems);
    const page = pageAsked(list, request);
    const read = problems.length > 0 ? readOnce : readAsOf;
    return { ...(await read()), ...pageToldOf(list, request) };

    /** Nobody can ask for the same as of then, so it need not be of one place. */
    async function readOnce() {
      const ofNow = await deps.past.ofNow(ofPast.groups);
      return { ...(await list.read(deps, page, request)), at: ofNow };
    }

    async function readAsOf() {
      const found = await deps.past.read(at, {
        groups: ofPast.groups,
        now: () => list.read(deps, page, request),
        past: (past) => ofPast.read(past, page, request),
      });
      return { ...found.answer, at: found.at };
    }
  };

const OF_EVERY_LIST = ['at', 'page', 'perPage', 'offset', 'lang'];

/** What of a query a list of the past cannot be asked for, or is missing there. */
function problemsWithAt<Query extends ListQuery>(
  { takes, needs, query: { properties } }: Omit<ListOfPast<Query, unknown>, 'read'>,
  query: Query,
) {
  const usual = (name: keyof Query & string): unknown => {
    const schema = properties[name];
    return schema && 'default' in schema ? schema.default : undefined;
  };
  const isGiven = (name: keyof Query & string) => query[name] !== usual(name);
  const known: readonly string[] = [...OF_EVERY_LIST, ...takes];
  const others = fieldsOf(query).filter((name) => !known.includes(name) && isGiven(name));
  const isMissing = needs !== undefined && !needs.some(isGiven);
  return [
    ...others.map((path) => ({ path, message: NOT_WITH_AT })),
    ...(isMissing ? needs.map((path) => ({ path, message: NEEDED_WITH_AT })) : []),
  ];
}

const NOT_WITH_AT = { th: 'ใช้ร่วมกับ at ไม่ได้', en: 'goes without at' };
const NEEDED_WITH_AT = { th: 'ต้องระบุอย่างน้อยหนึ่งค่าเมื่อใช้ at', en: 'or another is needed with at' };

/**
 * A page of the rooms or hotels that a list had then, in the order of what they were called, and how many there were on
 * all pages. Only those of the page are folded whole.
 */
export async function thingsByName<Thing>(
  past: Past,
  kind: 'room' | 'hotel',
  { nameAt, thingAt }: ThingsOf<Thing>,
  page: ListPage,
  request: Parameters<typeof thingsListedAt>[2] & Readonly<{ language: Language }>,
): Promise<Readonly<{ things: Thing[]; total: number }>> {
  const ids = await thingsListedAt(past, kind, request);
  const { language } = request;
  const byName = await pageByName(past, ids, (id) => nameAt(past, id), { ...page, language });
  return { things: await foldEach(byName, (id) => thingAt(past, id)), total: ids.length };
}

type ThingsOf<Thing> = Readonly<{
  nameAt(past: Past, id: string): Promise<I18nText>;
  thingAt(past: Past, id: string): Promise<Thing | undefined>;
}>;

async function pageByName(
  { db }: Pick<Past, 'db'>,
  ids: readonly string[],
  nameOf: (id: string) => Promise<I18nText>,
  { limit, offset, language }: ListPage & Readonly<{ language: Language }>,
): Promise<string[]> {
  const names = await foldEach(ids, async (id) => (await nameOf(id))[language]);
  const named = sql<{ id: string; name: string }>`unnest(${ids}::uuid[], ${names}::text[])`;
  const page = await db
    .selectFrom(named.as<'each'>(sql`each(id, name)`))
    .select('each.id')
    .orderBy(({ ref }) => collated(ref('each.name'), language))
    .orderBy('each.id')
    .limit(limit)
    .offset(offset)
    .execute();
  return page.map(({ id }) => id);
}
