import { anyOf } from '@baanpak/infrastructure/database/any-of.ts';
import { openKysely } from '@baanpak/infrastructure/database/kysely.ts';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import type { ErasedSubjects } from '../projection.ts';
import type { ReviewRow, ReviewTables } from './tables.ts';

/** What erased guests wrote, and what was said of it; what they gave stays counted. */
export async function forgetReviews(
  pool: Pool,
  schema: string,
  { ids }: ErasedSubjects,
): Promise<void> {
  await openKysely<ReviewTables>(pool)
    .withSchema(schema)
    .updateTable('reviews')
    .set({ words: null, answer: null, reason: null, reports: WITHOUT_REASONS })
    .where('booking_id', '=', anyOf(ids))
    .where('words', 'is not', null)
    .execute();
}

const WITHOUT_REASONS = sql<ReviewRow['reports']>`(
  select coalesce(jsonb_object_agg(key, value || '{"reason": null}'), '{}') from jsonb_each(reports))`;
