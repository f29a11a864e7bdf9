import { comparePositions, type EventStore } from '@baanpak/infrastructure/event-store/port.ts';
import { TransportError } from '@baanpak/infrastructure/http/transport-problems.ts';
import { schemasOf } from '@baanpak/projector/read-models.ts';
import { readCheckpoint } from '@baanpak/projector/schema/checkpoints.ts';
import type { GroupName } from '@baanpak/projector/schema/read-model.ts';
import type { Pool } from 'pg';
import type { CheckpointWatch } from '../live/checkpoint-watch.ts';
import type { Places } from './as-of.ts';

const LONGEST_WAIT = 2000;

/** How far a database's reports have been made, and other groups that are read with them, of which log. */
export const placesIn = (
  pool: Pool,
  checkpoint: CheckpointWatch,
  store: Pick<EventStore, 'head'>,
  groups: readonly GroupName[],
): Places => ({
  async made() {
    const made = await Promise.all(schemasOf(groups).map((schema) => readCheckpoint(pool, schema)));
    const [least] = made
      .flatMap((one) => one ?? [])
      .toSorted((one, other) => comparePositions(one.position, other.position));
    if (!least || made.includes(undefined))
      throw new TransportError('not-readable', { message: 'Reports are being made' });
    return least;
  },
  passed: (token) => checkpoint.passed(token, groups, LONGEST_WAIT),
  head: () => store.head(),
});
