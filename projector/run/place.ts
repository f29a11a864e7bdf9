import type { Group } from '../schema/groups.ts';

/** A group, and the schema it is written to: its own, or the one in which it is built. */
export type LogPosition = Readonly<{ group: Group; schema: string }>;
