import { describe, expect, it } from 'vitest';
import {
  ACTIONS,
  type Action,
  isInScope,
  type Principal,
  ROLES,
  type Role,
  scopeOf,
} from './roles.ts';

const somebody = (role: Role, ownerId: string | null): Principal => ({
  userId: 'somebody',
  role,
  ownerId,
});

/** Whether the role reaches things of its own owner, of another, and of nobody. */
const reach = (principal: Principal, action: Action) =>
  ['mine', 'theirs', null].map((ownerId) => isInScope(scopeOf(principal, action), ownerId));
const EVERYTHING = [true, true, true];
const ITS_OWN = [true, false, false];
const NOTHING = [false, false, false];

describe('rights', () => {
  it.each(ACTIONS)('an admin may %s everywhere', (action) =>
    expect(reach(somebody('admin', null), action)).toEqual(EVERYTHING),
  );

  it.each(ACTIONS.filter((action) => action !== 'own-account'))(
    'nobody but admins and whole-site auditors reaches what is not their own: %s',
    (action) => {
      for (const role of ROLES.filter((one) => one !== 'admin'))
        expect([ITS_OWN, NOTHING]).toContainEqual(reach(somebody(role, 'mine'), action));
    },
  );

  it.each<[Role, readonly Action[]]>([
    [
      'owner',
      [
        'read-stays',
        'read-money',
        'read-history',
        'write-hotels',
        'take-bookings',
        'decide-money',
        'read-users',
        'write-users',
        'answer-reviews',
      ],
    ],
    ['officer', ['read-stays', 'read-history', 'take-bookings']],
    ['visitor', ['read-stays']],
    ['auditor', ['read-stays', 'read-money', 'read-history', 'read-users']],
  ])('%s reaches its own by %j and no other', (role, actions) => {
    const reached = ACTIONS.filter(
      (action) => action !== 'own-account' && reach(somebody(role, 'mine'), action)[0],
    );
    expect(reached).toEqual(actions);
  });

  it('an auditor of no owner reads the whole site', () => {
    expect(reach(somebody('auditor', null), 'read-money')).toEqual(EVERYTHING);
    expect(reach(somebody('auditor', null), 'decide-money')).toEqual(NOTHING);
  });

  it('an officer without an owner reaches nothing', () =>
    expect(reach(somebody('officer', null), 'read-stays')).toEqual(NOTHING));
});
