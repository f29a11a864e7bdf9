import type { CheckResult } from '@baanpak/infrastructure/http/health.ts';
import { readCheckpoint } from '@baanpak/projector/schema/checkpoint.ts';
import { READ_SCHEMA } from '@baanpak/projector/schema/create.ts';
import type { Pool } from 'pg';

/** Whether there is something to read from. */
export const readModelsCheck = (pool: Pool) => async (): Promise<CheckResult> =>
  (await readCheckpoint(pool, READ_SCHEMA)) ? { ok: true } : { ok: false, detail: 'not made yet' };
