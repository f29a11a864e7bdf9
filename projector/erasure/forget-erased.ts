import { setTimeout as sleep } from 'node:timers/promises';
import type { PersonalKeys } from '@baanpak/infrastructure/personal-keys/port.ts';
import type { Pool } from 'pg';
import { READ_SCHEMA } from '../schema/create.ts';
import { forget } from './forget.ts';

const EVERY_MS = 500;
/** A batch, or a whole rebuild, that was read with the key may be written long after it is gone. */
const LOOK_BACK_SECONDS = 3_600;
const EVER = 1e9;

type Options = Readonly<{
  pool: Pool;
  keys: Pick<PersonalKeys, 'erasedWithin'>;
  signal: AbortSignal;
  log: { error(details: object, message: string): void };
}>;

/** Has the read models forget erased subjects within a second, until the signal; at first all there are. */
export async function forgetErased({ pool, keys, signal, log }: Options): Promise<void> {
  let back = EVER;
  while (!signal.aborted) {
    try {
      await forget(pool, READ_SCHEMA, await keys.erasedWithin(back));
      back = LOOK_BACK_SECONDS;
    } catch (error) {
      log.error({ err: error }, 'The read models may still tell of who was erased');
    }
    await sleep(EVERY_MS, undefined, { signal }).catch(() => {});
  }
}
