import { Type } from 'typebox';

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
