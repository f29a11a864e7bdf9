import type { Decider } from '../values/decider/decider.ts';
import type { Message } from '../values/decider/message.ts';
import { Refusal } from '../values/decider/refusal.ts';
import type { Instant } from '../values/time/instant.ts';

/** What is named: each kind has names of its own. */
export type UniqueNameKind = 'username' | 'slug';

/** `key` is the name itself, or its HMAC where it says something of a person. */
export const uniqueNameStream = (kind: UniqueNameKind, key: string) => `${kind}-${key}`;

type Claimant = Readonly<{ kind: UniqueNameKind; key: string; by: string }>;

/** `applicationId`: of a partner, whose acceptance makes the bearer; absent where the claimant makes it. */
export type ClaimName = Message<
  'ClaimName',
  Claimant & { claimedAt: Instant; applicationId?: string }
>;
export type ReleaseName = Message<'ReleaseName', Claimant>;
export type UniqueNameCommand = ClaimName | ReleaseName;

export type NameClaimed = Message<'NameClaimed', ClaimName['data']>;
export type NameReleased = Message<'NameReleased', ReleaseName['data']>;
export type UniqueNameEvent = NameClaimed | NameReleased;

export type UniqueName =
  | Readonly<{ status: 'free' }>
  | Readonly<{ status: 'claimed'; by: string; applicationId: string | null }>;

/** One name, which one thing at a time may have: who claims it first has it until it is released. */
export const uniqueName: Decider<UniqueName, UniqueNameCommand, UniqueNameEvent> = {
  initialState: { status: 'free' },
  refusals: { ClaimName: ['name-taken'], ReleaseName: [] },
  decide(state, { type, data }) {
    const isTheirs = state.status === 'claimed' && state.by === data.by;
    if (type === 'ReleaseName') return isTheirs ? [{ type: 'NameReleased', data }] : [];
    if (state.status === 'free') return [{ type: 'NameClaimed', data }];
    if (isTheirs) return [];
    throw new Refusal('name-taken', `This ${data.kind} belongs to another`);
  },
  evolve: (_, { type, data }) =>
    type === 'NameClaimed'
      ? { status: 'claimed', by: data.by, applicationId: data.applicationId ?? null }
      : { status: 'free' },
};
