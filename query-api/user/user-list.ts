import { withDetail } from '@baanpak/contract/answers/detail.ts';
import { PAGE_FIELDS, PAGE_QUERY } from '@baanpak/contract/answers/paging.ts';
import { toUser, type UserFacts } from '@baanpak/contract/user/to-user.ts';
import { UserSchema } from '@baanpak/contract/user/user.ts';
import { ROLES } from '@baanpak/domain/values/people/roles.ts';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { type RawBuilder, sql } from 'kysely';
import { type Static, Type } from 'typebox';
import type { Deps, ReadDb } from '../deps.ts';
import { type Page, pageOf } from '../page.ts';
import { inScope, OwnerIdQuery, ofOwner, partOf } from '../staff-list.ts';
import { userFacts } from './user-facts.ts';

const DETAIL = { th: 'ผู้ใช้', en: 'Users' };

/** Each ends in an order nobody shares. */
const ORDERS: Readonly<Record<string, RawBuilder<unknown>>> = {
  username: sql`u.username, u.user_id`,
  '-username': sql`u.username DESC, u.user_id`,
  createdAt: sql`u.registered_at, u.user_id`,
  '-createdAt': sql`u.registered_at DESC, u.user_id`,
  role: sql`u.role, u.username, u.user_id`,
  '-role': sql`u.role DESC, u.username, u.user_id`,
};

const Query = Type.Object({
  ...PAGE_QUERY,
  q: Type.Optional(Type.String({ maxLength: 100, description: 'A part of a name or email' })),
  ownerId: OwnerIdQuery,
  role: Type.Optional(Type.Enum([...ROLES], { type: 'string' })),
  sort: Type.Enum(Object.keys(ORDERS), { type: 'string', default: 'username' }),
});
type ListQuery = Static<typeof Query>;

/** The staff whom the caller may see. */
export const userList =
  ({ db }: Deps): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get(
      '/users',
      {
        config: { staff: { action: 'read-users' } },
        schema: {
          tags: ['users'],
          summary: 'Users',
          querystring: Query,
          response: { 200: withDetail({ users: Type.Array(UserSchema), ...PAGE_FIELDS }) },
        },
      },
      async (request) => {
        const { query, scope, language } = request;
        const page = pageOf(query);
        const visible = sql<boolean>`${inScope(scope, sql`u.owner_id`)}
          AND ${ofOwner(request, query.ownerId, sql`u.owner_id`)}`;
        const { users, total } = await findUsers(db, visible, query, page);
        return {
          users: users.map(toUser),
          total,
          page: page.page,
          perPage: page.perPage,
          detail: DETAIL[language],
        };
      },
    );
  };

async function findUsers(
  db: ReadDb,
  visible: RawBuilder<boolean>,
  { q, role, sort }: ListQuery,
  page: Page,
) {
  const like = partOf(q);
  const { rows } = await sql<{ total: number; users: UserFacts[] }>`
    WITH seen AS (
      SELECT * FROM users u
      WHERE NOT removed AND ${visible}
        AND (${role ?? null}::text IS NULL OR role = ${role ?? null})
        AND (${like}::text IS NULL OR concat_ws(' ', username, details->>'firstname',
          details->>'lastname', details->>'nickname', details->>'email') ILIKE ${like})),
      page AS (SELECT * FROM seen u ORDER BY ${ORDERS[sort]} LIMIT ${page.limit} OFFSET ${page.offset})
    SELECT (SELECT count(*) FROM seen) AS total,
      (SELECT coalesce(json_agg(${userFacts} ORDER BY ${ORDERS[sort]}), '[]') FROM page u) AS users`.execute(
    db,
  );
  return rows[0] ?? { total: 0, users: [] };
}
