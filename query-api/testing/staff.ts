import { randomUUID } from 'node:crypto';
import { minute } from '@baanpak/domain/testing/samples.ts';
import type { Role } from '@baanpak/domain/values/people/roles.ts';
import { START } from '@baanpak/infrastructure/event-store/port.ts';
import { positionToken } from '@baanpak/infrastructure/http/position-token.ts';
import { type QueryApiForTest, TOKENS } from './query-api-for-tests.ts';

/** Who works here, with a row past the log; the headers of their requests until an hour after `now`. */
export async function signInStaff(
  { pool, store }: Pick<QueryApiForTest, 'pool' | 'store'>,
  role: Role,
  ownerId: string | null,
  { userId = randomUUID() as string, now = minute(0) } = {},
) {
  const row = {
    ...{ user_id: userId, owner_id: ownerId, role, username: `user of ${userId}` },
    ...{ details: { firstname: 'Nok', lastname: '' }, password_version: 'first' },
    ...{ signed_out_at: 0, disabled: false, removed: false, registered_at: minute(0), version: 0 },
  };
  await pool.query('INSERT INTO users SELECT * FROM jsonb_populate_record(NULL::users, $1)', [
    JSON.stringify(row),
  ]);
  return headersOfStaff(store, userId, now);
}

/** As they are given at their sign-in. */
export async function headersOfStaff(
  store: QueryApiForTest['store'],
  userId: string,
  now = minute(0),
) {
  const position = positionToken({ storeId: await store.storeId(), position: START });
  const claims = { userId, passwordVersion: 'first', userVersion: 0, position };
  return { authorization: `Bearer ${await TOKENS.issue(claims, new Date(now))}` };
}
