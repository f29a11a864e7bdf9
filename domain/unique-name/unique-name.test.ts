import { describe, it } from 'vitest';
import { everyCommandInEveryState } from '../testing/every-command-in-every-state.ts';
import { minute } from '../testing/samples.ts';
import { specFor } from '../testing/spec-for.ts';
import { type ClaimName, type ReleaseName, uniqueName } from './unique-name.ts';

const somchai = { kind: 'username', key: 'somchai', by: 'user-1' } as const;
const claimName: ClaimName = { type: 'ClaimName', data: { ...somchai, claimedAt: minute(0) } };
const releaseName: ReleaseName = { type: 'ReleaseName', data: somchai };

describe('a name', () => {
  everyCommandInEveryState(uniqueName, {
    commands: {
      ClaimName: claimName,
      'ClaimName by another': { ...claimName, data: { ...claimName.data, by: 'user-2' } },
      'ReleaseName by another': { ...releaseName, data: { ...somchai, by: 'user-2' } },
      ReleaseName: releaseName,
    },
    events: {
      NameClaimed: { type: 'NameClaimed', data: claimName.data },
      'NameClaimed by another': {
        type: 'NameClaimed',
        data: { ...claimName.data, by: 'user-2' },
      },
      NameReleased: { type: 'NameReleased', data: somchai },
    },
    states: { free: [], claimed: ['NameClaimed'], 'free again': ['NameClaimed', 'NameReleased'] },
    answers: {
      free: {
        ClaimName: 'NameClaimed',
        'ClaimName by another': 'NameClaimed by another',
        ReleaseName: 'nothing',
        'ReleaseName by another': 'nothing',
      },
      claimed: {
        ClaimName: 'nothing',
        'ClaimName by another': 'name-taken',
        ReleaseName: 'NameReleased',
        'ReleaseName by another': 'nothing',
      },
      'free again': {
        ClaimName: 'NameClaimed',
        'ClaimName by another': 'NameClaimed by another',
        ReleaseName: 'nothing',
        'ReleaseName by another': 'nothing',
      },
    },
  });

  it('is claimed again by who has it without a word more, whenever that is', () =>
    specFor(uniqueName)([{ type: 'NameClaimed', data: claimName.data }])
      .when({ ...claimName, data: { ...claimName.data, claimedAt: minute(9) } })
      .expect());
});
