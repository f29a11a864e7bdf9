import { Type } from 'typebox';

/** Query parameter of a call that answers as of an earlier moment, too. */
export const AT_QUERY = {
  at: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 400,
      description:
        'As of then: an instant, an `x-position`, or the `at` of an answer. With `.` and a day behind a position, that day is taken for today',
      examples: ['2027-01-05T03:00:00.000Z'],
    }),
  ),
};
export const AtQuery = Type.Object(AT_QUERY);

/** What every such answer says, with `at` or without. */
export const AT_FIELDS = {
  at: Type.String({
    description:
      'What it was answered as of: given as `at` it answers the same again. Without `at`, while read models move, it is about that place',
    examples: ['NDIuNDIuM2YwYjVhM2U.2027-01-05'],
  }),
};
