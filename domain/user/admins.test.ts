import { describe } from 'vitest';
import { everyCommandInEveryState } from '../testing/every-command-in-every-state.ts';
import { admins } from './admins.ts';

const somchai = { userId: 'somchai' };
const malee = { userId: 'malee' };

describe('the admins', () => {
  everyCommandInEveryState(admins, {
    commands: {
      AppointAdmin: { type: 'AppointAdmin', data: somchai },
      DismissAdmin: { type: 'DismissAdmin', data: somchai },
    },
    events: {
      AdminAppointed: { type: 'AdminAppointed', data: somchai },
      'AdminAppointed, another': { type: 'AdminAppointed', data: malee },
      AdminDismissed: { type: 'AdminDismissed', data: somchai },
    },
    states: {
      nobody: [],
      'this one alone': ['AdminAppointed'],
      'another alone': ['AdminAppointed, another'],
      two: ['AdminAppointed, another', 'AdminAppointed'],
    },
    answers: {
      nobody: { AppointAdmin: 'AdminAppointed', DismissAdmin: 'nothing' },
      'this one alone': { AppointAdmin: 'nothing', DismissAdmin: 'last-admin' },
      'another alone': { AppointAdmin: 'AdminAppointed', DismissAdmin: 'nothing' },
      two: { AppointAdmin: 'nothing', DismissAdmin: 'AdminDismissed' },
    },
  });
});
