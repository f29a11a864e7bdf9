import { isUuid } from '@baanpak/infrastructure/http/formats.ts';
import type { ReadDb } from '../deps.ts';

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
