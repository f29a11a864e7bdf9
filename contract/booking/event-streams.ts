import { Type } from 'typebox';
import { AfterPositionHeaders } from '../answers/after-position.ts';

/** Bookings of a guest that one stream tells of, at most. */
export const MOST_FOLLOWED = 20;

const UUID = '[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}';

/** `pattern`, one to `most` times, with commas between. */
const separated = (pattern: string, most: number) => `^${pattern}(?:,${pattern}){0,${most - 1}}$`;

export const FollowedBookingsQuery = Type.Object({
  ids: Type.String({
    pattern: separated(UUID, MOST_FOLLOWED),
    description: `The guest’s ids of the bookings, with commas between; at most ${MOST_FOLLOWED}`,
    examples: ['6f1d2c3b-8a74-8c1e-9b5f-2d7e4a90c1b8'],
  }),
});

/** Bookings that a caller says to have open, at most. */
const MOST_PRESENT = 100;

export const StaffEventsQuery = Type.Object(
  {
    present: Type.Optional(
      Type.String({
        pattern: `^$|${separated(`${UUID}:(?:looks|moves)`, MOST_PRESENT)}`,
        description: `Which bookings the caller has open: an \`_id\`, a colon, and \`looks\` or \`moves\`, with commas between; at most ${MOST_PRESENT}`,
        examples: ['6f1d2c3b-8a74-8c1e-9b5f-2d7e4a90c1b8:looks'],
      }),
    ),
  },
  { additionalProperties: false },
);

export const StaffEventsHeaders = Type.Object({
  ...AfterPositionHeaders.properties,
  'last-event-id': Type.Optional(
    Type.String({
      maxLength: 100,
      description:
        'The last `id` of a stream that ended: what changed since is told, or `missed`. Empty: events are to bring ids',
    }),
  ),
});
