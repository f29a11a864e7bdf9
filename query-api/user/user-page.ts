import { IdParams } from '@baanpak/contract/fields/query-fields.ts';
import { toUser } from '@baanpak/contract/user/to-user.ts';
import { UserAnswer } from '@baanpak/contract/user/user-requests.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Deps, ReadDb } from '../deps.ts';
import { userFacts } from './user-facts.ts';

const DETAIL = { th: 'ข้อมูลผู้ใช้', en: 'The user' };

/** A user by id. */
export const userPage =
  ({ db }: Deps): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get(
      '/users/:id',
      {
        config: {
          staff: { action: 'read-users', self: true, of: (id) => ownerOf(db, id) },
        },
        schema: {
          tags: ['users'],
          summary: 'A user',
          params: IdParams,
          response: { 200: UserAnswer },
        },
      },
      async ({ params: { id }, language }) => ({
        user: await findUser(db, id),
        detail: DETAIL[language],
      }),
    );
  };

const ownerOf = (db: ReadDb, userId: string) =>
  db
    .selectFrom('users')
    .select('owner_id as ownerId')
    .where((eb) => eb(eb.cast<string>('user_id', 'text'), '=', userId))
    .where(({ not }) => not('removed'))
    .executeTakeFirst();

/** Throws `not-found`. */
export async function findUser(db: ReadDb, userId: string) {
  const found = await db
    .selectFrom('users as u')
    .select(userFacts.as('user'))
    .where('u.user_id', '=', userId)
    .where(({ not }) => not('u.removed'))
    .executeTakeFirst();
  if (!found) throw new Refusal('not-found', 'No such user');
  return toUser(found.user);
}
