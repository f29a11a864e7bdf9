/** What the server does wrong for now; all of it happens in the field. */
export type ServerFaults = {
  /** Appends happen, their answers are lost. */
  answersNoAppend: boolean;
  answersNoRead: boolean;
  /** What its user may not do, or that it knows no such user. */
  denies: readonly ('append' | 'read' | 'read-all' | 'user')[];
  /** As after some leader changes. */
  tellsNoPosition: boolean;
  /**
   * How long each append is on its way, in milliseconds. The same events sent again meanwhile are
   * answered `deadline-exceeded`.
   */
  appendTakes: () => number;
  /** The call of many appends ends politely with each answer. */
  endsAppendsAfterAnswer: boolean;
  /** How long each read and each new subscription is on its way, in milliseconds. */
  readTakes: () => number;
  /** No node leads: a vote is under way, or too few are left. */
  hasNoLeader: boolean;
  /** Another node leads, at this port; this one's log ends so many events before that one's. */
  follows: Readonly<{ port: number; behind: number }> | null;
  /** How far its clock is ahead of the client's, in milliseconds. */
  clockAhead: number;
  /** Its log has just begun, and it tells a place that is none. */
  tellsNowhere: boolean;
};

export const noFaults = (): ServerFaults => ({
  answersNoAppend: false,
  answersNoRead: false,
  denies: [],
  tellsNoPosition: false,
  appendTakes: () => 0,
  endsAppendsAfterAnswer: false,
  readTakes: () => 0,
  hasNoLeader: false,
  follows: null,
  clockAhead: 0,
  tellsNowhere: false,
});
