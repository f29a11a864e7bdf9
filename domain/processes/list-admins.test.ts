import { describe, expect, it } from 'vitest';
import { minute } from '../testing/samples.ts';
import { listAdmins } from './list-admins.ts';
import { stepsAfter } from './process.ts';

const recordedAt = minute(0);
const data = { userId: 'user-1' };
const settle = [
  {
    at: minute(10),
    key: 'admin:user-1',
    do: { type: 'SettleAdmin', data: { userId: 'user-1' } },
  },
];
const registered = (role: 'admin' | 'owner') =>
  stepsAfter(listAdmins, {
    type: 'UserRegistered',
    data: {
      ...{ ...data, role, ownerId: null, passwordVersion: 'first', registeredAt: recordedAt },
      details: {
        ...{ username: 'somchai', firstname: null, lastname: null, nickname: null },
        ...{ email: null, phone: null },
      },
    },
    recordedAt,
    revision: 0,
  });

describe('the list of administrators', () => {
  it.each(['UserEnabled', 'UserDisabled', 'UserRemoved', 'AdminDismissed'] as const)(
    'is compared with the user ten minutes after %s',
    (type) =>
      expect(stepsAfter(listAdmins, { type, data, recordedAt, revision: 0 })).toEqual(settle),
  );

  it('is compared after another role, and for a new administrator alone', () => {
    const assigned = { ...data, role: 'owner', ownerId: 'user-1' } as const;
    const event = { type: 'UserAssigned', data: assigned, recordedAt, revision: 0 } as const;
    expect(stepsAfter(listAdmins, event)).toEqual(settle);
    expect(registered('admin')).toEqual(settle);
    expect(registered('owner')).toEqual([]);
  });
});
