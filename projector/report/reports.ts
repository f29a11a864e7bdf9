import { EVENT_TYPES } from '@baanpak/domain/processes/event-types.ts';
import { LISTED_STREAMS } from '../events/events.ts';
import { type Change, nothing, type Projection } from '../projection.ts';
import { reportModel } from './tables.ts';

type OfEveryEvent = Omit<Projection<never>, 'when'> &
  Readonly<{ when: Readonly<Record<string, () => readonly Change[]>> }>;

/** What reports are made of (docs/adr/0057-facts.md). */
export const reports: OfEveryEvent = {
  model: reportModel,
  streams: LISTED_STREAMS,
  when: Object.fromEntries([...EVENT_TYPES].map((type) => [type, nothing])),
};
