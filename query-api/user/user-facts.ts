import { sql } from 'kysely';

/** A row `u` of users as `UserFacts`. */
export const userFacts = sql`json_build_object(
  'userId', u.user_id, 'ownerId', u.owner_id, 'role', u.role, 'details', u.details,
  'disabled', u.disabled, 'registeredAt', ${sql.raw(instantText('u.registered_at'))}, 'version', u.version)`;

/** An instant as the contract writes it; JSON made in SQL would say it in another form. */
function instantText(column: string): string {
  return `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}
