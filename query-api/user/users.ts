import { toUser } from '@baanpak/contract/user/to-user.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import { isInScope } from '@baanpak/domain/values/people/roles.ts';
import { isUuid } from '@baanpak/infrastructure/http/formats.ts';
import { principalOf } from '@baanpak/infrastructure/http/staff.ts';
import { type AsOfDeps, wasThere } from '../as-of/past.ts';
import { userAt } from '../as-of/user-at.ts';
import { userFacts } from '../database/facts.ts';
import type { ReadDb } from '../database/read-db.ts';
import type { Deps, Handler } from '../handler.ts';

const USER_DETAIL = { th: 'ข้อมูลผู้ใช้', en: 'The user' };

/** A user by id: now, or as of an earlier moment. */
export const userPage =
  ({ db, past }: Pick<Deps, 'db'> & AsOfDeps): Handler<'GET /users/{id}'> =>
  async ({ params, query, language, scope }) => {
    const id = params.id.toLowerCase();
    const { answer: user, at } = await past.read(query.at, {
      groups: ['users'],
      now: () => findUser(db, id),
      past: async (then) => {
        const known = wasThere(await userAt(then, id));
        // of a user who worked for another owner then, nothing is told
        return wasThere(isInScope(scope, known.ownerId) ? known : undefined);
      },
    });
    return { user, at, detail: USER_DETAIL[language] };
  };

/** Whose a user is or was; undefined for one that never was. */
export const ownerOfFormerUser = (db: ReadDb, userId: string) =>
  db
    .selectFrom('users')
    .select('owner_id as ownerId')
    .where((eb) => eb(eb.cast<string>('user_id', 'text'), '=', userId))
    .executeTakeFirst();

/** Throws `not-found`. */
async function findUser(db: ReadDb, userId: string) {
  const found = await db
    .selectFrom('users as u')
    .select(userFacts.as('user'))
    .where('u.user_id', '=', userId)
    .where(({ not }) => not('u.removed'))
    .executeTakeFirst();
  if (!found) throw new Refusal('not-found', 'No such user');
  return toUser(found.user);
}

/** Who is signed in. */
export const signedInUser =
  ({ db }: Deps): Handler<'GET /auth/user/me'> =>
  async (request) => ({
    user: await findUser(db, principalOf(request).userId),
    detail: USER_DETAIL[request.language],
  });

const PREFERENCES_DETAIL = { th: 'มุมมองของคุณ', en: 'Your views' };

/** What the caller likes to see. */
export const ownPreferences =
  ({ preferences }: Deps): Handler<'GET /users/me/preferences'> =>
  async (request) => ({
    preferences: await preferences.read(principalOf(request).userId),
    detail: PREFERENCES_DETAIL[request.language],
  });

/** What staff call those who did something, by their ids. */
export async function namesOf(
  db: ReadDb,
  actors: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const userIds = [...new Set(actors)].filter(isUuid);
  if (userIds.length === 0) return new Map();
  const users = await db
    .selectFrom('users')
    .select(['user_id', 'username', 'details'])
    .where('user_id', 'in', userIds)
    .execute();
  return new Map(
    users.map(({ user_id, username, details: { firstname, lastname } }) => [
      user_id,
      [firstname, lastname].filter(Boolean).join(' ') || username,
    ]),
  );
}
