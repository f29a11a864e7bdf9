import type { EventEntries } from '../values/decider/event-entry.ts';
import type { AdminsEvent } from './admins.ts';
import type { TokenEnded } from './ended-token.ts';
import type { UserEvent } from './user.ts';

type OfUser = Readonly<{ data: Readonly<{ userId: string }> }>;
const itsUser = ({ data }: OfUser) => ({ user: data.userId });

type OfStaff = Readonly<{ data: Readonly<{ userId: string; ownerId: string | null }> }>;
const itsOwner = ({ data }: OfStaff) => ({ user: data.userId, owner: data.ownerId });

/** What is known of each event of a user, of ended tokens and of the list of administrators. */
export const USER_EVENTS = {
  UserRegistered: { personal: { subject: 'userId', field: 'details' }, concerns: itsOwner },
  UserDescribed: { personal: { subject: 'userId', field: 'changes' }, concerns: itsUser },
  UserAssigned: { concerns: itsOwner },
  PasswordChanged: { concerns: itsUser },
  UserDisabled: { concerns: itsUser },
  UserEnabled: { concerns: itsUser },
  UserSignedOut: { concerns: itsUser },
  UserRemoved: { concerns: itsUser },
  SecondFactorTurnedOn: { concerns: itsUser },
  SecondFactorTurnedOff: { concerns: itsUser },
  RecoveryCodesRenewed: { concerns: itsUser },
  RecoveryCodeUsed: { concerns: itsUser },
  AdminAppointed: { concerns: itsUser },
  AdminDismissed: { concerns: itsUser },
  TokenEnded: { concerns: itsUser },
} as const satisfies EventEntries<UserEvent | AdminsEvent | TokenEnded>;
