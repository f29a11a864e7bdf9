import { Nullable } from '@baanpak/domain/values/schema/nullable.ts';
import { LANGUAGES } from '@baanpak/domain/values/text/i18n-text.ts';
import { type Static, Type } from 'typebox';
import { withDetail } from '../answers/detail.ts';
import { PAGE_QUERY } from '../answers/paging.ts';
import { MOST_EVENTS } from '../events/event-queries.ts';
import { uuid } from '../fields/fields.ts';
import { day } from '../fields/query-fields.ts';

/** What an event is about, for the columns of a page. */
export const HISTORY_LANES = [
  ...['booking', 'room', 'checkout', 'payment', 'refund'],
  ...['hotel', 'user'],
] as const;

/** The texts of one event in a history are in the caller's language. */
const lang = Type.Optional(Type.Enum([...LANGUAGES], { type: 'string' }));

const HISTORY_EVENT_FIELDS = {
  id: Type.String({ format: 'uuid', description: 'Of the event; `cause` names another' }),
  position: Type.String({ description: 'The token of x-position; names the event to other calls' }),
  index: Nullable(
    Type.Integer({ description: 'Its number in the signed log; null: the log is not signed' }),
  ),
  revision: Type.Integer({ description: '0, 1, 2 … within the stream' }),
  stream: Type.String({
    description: 'As staff may read it: ids that act as the guest are hashed',
  }),
  lane: Type.Enum([...HISTORY_LANES], {
    type: 'string',
    description: '`refund` has the cases of money, too',
  }),
  type: Type.String({ examples: ['BookingPlaced'] }),
  sentence: Type.String({
    description: 'Who did what to which thing, with amount and day',
    examples: ['Nok canceled BK-7Q2MX4.'],
  }),
  at: Type.String({ format: 'date-time' }),
  by: Type.String({
    description:
      "Who did it: a user's `_id` or `guest`; of what a process did, the person whose act it follows from, else `process:` and its name",
  }),
  via: Nullable(
    Type.String({
      description: '`process:` and its name, where a process did it',
      examples: ['process:confirm-when-paid'],
    }),
  ),
  name: Nullable(Type.String({ description: "The user's name; null for who is no user" })),
  command: Nullable(
    Type.String({
      description: "The command's type, of a process its name and step; events of before have none",
      examples: ['CancelCheckout'],
    }),
  ),
  correlation: Type.String({
    description: 'The same for all that one request led to',
    examples: ['cfe7b24e-5f08-4325-8c72-3ad64e130bc2'],
  }),
  cause: Nullable(
    Type.String({
      description: 'The `id` of the event that led to it; null: a request did',
      examples: ['f4d788fa-7409-488d-9fbb-76bf4d95e39b'],
    }),
  ),
  undoable: Type.Boolean({
    description:
      'Whether the caller may take it back now, by the action `undo` with its `position`',
  }),
  undone: Type.Boolean({ description: 'It was taken back since' }),
  data: Nullable(
    Type.Record(Type.String(), Type.Unknown(), {
      description:
        'As recorded, money in satang, without ids that act as the guest. Of a checkout of several owners the own share alone. `days` of a change of prices: what each night cost before and after. Null where the caller may not see it',
    }),
  ),
};

/** Of a booking: what each event changed in it. */
const HistoryEventSchema = Type.Object({
  ...HISTORY_EVENT_FIELDS,
  changes: Type.Record(Type.String(), Type.Object({ from: Type.Unknown(), to: Type.Unknown() }), {
    description:
      'By field of the booking, as `GET /bookings/{id}` has it: folded forwards from nulls they give that answer, less what other streams or the day decide',
  }),
});
export type HistoryEventJson = Static<typeof HistoryEventSchema>;

/** Fields of a staff's booking that other streams or the day decide: `changes` leave them out, pages show them as of now. */
export const NOT_IN_CHANGES: readonly string[] = [
  ...['roomObj', 'hotelName', 'hotelNameSlug', 'bank', 'bankAccountNumber', 'bankAccountName'],
  ...['promptPayQr', 'unit', 'refundQuote', 'group', 'masked'],
];

export const ThingEventSchema = Type.Object(HISTORY_EVENT_FIELDS);
export type ThingEventJson = Static<typeof ThingEventSchema>;

const StepSchema = Type.Object({
  correlation: Type.String({ examples: ['cfe7b24e-5f08-4325-8c72-3ad64e130bc2'] }),
  from: Type.String({ format: 'date-time' }),
  to: Type.String({ format: 'date-time' }),
  events: Type.Array(Type.String({ format: 'uuid' }), {
    description: 'By `id`, in the order of `events`',
  }),
});
export type HistoryStepJson = Static<typeof StepSchema>;

const PendingSchema = Type.Object({
  kind: Type.Enum(['hold', 'charge', 'refund', 'case'], { type: 'string' }),
  until: Nullable(Type.String({ format: 'date-time', description: 'Null: nothing ends it' })),
  amount: Nullable(Type.Integer({ description: 'In satang' })),
});
export type PendingJson = Static<typeof PendingSchema>;

/** What a history says of the log's proofs. */
const PROOF_FIELDS = {
  verified: Nullable(
    Type.Boolean({ description: 'Whether each event fits the signed log; null: it is not signed' }),
  ),
  proof: Type.Null({ description: 'Of the signed log; there is none yet' }),
};
const STEPS = Type.Array(StepSchema, {
  description: 'What one request led to, and everything that followed from it',
});

export const BookingHistoryQuery = Type.Object({
  at: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 300,
      description:
        'A moment or an x-position, as `/reports` take it: what had happened by then. With `.` and a day behind a position, that day is taken for today',
    }),
  ),
  lang,
});

export const BookingHistoryAnswer = withDetail({
  events: Type.Array(HistoryEventSchema, { description: 'The oldest first' }),
  steps: STEPS,
  pending: Type.Array(PendingSchema, { description: 'What is still under way' }),
  more: Type.Boolean({
    description:
      'Whether it has more than the newest 2,000 events, which are told then, without `changes` and `pending`',
  }),
  ...PROOF_FIELDS,
});

export const HistoryQuery = Type.Object({
  ...PAGE_QUERY,
  from: Type.Optional(day()),
  to: Type.Optional(day()),
  before: Type.Optional(
    uuid(
      `Only what happened before this event, by its \`id\`. Pages end at the ${MOST_EVENTS.toLocaleString('en-US')}th event, deeper ones are empty: older events are asked for by the last one's`,
    ),
  ),
  lang,
});

export type HistoryRequest = Static<typeof HistoryQuery>;

/** Of a room, also what set the price of one night. */
export const RoomHistoryQuery = Type.Object({
  ...HistoryQuery.properties,
  day: Type.Optional(
    Type.String({
      format: 'local-date',
      description:
        'Only what set the price of this night, the newest first: so the first event set the price that counts now. `data.days` of each but the first registration says what the night cost before and after',
      examples: ['2026-12-24'],
    }),
  ),
});
export type RoomHistoryRequest = Static<typeof RoomHistoryQuery>;

export const HistoryAnswer = withDetail({
  events: Type.Array(ThingEventSchema, { description: 'The newest first' }),
  steps: STEPS,
  page: Type.Integer(),
  perPage: Type.Integer(),
  more: Type.Boolean({ description: 'Whether there are older ones on a next page' }),
  ...PROOF_FIELDS,
});
