import { rawQuery } from '@baanpak/infrastructure/database/raw-query.ts';

/**
 * People by a JSON array $1 of addresses' hashes and bookings, made where they are new; `n` counts from 1. In the order
 * of the addresses, so that two who ask for the same ones do not wait for each other.
 */
export const peopleOfAddresses = rawQuery({
  name: 'people behind addresses',
  columns: { n: 'int4', person: 'uuid' },
  text: () =>
    `SELECT n, command.person_of(address, bookings) AS person
     FROM (
       SELECT n::int, address, bookings
       FROM ROWS FROM (jsonb_to_recordset($1::jsonb) AS (address text, bookings text[]))
         WITH ORDINALITY AS asked (address, bookings, n)
       ORDER BY address) AS asked`,
  example: undefined,
});
