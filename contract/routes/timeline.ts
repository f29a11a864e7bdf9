import { TimelineAnswer, TimelineQuery } from '../timeline/timeline.ts';
import { DAY_REFUSALS } from './refusals.ts';
import type { Routes } from './route.ts';

export const TIMELINE_ROUTES = {
  'GET /bookings/timeline': {
    tag: 'bookings',
    summary: 'The rooms of a hotel and their stays over some days, for staff',
    rights: { action: 'read-stays' },
    query: TimelineQuery,
    answer: TimelineAnswer,
    refuses: ['not-found', ...DAY_REFUSALS],
    reads: ['bookings', 'search'],
  },
} as const satisfies Routes;
