import type { Pool } from 'pg';
import { PROJECTIONS } from '../projections.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Has every read model forget erased subjects. */
export async function forget(
  pool: Pool,
  schema: string,
  subjects: readonly string[],
): Promise<void> {
  if (subjects.length === 0) return;
  const erased = { all: subjects, ids: subjects.filter((subject) => UUID.test(subject)) };
  for (const projection of PROJECTIONS)
    if ('forget' in projection) await projection.forget(pool, schema, erased);
}
