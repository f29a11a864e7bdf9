import { openKysely } from '@baanpak/infrastructure/database/kysely.ts';
import type { ReadSchema } from '@baanpak/projector/schema/read-models.ts';
import type { Pool } from 'pg';
import { followAvailability } from './availability/follow-availability.ts';
import { displayedTexts } from './search/displayed-texts.ts';

export type Reads = ReturnType<typeof openReads>;

/** What guests read most, from the read models of a database; the pool stays the caller's to end. */
export function openReads(pool: Pool) {
  const db = openKysely<ReadSchema>(pool);
  const availability = followAvailability(db);
  const texts = displayedTexts(db);
  return {
    db,
    availability,
    texts,
    /** Reads into memory what the first guests would wait for. */
    readAhead: async (): Promise<void> => texts.readAhead(await availability()),
  };
}
