import type { Position } from '@baanpak/infrastructure/event-store/port.ts';
import { PROJECTED_GROUPS } from '../projections.ts';
import {
  type Follower,
  notBegun,
  type ProjectedBatch,
  type ProjectorStatus,
} from '../run/follow.ts';
import { projector } from '../run/project.ts';
import type { ProjectedGroup } from '../run/projection.ts';
import type { ReadModelsForTest } from './given-events.ts';

type Options = Pick<ReadModelsForTest, 'store' | 'pool' | 'codec'> &
  Readonly<{
    groups?: readonly ProjectedGroup[];
    moved?: (batch: ProjectedBatch) => void;
    error?: (details: object, message: string) => void;
  }>;

/** A projector at work on groups, until `stop`. */
export function startProjecting({ groups = PROJECTED_GROUPS, moved, error, ...stores }: Options) {
  const stopping = new AbortController();
  const followers = groups.map((group) => ({ group, status: notBegun() }));
  const log = { info: () => {}, error: error ?? (() => {}) };
  const keepUp = projector({ ...stores, moved: moved ?? (() => {}), log });
  const running = followers.map((follower) => keepUp(follower, stopping.signal));
  return {
    /** How the groups are, in one: what is wrong with one is wrong. */
    get status(): ProjectorStatus {
      return inOne(followers);
    },
    statusOf: (name: string) => followers.find(({ group }) => group.name === name)?.status,
    async stop(): Promise<void> {
      stopping.abort();
      await Promise.all(running);
    },
  };
}

function inOne(followers: readonly Follower[]): ProjectorStatus {
  const statuses = followers.map(({ status }) => status);
  const positions = new Set(statuses.map(({ position }) => position && textOf(position)));
  return {
    caughtUp: statuses.every(({ caughtUp }) => caughtUp),
    position: positions.size === 1 ? (statuses[0]?.position ?? null) : null,
    problem: statuses.map(({ problem }) => problem).find((problem) => problem !== null) ?? null,
    stoppedAt: statuses.map(({ stoppedAt }) => stoppedAt).find((at) => at !== null) ?? null,
  };
}

const textOf = ({ commit, prepare }: Position) => `${commit}/${prepare}`;
