import { setTimeout as sleep } from 'node:timers/promises';
import type { PersonalKeys } from '@baanpak/infrastructure/personal-keys/port.ts';
import type { Pool } from 'pg';
import type { ProjectedGroup } from './projection.ts';

const EVERY_MS = 500;
/** A batch, or a whole rebuild, that was read with the key may be written long after it is gone. */
const LOOK_BACK_SECONDS = 3_600;
const EVER = 1e9;

type Options = Readonly<{
  pool: Pool;
  keys: Pick<PersonalKeys, 'erasedWithin'>;
  /** Those this process keeps up with the log. */
  groups: () => readonly ProjectedGroup[];
  signal: AbortSignal;
  log: { error(details: object, message: string): void };
}>;

/**
 * Has the read models forget erased subjects within a second, until the signal; those that a group has
 * from before, when this process takes it over.
 */
export async function forgetErased({ pool, keys, groups, signal, log }: Options): Promise<void> {
  const known = new Set<ProjectedGroup>();
  while (!signal.aborted) {
    const mine = groups();
    for (const group of known) if (!mine.includes(group)) known.delete(group);
    try {
      const back = mine.every((group) => known.has(group)) ? LOOK_BACK_SECONDS : EVER;
      const subjects = mine.length > 0 ? await keys.erasedWithin(back) : [];
      for (const group of mine) {
        await forgetInReadModels(pool, group, subjects);
        known.add(group);
      }
    } catch (error) {
      log.error({ err: error }, 'The read models may still tell of who was erased');
    }
    await sleep(EVERY_MS, undefined, { signal }).catch(() => {});
  }
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Has every read model of a group forget erased subjects. */
async function forgetInReadModels(
  pool: Pool,
  group: ProjectedGroup,
  subjects: readonly string[],
): Promise<void> {
  if (subjects.length === 0) return;
  const erased = { all: subjects, ids: subjects.filter((subject) => UUID.test(subject)) };
  for (const { forget: ofModel } of group.projections) await ofModel?.(pool, group.schema, erased);
}
