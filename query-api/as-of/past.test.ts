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

/** Read models that move on each time they are looked at; all that folds need is made up to `made`. */
function moving(made: number): PastDeps {
  let place = 100;
  const groupsAt = async () => {
    place += 1;
    return { least: at(place), areTogether: true };
  };
  const passed = async (token: ReturnType<typeof at>) => token.position.commit <= BigInt(made);
  const head = async () => at(1_000).position;
  const unused = () => Promise.reject(new Error('Nothing is read'));
  return {
    db: openKysely(openPool('postgres://nowhere')),
    now: () => minute(0),
    log: { store: { storeId: unused, head, readStream: unused }, codec: { decode: unused } },
    places: { made: async () => at(50), passed, head },
    snapshots: { find: async () => undefined, keep: unused, drop: unused },
    onProblem: unused,
    groupsAt,
  };
}

const reading = {
  groups: ['bookings'],
  now: async () => 'of now',
  past: async () => 'folded',
} as const;

it('is folded where read models move all the while, once all groups have come as far', async () => {
  const found = await pastReader(moving(1_000)).read(undefined, reading);
  expect(found).toEqual({ answer: 'folded', at: `${positionToken(at(104))}.2027-01-01` });
});

it('is busy where a group that folds need does not come as far', async () => {
  const read = pastReader(moving(103)).read(undefined, reading);
  await expect(read).rejects.toThrow(TransportError);
});
