import type { Booking } from './booking-state.ts';

/** Whether its guest was there and has left: over, and not because nobody came. */
export const wasStayed = (state: Booking): boolean => state.status === 'Completed' && !state.noShow;
