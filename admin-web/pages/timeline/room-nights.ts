import type { LocalDate } from '@baanpak/domain/values/time/local-date.ts';
import type { Lane } from './lanes.ts';

/** Nights of one unit of a room, the last one included, and what the unit is called. */
export type RoomNights = Readonly<{ lane: Lane; name: string; from: LocalDate; to: LocalDate }>;
