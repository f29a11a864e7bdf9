import { toUser } from '@baanpak/contract/user/to-user.ts';
import type { UserJson } from '@baanpak/contract/user/user.ts';
import type { UserListRequest } from '@baanpak/contract/user/user-queries.ts';
import { anyOf } from '@baanpak/infrastructure/database/kysely.ts';
import type { UserRow } from '@baanpak/projector/user/tables.ts';
import { expressionBuilder } from 'kysely';
import { holdsFolded, joined } from '../database/conditions.ts';
import { userFacts } from '../database/facts.ts';
import { jsonList, type ReadDb } from '../database/read-db.ts';
import { type ListPage, listOf, when } from './list.ts';

const eb = expressionBuilder<{ u: UserRow }, 'u'>();
const { ref } = eb;
const details = ref('u.details', '->>');
const names = joined(
  ref('u.username'),
  details.key('firstname'),
  details.key('lastname'),
  details.key('nickname'),
  details.key('email'),
);

/** The staff whom the caller may see. */
export const userList = listOf<UserListRequest, { users: UserJson[] }>({
  detail: { th: 'ผู้ใช้', en: 'Users' },
  owner: ref('u.owner_id'),
  where: ({ _id, role, q }) => ({
    _id: when(_id, (ids) => eb('u.user_id', '=', anyOf(ids))),
    role: when(role, (one) => eb('u.role', '=', one)),
    q: when(q, (part) => holdsFolded(names, part)),
  }),
  sorts: () => ({
    _id: [ref('u.user_id')],
    username: [ref('u.username'), ref('u.user_id')],
    createdAt: [ref('u.registered_at'), ref('u.user_id')],
    role: [ref('u.role'), ref('u.username'), ref('u.user_id')],
  }),
  async read({ db }, page) {
    const { users, total } = await findUsers(db, page);
    return { users: users.map(toUser), total };
  },
});

const findUsers = (db: ReadDb, { where, sorted, limit, offset }: ListPage) =>
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
