import type { Owned } from '@baanpak/infrastructure/http/staff.ts';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { ReadDb } from '../deps.ts';

/** Whose the hotel in a path is; undefined for one that is not there. */
export const ownerOfHotel =
  (db: ReadDb) =>
  async ({ params }: FastifyRequest): Promise<Owned | undefined> => {
    const { id } = params as Readonly<{ id: string }>;
    const { rows } = await sql<Owned>`
      SELECT owner_id AS "ownerId" FROM read.hotels
      WHERE hotel_id::text = ${id.toLowerCase()} AND NOT removed`.execute(db);
    return rows[0];
  };
