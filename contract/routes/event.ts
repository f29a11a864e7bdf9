import { EventAnswer, EventListAnswer, EventListQuery } from '../events/event-queries.ts';
import { RadiusAnswer, RadiusQuery } from '../events/radius.ts';
import { IdParams } from '../fields/query-fields.ts';
import { EVENTS } from './resources.ts';
import type { Routes } from './route.ts';

export const EVENT_ROUTES = {
  'GET /admin-api/events': {
    tag: 'events',
    summary: 'What happened',
    rights: { action: 'read-money' },
    resources: [EVENTS],
    query: EventListQuery,
    answer: EventListAnswer,
    reads: ['bookings', 'events', 'search', 'users'],
  },
  'GET /admin-api/events/{id}': {
    tag: 'events',
    summary: 'That something happened',
    rights: { action: 'read-money', of: 'event' },
    resources: [EVENTS],
    params: IdParams,
    answer: EventAnswer,
    reads: ['bookings', 'events', 'search', 'users'],
  },
  'GET /log/radius': {
    tag: 'events',
    summary:
      'The radius of a mistake: what an event led to, which bookings it concerns, and what mends it',
    description:
      "An event of another owner is 404, and of a checkout of several owners only the caller's share is answered, as in histories.",
    rights: { action: 'read-money' },
    query: RadiusQuery,
    answer: RadiusAnswer,
    refuses: ['not-found'],
    reads: ['bookings', 'events', 'search', 'users'],
  },
} as const satisfies Routes;
