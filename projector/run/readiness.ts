import { instant } from '@baanpak/domain/values/time/instant.ts';
import { type Lag, lagOf } from '@baanpak/infrastructure/event-store/lag.ts';
import type { EventStore } from '@baanpak/infrastructure/event-store/port.ts';
import { followerCheck } from '@baanpak/infrastructure/http/follower-check.ts';
import type { CheckResult } from '@baanpak/infrastructure/http/health.ts';
import type { Pool } from 'pg';
import { readCheckpoint } from '../schema/checkpoints.ts';
import type { Follower } from './follow.ts';
import { type ProjectedGroup, streamsOf } from './projection.ts';

/** How long an event may wait before what is read no longer counts as what is. */
const MAY_LAG_SECONDS = 10;

type Options = Readonly<{
  pool: Pool;
  store: EventStore;
  followers: readonly Follower[];
  isMine: (group: ProjectedGroup) => boolean;
}>;

/** How the group is that is worst off, of those this process knows. */
export const projectorCheck =
  ({ pool, store, followers, isMine }: Options) =>
  async (): Promise<CheckResult> => {
    const checks = await Promise.all(
      followers.map(async ({ group, status }) => {
        return followerCheck({
          status,
          state: isMine(group) ? 'active' : 'standby',
          lag: () => lagOfGroup(pool, store, group),
          mayLag: MAY_LAG_SECONDS,
        });
      }),
    );
    const [worst = { ok: true }] = checks.toSorted((a, b) => rank(b) - rank(a));
    return worst;
  };

const rank = ({ ok, lag }: CheckResult): number =>
  (ok ? 0 : 1e12) + (lag ? lag.seconds * 1e4 + lag.events : 0);

/** By the checkpoint, so that a standby knows it too when the one who is at work hangs. */
async function lagOfGroup(pool: Pool, store: EventStore, group: ProjectedGroup): Promise<Lag> {
  const checkpoint = await readCheckpoint(pool, group.schema);
  if (!checkpoint) throw new Error(`The read models of ${group.name} are not made yet`);
  const { position } = checkpoint;
  return lagOf(store, { position, filter: streamsOf([group]) }, instant(Date.now()));
}
