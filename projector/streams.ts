import type { EventFilter } from '@baanpak/infrastructure/event-store/port.ts';
import { PROJECTIONS } from './projections.ts';

/** The streams the read models are made of. */
export const READ_STREAMS: EventFilter = {
  streamPrefixes: [...new Set<string>(PROJECTIONS.flatMap(({ streams }) => [...streams]))],
};
