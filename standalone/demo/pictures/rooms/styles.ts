import { PLASTERED } from './plastered-styles.ts';
import { RUSTIC } from './rustic-styles.ts';

/** All styles of rooms by name. */
export const STYLES = { ...PLASTERED, ...RUSTIC } as const;

export type RoomStyleName = keyof typeof STYLES;
