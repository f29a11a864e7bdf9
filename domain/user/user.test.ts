import { describe, expect, it } from 'vitest';
import { minute } from '../testing/samples.ts';
import { specFor } from '../testing/spec-for.ts';
import { type ReviseUser, type UserRegistered, user } from './user.ts';

const given = specFor(user);
const userId = 'somying';
const registered: UserRegistered = {
  type: 'UserRegistered',
  data: {
    userId,
    details: {
      username: 'somying',
      firstname: 'สมหญิง',
      lastname: null,
      nickname: null,
      email: 'somying@example.com',
      phone: null,
    },
    role: 'officer',
    ownerId: 'owner-1',
    passwordVersion: 'v1',
    registeredAt: minute(0),
  },
};
const removed = { type: 'UserRemoved', data: { userId } } as const;
const disabled = { type: 'UserDisabled', data: { userId } } as const;
const revise = (changes: Partial<ReviseUser['data']>): ReviseUser => ({
  type: 'ReviseUser',
  data: {
    userId,
    expectedVersion: null,
    details: {},
    assignment: null,
    passwordVersion: null,
    disabled: null,
    ...changes,
  },
});

describe('a user', () => {
  it('is registered once', () => {
    const register = { type: 'RegisterUser', data: registered.data } as const;
    given([]).when(register).expect(registered);
    given([registered]).when(register).expect();
    given([registered, removed]).when(register).expect();
  });

  it('is revised by an event for each thing that changes, and none for what stays', () => {
    const changes = { email: null, nickname: 'หญิง' };
    given([registered])
      .when(
        revise({
          details: changes,
          assignment: { role: 'visitor', ownerId: 'owner-1' },
          passwordVersion: 'v2',
          disabled: true,
        }),
      )
      .expect(
        { type: 'UserDescribed', data: { userId, changes } },
        { type: 'UserAssigned', data: { userId, role: 'visitor', ownerId: 'owner-1' } },
        { type: 'PasswordChanged', data: { userId, passwordVersion: 'v2' } },
        disabled,
      );
    given([registered])
      .when(
        revise({
          details: { firstname: 'สมหญิง' },
          assignment: { role: 'officer', ownerId: 'owner-1' },
          passwordVersion: 'v1',
          disabled: false,
        }),
      )
      .expect();
  });

  it('comes back', () =>
    given([registered, disabled])
      .when(revise({ disabled: false }))
      .expect({ type: 'UserEnabled', data: { userId } }));

  it('is signed out by being disabled, and stays so when it comes back', () => {
    const enabled = { type: 'UserEnabled', data: { userId } } as const;
    const after = [registered, disabled, enabled].reduce(user.evolve, user.initialState);
    expect(after).toMatchObject({ disabled: false, signedOutAt: 1, version: 2 });
  });

  it('is signed out everywhere as often as it asks', () => {
    const signOut = { type: 'SignOutUser', data: { userId } } as const;
    const signedOut = { type: 'UserSignedOut', data: { userId } } as const;
    given([registered]).when(signOut).expect(signedOut);
    given([registered, signedOut]).when(signOut).expect(signedOut);
    given([registered, removed]).when(signOut).refuses('not-found');
    const after = [registered, disabled, signedOut].reduce(user.evolve, user.initialState);
    expect(after).toMatchObject({ disabled: true, signedOutAt: 2, version: 2 });
  });

  it('is changed as it was read, or not at all', () => {
    const change = { details: { phone: '02' } };
    given([registered, disabled])
      .when(revise({ ...change, expectedVersion: 0 }))
      .refuses('stale-version');
    given([registered, disabled])
      .when(revise({ ...change, expectedVersion: 1 }))
      .expect({ type: 'UserDescribed', data: { userId, changes: change.details } });
  });

  it('is removed once, and then there is nobody to change', () => {
    const remove = { type: 'RemoveUser', data: { userId } } as const;
    given([registered]).when(remove).expect(removed);
    given([registered, removed]).when(remove).expect();
    given([registered, removed])
      .when(revise({ disabled: true }))
      .refuses('not-found');
    given([]).when(remove).refuses('not-found');
    given([]).when(revise({})).refuses('not-found');
  });

  it('stays unknown whatever is said of nobody', () =>
    expect(user.evolve(user.initialState, disabled)).toEqual({ status: 'unknown' }));
});
