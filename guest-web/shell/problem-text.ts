import type { GuestRefusal } from '@baanpak/domain/values/decider/refusal.ts';

type OtherCode = 'invalid-request' | 'too-many-requests' | 'store-away' | 'internal' | 'offline';

/** What guests are told of each code; a new refusal does not compile without. */
export type ProblemText = Readonly<Record<GuestRefusal | OtherCode, string>>;

/** Of codes that any call may be answered with, and of no answer: for these the API has no sentence in time. */
export type CallProblemText = Readonly<Record<OtherCode, string>>;
