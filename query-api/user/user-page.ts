import { toUser } from '@baanpak/contract/user/to-user.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import type { Deps, ReadDb } from '../deps.ts';
import type { Handler } from '../handler.ts';
import { userFacts } from './user-facts.ts';

const DETAIL = { th: 'ข้อมูลผู้ใช้', en: 'The user' };

/** A user by id. */
export const userPage =
  ({ db }: Deps): Handler<'GET /users/{id}'> =>
  async ({ params: { id }, language }) => ({
    user: await findUser(db, id),
    detail: DETAIL[language],
  });

/** Whose a user is; undefined for one that is not there. */
export const ownerOfUser = (db: ReadDb, userId: string) =>
  userOwners(db, userId)
    .where(({ not }) => not('removed'))
    .executeTakeFirst();

/** Whose a user is or was; undefined for one that never was. */
export const ownerOfFormerUser = (db: ReadDb, userId: string) =>
  userOwners(db, userId).executeTakeFirst();

const userOwners = (db: ReadDb, userId: string) =>
  db
    .selectFrom('users')
    .select('owner_id as ownerId')
    .where((eb) => eb(eb.cast<string>('user_id', 'text'), '=', userId));

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
