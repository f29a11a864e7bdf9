import type { Concerned, EventEntries } from '../values/decider/event-entry.ts';
import type { UniqueNameEvent } from './unique-name.ts';

/** A username is claimed for a user, a slug for a hotel. */
const itsBearer = ({ data: { kind, by } }: UniqueNameEvent): Concerned =>
  kind === 'username' ? { user: by } : { hotel: by };

/** What is known of each event of a unique name. */
export const UNIQUE_NAME_EVENTS = {
  NameClaimed: { concerns: itsBearer },
  NameReleased: { concerns: itsBearer },
} as const satisfies EventEntries<UniqueNameEvent>;
