/** Read models of one group are read together: they are built, and made again, together. */
export const GROUP_NAMES = ['search', 'bookings', 'users', 'events', 'reports'] as const;
export type GroupName = (typeof GROUP_NAMES)[number];

/**
 * The tables of a read model. Nothing is unique in them but the rows' own keys: that a code or a slug is
 * given once is for the deciders to see to, and where a log has it twice all the same, both are shown and
 * nothing stops. Amounts and what grows with the log are 64 bits.
 */
export type ReadModel = Readonly<{
  group: GroupName;
  /** Raised with every change of the tables, and of what the projection writes: then the group is made again. */
  version: number;
  /** The primary keys of the tables, by which the projection addresses rows. */
  keys: Readonly<Record<string, readonly string[]>>;
  /** Makes the tables, empty, in the first schema of the search path, with the indexes that its projection needs. */
  sql: string;
  /** Makes the indexes that queries alone need: a rebuild does so after the rows, which is quicker. */
  indexes?: string;
}>;
