import type { Decider } from '../values/decider/decider.ts';
import type { Message } from '../values/decider/message.ts';
import type { Instant } from '../values/time/instant.ts';

/**
 * One stream a token that was signed out: nobody reads it longer than the token itself would be good, so no
 * state has to forget (docs/adr/0113-sessions-end-at-once.md).
 */
export const endedTokenStream = (tokenHash: string) => `endedToken-${tokenHash}`;

type Token = Readonly<{
  /** SHA-256 of the token, in hexadecimal digits. */
  tokenHash: string;
  userId: string;
  /** When it would have ended by itself. */
  endsAt: Instant;
}>;

/** By who has it: signed out on one device. */
export type EndToken = Message<'EndToken', Token>;
export type TokenEnded = Message<'TokenEnded', Token>;

export type EndedToken = Readonly<{ isEnded: boolean }>;

/** A token of one session, which is good until this stream has an event. */
export const endedToken: Decider<EndedToken, EndToken, TokenEnded> = {
  initialState: { isEnded: false },
  refusals: { EndToken: [] },
  decide: ({ isEnded }, { data }) => (isEnded ? [] : [{ type: 'TokenEnded', data }]),
  evolve: () => ({ isEnded: true }),
};
