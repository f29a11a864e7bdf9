import { toUser } from '@baanpak/contract/user/to-user.ts';
import type { UserListRequest, UserSort } from '@baanpak/contract/user/user-queries.ts';
import { anyOf } from '@baanpak/infrastructure/database/kysely.ts';
import type { UserRow } from '@baanpak/projector/user/tables.ts';
import { type Expression, expressionBuilder, type SqlBool } from 'kysely';
import { holdsFolded, inScope, joined, ofOwner } from '../database/conditions.ts';
import { userFacts } from '../database/facts.ts';
import { jsonList, type ReadDb, type Sorted, type Sorts, sortedBy } from '../database/read-db.ts';
import { type Deps, type Handler, type PageRange, pageOf } from '../handler.ts';

const DETAIL = { th: 'ผู้ใช้', en: 'Users' };

const eb = expressionBuilder<{ u: UserRow }, 'u'>();
const { ref } = eb;

const SORTS = {
  _id: [ref('u.user_id')],
  username: [ref('u.username'), ref('u.user_id')],
  createdAt: [ref('u.registered_at'), ref('u.user_id')],
  role: [ref('u.role'), ref('u.username'), ref('u.user_id')],
} satisfies Sorts<UserSort>;

/** The staff whom the caller may see. */
export const userList =
  ({ db }: Deps): Handler<'GET /users'> =>
  async (request) => {
    const { query, scope, language } = request;
    const page = pageOf(query);
    const owner = ref('u.owner_id');
    const where = [
      inScope(scope, owner),
      ofOwner(request, query.ownerId, owner),
      ...conditions(query),
    ];
    const sorted = sortedBy(SORTS, query.sort);
    const { users, total } = await findUsers(db, where, sorted, page);
    return {
      users: users.map(toUser),
      total,
      page: page.page,
      perPage: page.perPage,
      detail: DETAIL[language],
    };
  };

const details = ref('u.details', '->>');
const names = joined(
  ref('u.username'),
  details.key('firstname'),
  details.key('lastname'),
  details.key('nickname'),
  details.key('email'),
);

const conditions = ({ q, role, _id: ids }: UserListRequest): Expression<SqlBool>[] => [
  ...(ids === undefined ? [] : [eb('u.user_id', '=', anyOf(ids))]),
  ...(role === undefined ? [] : [eb('u.role', '=', role)]),
  ...(q === undefined ? [] : [holdsFolded(names, q)]),
];

const findUsers = (
  db: ReadDb,
  where: Expression<SqlBool>[],
  sorted: Sorted,
  { limit, offset }: PageRange,
) =>
  db
    .with('seen', (query) =>
      query
        .selectFrom('users as u')
        .selectAll()
        .where(({ not }) => not('u.removed'))
        .where(({ and }) => and(where)),
    )
    .with('page', (query) =>
      query.selectFrom('seen as u').selectAll().$call(sorted).limit(limit).offset(offset),
    )
    .selectFrom([
      (eb) => eb.selectFrom('seen').select(eb.fn.countAll<number>().as('total')).as('all'),
      (eb) =>
        eb.selectFrom('page as u').select(jsonList(userFacts, sorted).as('users')).as('shown'),
    ])
    .selectAll()
    .executeTakeFirstOrThrow();
