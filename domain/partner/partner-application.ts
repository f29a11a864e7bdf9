import type { Decider } from '../values/decider/decider.ts';
import type { Message } from '../values/decider/message.ts';
import { Refusal } from '../values/decider/refusal.ts';
import type { Instant } from '../values/time/instant.ts';

export const partnerApplicationStream = (applicationId: string) =>
  `partnerApplication-${applicationId}`;

/** Who applies, and with which hotel. Personal: the store keeps these encrypted. */
export type ApplicantDetails = Readonly<{
  hotelName: string;
  name: string;
  email: string;
  phone: string;
  message: string | null;
}>;

export type ApplyAsPartner = Message<
  'ApplyAsPartner',
  { applicationId: string; applicant: ApplicantDetails; appliedAt: Instant }
>;
type Decision = { applicationId: string; expectedVersion: number | null; by: string; at: Instant };
/** `ownerId`: the user who was made of the applicant. */
export type AcceptPartner = Message<'AcceptPartner', Decision & { ownerId: string }>;
export type DeclinePartner = Message<'DeclinePartner', Decision & { reason: string | null }>;
export type PartnerApplicationCommand = ApplyAsPartner | AcceptPartner | DeclinePartner;

// Of an applicant who was erased, these are read with null in their personal field.
export type PartnerApplied = Message<'PartnerApplied', ApplyAsPartner['data']>;
type Decided = Omit<Decision, 'expectedVersion'>;
export type PartnerAccepted = Message<'PartnerAccepted', Decided & { ownerId: string }>;
export type PartnerDeclined = Message<'PartnerDeclined', Decided & { reason: string | null }>;
export type PartnerApplicationEvent = PartnerApplied | PartnerAccepted | PartnerDeclined;

export type KnownApplication = Omit<ApplyAsPartner['data'], 'applicant'> &
  Readonly<{
    /** Null once they were erased. */
    applicant: ApplicantDetails | null;
    status: 'open' | 'accepted' | 'declined';
    decided: Readonly<{ by: string; at: Instant }> | null;
    reason: string | null;
    ownerId: string | null;
    /** Revision of the application's stream. */
    version: number;
  }>;
export type PartnerApplication = Readonly<{ status: 'unknown' }> | KnownApplication;

/** A hotel that wants to be listed, until the site's administrators take it in or not. */
export const partnerApplication: Decider<
  PartnerApplication,
  PartnerApplicationCommand,
  PartnerApplicationEvent
> = {
  initialState: { status: 'unknown' },
  refusals: {
    ApplyAsPartner: [],
    AcceptPartner: ['stale-version', 'wrong-status'],
    DeclinePartner: ['stale-version', 'wrong-status'],
  },
  decide(state, command) {
    switch (command.type) {
      case 'ApplyAsPartner':
        return state.status === 'unknown' ? [{ type: 'PartnerApplied', data: command.data }] : [];
      case 'AcceptPartner': {
        const { expectedVersion, ...data } = command.data;
        if (isDecided(state, 'accepted', expectedVersion)) return [];
        return [{ type: 'PartnerAccepted', data }];
      }
      case 'DeclinePartner': {
        const { expectedVersion, ...data } = command.data;
        if (isDecided(state, 'declined', expectedVersion)) return [];
        return [{ type: 'PartnerDeclined', data }];
      }
    }
  },
  evolve(state, event) {
    if (event.type === 'PartnerApplied')
      return {
        ...event.data,
        ...{ status: 'open', decided: null, reason: null, ownerId: null, version: 0 },
      };
    if (state.status === 'unknown') return state;
    const { by, at } = event.data;
    const decided = { ...state, decided: { by, at }, version: state.version + 1 };
    return event.type === 'PartnerAccepted'
      ? { ...decided, status: 'accepted', ownerId: event.data.ownerId }
      : { ...decided, status: 'declined', reason: event.data.reason };
  },
};

/** Whether it was decided so before. Refuses what is unknown, was decided otherwise, or changed since it was read. */
function isDecided(
  state: PartnerApplication,
  as: 'accepted' | 'declined',
  expectedVersion: number | null,
): boolean {
  if (state.status === 'unknown') throw new Refusal('not-found', 'No such application');
  if (state.status === as) return true;
  if (expectedVersion !== null && expectedVersion !== state.version)
    throw new Refusal('stale-version', 'Changed by another since it was read');
  if (state.status !== 'open') throw new Refusal('wrong-status', 'It was decided before');
  return false;
}
