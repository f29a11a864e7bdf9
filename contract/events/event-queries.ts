import { EVENT_TYPES } from '@baanpak/domain/events.ts';
import { type Static, Type } from 'typebox';
import { withDetail } from '../answers/detail.ts';
import { IdsQuery, PAGE_FIELDS, PAGE_QUERY } from '../answers/paging.ts';
import { uuid } from '../fields/fields.ts';
import { day, ownerId, sort } from '../fields/query-fields.ts';
import { EventSchema } from './event.ts';

/** A list goes this far; older ones are those `before` its last. */
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
  code: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 20,
      description: "A booking's code: what happened to it, and to what is paid for with it",
      examples: ['BK-7Q2MX4'],
    }),
  ),
  from: Type.Optional(day()),
  to: Type.Optional(day()),
  before: Type.Optional(uuid('Only what happened before this event, by its `_id`')),
  ownerId: ownerId(),
  sort: sort(EVENT_SORTS, '-time'),
});
export type EventListRequest = Static<typeof EventListQuery>;

export const EventListAnswer = withDetail({
  events: Type.Array(EventSchema),
  ...PAGE_FIELDS,
  total: Type.Integer({
    description: `At most ${MOST_EVENTS}; older ones are listed by \`before\`, the last one's \`_id\``,
  }),
});
export const EventAnswer = withDetail({ event: EventSchema });
