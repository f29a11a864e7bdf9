import { minute } from '@baanpak/domain/testing/samples.ts';
import { openKysely } from '@baanpak/infrastructure/database/kysely.ts';
import { openPool } from '@baanpak/infrastructure/database/pool.ts';
import { positionToken } from '@baanpak/infrastructure/http/position-token.ts';
import { TransportError } from '@baanpak/infrastructure/http/transport-problems.ts';
import { expect, it } from 'vitest';
import { type PastDeps, pastReader } from './past.ts';

const at = (place: number) => ({
  storeId: '96012593-f81f-44df-823e-64da0b4f8289',
  position: { commit: BigInt(place), prepare: BigInt(place) },
});

/** Read models that move on each time they are looked at; all that folds need is made `behind` them. */
function moving(behind: number) {
  let place = 100;
  const groupsAt = async () => {
    place += 1;
    return { least: at(place), areTogether: true };
  };
  const passed = async (token: ReturnType<typeof at>) =>
    token.position.commit <= BigInt(place - behind);
  const head = async () => at(1_000).position;
  const unused = () => Promise.reject(new Error('Nothing is read'));
  const deps: PastDeps = {
    db: openKysely(openPool('postgres://nowhere')),
    now: () => minute(0),
    log: { store: { storeId: unused, head, readStream: unused }, codec: { decode: unused } },
    places: { made: async () => at(50), passed, head },
    snapshots: { find: async () => undefined, keep: unused, drop: unused },
    onProblem: unused,
    groupsAt,
  };
  return { past: pastReader(deps), lastSeen: () => `${positionToken(at(place))}.2027-01-01` };
}

const reading = {
  groups: ['bookings'],
  now: async () => 'of now',
  past: async () => 'folded',
} as const;

it('is of now where read models move all the while, and is read twice', async () => {
  const { past, lastSeen } = moving(0);
  let reads = 0;
  const { answer, at: place } = await past.read(undefined, {
    ...reading,
    now: async () => {
      reads += 1;
      return 'of now';
    },
  });
  expect([answer, place, reads]).toEqual(['of now', lastSeen(), 2]);
});

it('is busy where it is asked for as of a place that a group has not come to', async () => {
  const { past, lastSeen } = moving(1);
  await expect(past.read(lastSeen(), reading)).rejects.toThrow(TransportError);
});
