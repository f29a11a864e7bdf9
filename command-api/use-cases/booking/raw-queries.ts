import { rawQuery } from '@baanpak/infrastructure/database/raw-query.ts';
import { OBTAINED } from '@baanpak/infrastructure/personal-keys/raw-queries.ts';

const PERSON_OF = 'command.person_of(address, bookings)';
const PERSON = {
  uncapped: PERSON_OF,
  capped: `CASE WHEN command.enter_holds(
    bookings::uuid[], address, $4, $5::timestamptz, $6::timestamptz, $7::integer, $8::integer)
    THEN ${PERSON_OF} END`,
} as const;

/**
 * People by a JSON array $1 of addresses' hashes and bookings, made where they are new; `n` counts from 1. In the order
 * of the addresses, so that two who ask for the same ones do not wait for each other. Beside them the keys of subjects
 * $2, by OBTAINED. With `capped` the bookings are counted as held by caller $4 until $5, at $6, at most $7 an address
 * and $8 a caller: past that the person is null and nothing is stored.
 */
export const admitGuests = rawQuery({
  name: 'admit guests',
  columns: { n: 'int4?', person: 'uuid?', subject: 'text?', wrapped_key: 'bytea?' },
  text: (guests: 'capped' | 'uncapped') => `
    WITH guests AS (
      SELECT n::int, address, bookings
      FROM ROWS FROM (jsonb_to_recordset($1::jsonb) AS (address text, bookings text[]))
        WITH ORDINALITY AS guests (address, bookings, n)
      ORDER BY address),
    people AS MATERIALIZED (SELECT n, ${PERSON[guests]} AS person FROM guests),
    asked AS (
      SELECT subject, wrapped_key FROM unnest($2::text[], $3::bytea[]) AS keys (subject, wrapped_key)
      WHERE NOT EXISTS (SELECT FROM people WHERE person IS NULL)),
    ${OBTAINED}
    SELECT n, person, NULL AS subject, NULL AS wrapped_key FROM people
    UNION ALL
    SELECT NULL, NULL, subject, wrapped_key FROM obtained`,
  example: 'capped',
});
