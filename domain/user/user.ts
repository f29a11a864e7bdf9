import type { Decider } from '../values/decider/decider.ts';
import { differs } from '../values/decider/differs.ts';
import type { Message } from '../values/decider/message.ts';
import { Refusal } from '../values/decider/refusal.ts';
import type { Role } from '../values/people/roles.ts';
import type { Instant } from '../values/time/instant.ts';
import {
  decideSecondFactor,
  evolveSecondFactor,
  type SecondFactor,
  type SecondFactorCommand,
  type SecondFactorEvent,
} from './second-factor.ts';
import type { UserDetails } from './user-details.ts';

export const userStream = (userId: string) => `user-${userId}`;

/** Whose hotels they work for; an owner's own id, null for who works for the whole site. */
export type RoleAssignment = Readonly<{ role: Role; ownerId: string | null }>;

export type RegisterUser = Message<
  'RegisterUser',
  RoleAssignment & {
    userId: string;
    details: UserDetails;
    /** Names the stored hash that counts. */
    passwordVersion: string;
    registeredAt: Instant;
  }
>;
/** Changes at once, or refuses as a whole; what is null stays as it is. */
export type ReviseUser = Message<
  'ReviseUser',
  {
    userId: string;
    /** The version the changes were made on; null: whatever it is. */
    expectedVersion: number | null;
    details: Partial<Omit<UserDetails, 'username'>>;
    assignment: RoleAssignment | null;
    passwordVersion: string | null;
    disabled: boolean | null;
  }
>;
/** Every token there is becomes worthless. */
export type SignOutUser = Message<'SignOutUser', { userId: string }>;
export type RemoveUser = Message<'RemoveUser', { userId: string }>;
export type UserCommand =
  | RegisterUser
  | ReviseUser
  | SignOutUser
  | RemoveUser
  | SecondFactorCommand;

// Of a user who was erased, these are read with null in their personal field.
export type UserRegistered = Message<'UserRegistered', RegisterUser['data']>;
export type UserDescribed = Message<
  'UserDescribed',
  { userId: string; changes: ReviseUser['data']['details'] }
>;
export type UserAssigned = Message<'UserAssigned', RoleAssignment & { userId: string }>;
export type PasswordChanged = Message<
  'PasswordChanged',
  { userId: string; passwordVersion: string }
>;
export type UserDisabled = Message<'UserDisabled', { userId: string }>;
export type UserEnabled = Message<'UserEnabled', { userId: string }>;
export type UserSignedOut = Message<'UserSignedOut', { userId: string }>;
export type UserRemoved = Message<'UserRemoved', { userId: string }>;
export type UserEvent =
  | UserRegistered
  | UserDescribed
  | UserAssigned
  | PasswordChanged
  | UserDisabled
  | UserEnabled
  | UserSignedOut
  | UserRemoved
  | SecondFactorEvent;

export type RegisteredUser = RegisterUser['data'] &
  Readonly<{
    status: 'registered' | 'removed';
    disabled: boolean;
    /** The version at which all who were signed in as this user were signed out; 0: never. */
    signedOutAt: number;
    /** Null: off. */
    secondFactor: SecondFactor | null;
    /** Revision of the user's stream. */
    version: number;
  }>;
export type User = Readonly<{ status: 'unknown' }> | RegisteredUser;

/** Who somebody is, or that it was erased. */
export const knownDetails = (details: UserDetails | null): UserDetails => details ?? ERASED;

const ERASED: UserDetails = {
  username: '',
  firstname: null,
  lastname: null,
  nickname: null,
  email: null,
  phone: null,
};

/** Somebody who signs in. A removed user stays known, for what they did stays done. */
export const user: Decider<User, UserCommand, UserEvent> = {
  initialState: { status: 'unknown' },
  refusals: {
    RegisterUser: [],
    ReviseUser: ['stale-version'],
    SignOutUser: [],
    RemoveUser: [],
    TurnOnSecondFactor: ['second-factor-on'],
    TurnOffSecondFactor: [],
    RenewRecoveryCodes: ['second-factor-off'],
    UseRecoveryCode: ['second-factor-off', 'wrong-code'],
  },
  decide(state, command) {
    if (command.type === 'RegisterUser')
      return state.status === 'unknown' ? [{ type: 'UserRegistered', data: command.data }] : [];
    if (command.type === 'RemoveUser' && state.status === 'removed') return [];
    const known = present(state);
    switch (command.type) {
      case 'RemoveUser':
        return [{ type: 'UserRemoved', data: command.data }];
      case 'SignOutUser':
        return [{ type: 'UserSignedOut', data: command.data }];
      case 'ReviseUser':
        return revise(known, command);
      case 'TurnOnSecondFactor':
      case 'TurnOffSecondFactor':
      case 'RenewRecoveryCodes':
      case 'UseRecoveryCode':
        return decideSecondFactor(known.secondFactor, command);
    }
  },
  evolve(state, event) {
    if (event.type === 'UserRegistered')
      return {
        ...{ status: 'registered', disabled: false, signedOutAt: 0, version: 0 },
        secondFactor: null,
        ...{ ...event.data, details: knownDetails(event.data.details) },
      };
    if (state.status === 'unknown') return state;
    return { ...change(state, event), version: state.version + 1 };
  },
};

function change(state: RegisteredUser, event: Exclude<UserEvent, UserRegistered>): RegisteredUser {
  switch (event.type) {
    case 'UserDescribed':
      return { ...state, details: { ...state.details, ...event.data.changes } };
    case 'UserAssigned':
    case 'PasswordChanged':
      return { ...state, ...event.data };
    case 'UserDisabled':
      return { ...state, disabled: true, signedOutAt: state.version + 1 };
    case 'UserEnabled':
      return { ...state, disabled: false };
    case 'UserSignedOut':
      return { ...state, signedOutAt: state.version + 1 };
    case 'UserRemoved':
      return { ...state, status: 'removed' };
    case 'SecondFactorTurnedOn':
    case 'SecondFactorTurnedOff':
    case 'RecoveryCodesRenewed':
    case 'RecoveryCodeUsed':
      return { ...state, secondFactor: evolveSecondFactor(state.secondFactor, event) };
  }
}

function revise(known: RegisteredUser, { data }: ReviseUser): UserEvent[] {
  const { userId, expectedVersion, details: changes, assignment, passwordVersion, disabled } = data;
  if (expectedVersion !== null && expectedVersion !== known.version)
    throw new Refusal('stale-version', 'Changed by another since it was read');
  const events: UserEvent[] = [];
  if (differs(known.details, changes))
    events.push({ type: 'UserDescribed', data: { userId, changes } });
  if (assignment && differs<RoleAssignment>(known, assignment))
    events.push({ type: 'UserAssigned', data: { userId, ...assignment } });
  if (passwordVersion !== null && passwordVersion !== known.passwordVersion)
    events.push({ type: 'PasswordChanged', data: { userId, passwordVersion } });
  if (disabled !== null && disabled !== known.disabled)
    events.push({ type: disabled ? 'UserDisabled' : 'UserEnabled', data: { userId } });
  return events;
}

function present(state: User): RegisteredUser {
  if (state.status !== 'registered') throw new Refusal('not-found', 'No such user');
  return state;
}
