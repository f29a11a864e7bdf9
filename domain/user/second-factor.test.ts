import { describe, expect, it } from 'vitest';
import { minute } from '../testing/samples.ts';
import { specFor } from '../testing/spec-for.ts';
import { recoveryCodesLeft } from './second-factor.ts';
import { type UserRegistered, user } from './user.ts';

const given = specFor(user);
const userId = 'somchai';
const registered: UserRegistered = {
  type: 'UserRegistered',
  data: {
    userId,
    details: {
      username: 'somchai',
      firstname: null,
      lastname: null,
      nickname: null,
      email: null,
      phone: null,
    },
    role: 'owner',
    ownerId: userId,
    passwordVersion: 'v1',
    registeredAt: minute(0),
  },
};
const versions = { userId, secretVersion: 's1', recoveryVersion: 'r1' };
const turnOn = { type: 'TurnOnSecondFactor', data: versions } as const;
const on = { type: 'SecondFactorTurnedOn', data: versions } as const;
const off = { type: 'SecondFactorTurnedOff', data: { userId } } as const;
const code = (number: number, recoveryVersion = 'r1') => ({ userId, recoveryVersion, number });
const use = (number: number, version?: string) =>
  ({ type: 'UseRecoveryCode', data: code(number, version) }) as const;
const used = (number: number, left: number) =>
  ({ type: 'RecoveryCodeUsed', data: { ...code(number), left } }) as const;
const renew = (recoveryVersion: string) =>
  ({ type: 'RenewRecoveryCodes', data: { userId, recoveryVersion } }) as const;
const renewed = { type: 'RecoveryCodesRenewed', data: { userId, recoveryVersion: 'r2' } } as const;

describe('the second factor', () => {
  it('is turned on once, and again after it was turned off', () => {
    given([registered]).when(turnOn).expect(on);
    given([registered, on]).when(turnOn).expect();
    given([registered, on, off]).when(turnOn).expect(on);
  });

  it('is not turned on with another secret, or other recovery codes, while it is on', () => {
    const another = (more: object) => ({ ...turnOn, data: { ...versions, ...more } });
    given([registered, on])
      .when(another({ secretVersion: 's2' }))
      .refuses('second-factor-on');
    given([registered, on])
      .when(another({ recoveryVersion: 'r2' }))
      .refuses('second-factor-on');
  });

  it('is turned off once', () => {
    const turnOff = { type: 'TurnOffSecondFactor', data: { userId } } as const;
    given([registered, on]).when(turnOff).expect(off);
    given([registered]).when(turnOff).expect();
  });

  it('takes each recovery code once, and counts those left', () => {
    given([registered, on]).when(use(3)).expect(used(3, 9));
    given([registered, on, used(3, 9)])
      .when(use(4))
      .expect(used(4, 8));
    given([registered, on, used(3, 9)])
      .when(use(3))
      .refuses('wrong-code');
    given([registered]).when(use(3)).refuses('second-factor-off');
  });

  it('takes new recovery codes alone once there are some', () => {
    given([registered, on, used(3, 9)])
      .when(renew('r2'))
      .expect(renewed);
    given([registered, on, renewed]).when(renew('r2')).expect();
    given([registered, on, renewed]).when(use(1)).refuses('wrong-code');
    given([registered]).when(renew('r2')).refuses('second-factor-off');
    const after = [registered, on, used(3, 9), renewed].reduce(user.evolve, user.initialState);
    expect(after).toMatchObject({ secondFactor: { recoveryVersion: 'r2', usedCodes: [] } });
  });

  it('counts as many codes as are left, none where it is off', () => {
    expect(recoveryCodesLeft(null)).toBeNull();
    expect(recoveryCodesLeft({ ...versions, usedCodes: [1, 2] })).toBe(8);
  });
});
