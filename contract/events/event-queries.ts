import { EVENT_TYPES } from '@baanpak/domain/processes/event-types.ts';
import { type Static, Type } from 'typebox';
import { withDetail } from '../answers/detail.ts';
import { IdsQuery, PAGE_FIELDS, PAGE_QUERY } from '../answers/paging.ts';
import { day, ownerId, sort } from '../fields/query-fields.ts';
import { EventSchema } from './event.ts';

/** Events are listed this far; who wants older ones narrows the list by `to`. */
export const MOST_EVENTS = 10_000;

export const EVENT_SORTS = ['_id', 'time'] as const;
export type EventSort = (typeof EVENT_SORTS)[number];

export const EventListQuery = Type.Object({
  ...PAGE_QUERY,
  _id: IdsQuery,
  type: Type.Optional(Type.Enum([...EVENT_TYPES], { type: 'string' })),
  stream: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
  actor: Type.Optional(
    Type.String({ minLength: 1, maxLength: 100, description: "A user's `_id`, or as answered" }),
  ),
  from: Type.Optional(day()),
  to: Type.Optional(day()),
  ownerId: ownerId(),
  sort: sort(EVENT_SORTS, '-time'),
});
export type EventListRequest = Static<typeof EventListQuery>;

export const EventListAnswer = withDetail({
  events: Type.Array(EventSchema),
  ...PAGE_FIELDS,
  total: Type.Integer({ description: `At most ${MOST_EVENTS}; no more are listed` }),
});
export const EventAnswer = withDetail({ event: EventSchema });
