import { Type } from 'typebox';

/** By which a read waits for a write. */
export const AfterPositionHeaders = Type.Object({
  'x-after-position': Type.Optional(
    Type.String({
      description:
        'The x-position of a write: waits up to 2 s until it can be read; past that the answer says x-stale: true',
    }),
  ),
});
