import { EventAnswer, EventListAnswer, EventListQuery } from '../events/event-queries.ts';
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
} as const satisfies Routes;
