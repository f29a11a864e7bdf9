import type { Pool } from 'pg';
import { projectionsOf } from '../projections.ts';
import type { Group } from '../schema/groups.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Has every read model of a group forget erased subjects. */
export async function forgetInReadModels(
  pool: Pool,
  group: Group,
  subjects: readonly string[],
): Promise<void> {
  if (subjects.length === 0) return;
  const erased = { all: subjects, ids: subjects.filter((subject) => UUID.test(subject)) };
  for (const { forget: ofModel } of projectionsOf(group))
    await ofModel?.(pool, group.schema, erased);
}
