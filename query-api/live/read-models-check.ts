import type { CheckResult } from '@baanpak/infrastructure/http/health.ts';
import { GROUPS } from '@baanpak/projector/read-models.ts';
import { readCheckpoints } from '@baanpak/projector/schema/checkpoints.ts';
import type { Pool } from 'pg';

/** Whether there is something to read from. */
export const readModelsCheck = (pool: Pool) => async (): Promise<CheckResult> => {
  const made = await readCheckpoints(
    pool,
    GROUPS.map(({ schema }) => schema),
  );
  const missing = GROUPS.filter(({ schema }) => !made.has(schema)).map(({ name }) => name);
  return missing.length === 0
    ? { ok: true }
    : { ok: false, detail: `not made yet: ${missing.join(', ')}` };
};
