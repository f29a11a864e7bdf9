import type { EventStore } from '@baanpak/infrastructure/event-store/port.ts';
import { TransportError } from '@baanpak/infrastructure/http/transport-problems.ts';
import { schemasOf } from '@baanpak/projector/read-models.ts';
import { readCheckpoint } from '@baanpak/projector/schema/checkpoints.ts';
import type { Pool } from 'pg';
import type { CheckpointWatch } from '../live/checkpoint-watch.ts';
import type { Places } from './as-of.ts';

const LONGEST_WAIT = 2000;

/** How far a database's reports have been made, of which log. */
export const placesIn = (
  pool: Pool,
  checkpoint: CheckpointWatch,
  store: Pick<EventStore, 'head'>,
): Places => ({
  async made() {
    const [schema = ''] = schemasOf(['reports']);
    const made = await readCheckpoint(pool, schema);
    if (!made) throw new TransportError('not-readable', { message: 'Reports are being made' });
    return made;
  },
  passed: (token) => checkpoint.passed(token, ['reports'], LONGEST_WAIT),
  head: () => store.head(),
});
