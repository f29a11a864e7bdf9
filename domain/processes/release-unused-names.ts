import { after, MINUTE } from '../values/time/instant.ts';
import type { Process } from './process.ts';

/** Far longer than a command takes to register what it claimed a name for. */
const GRACE = 10 * MINUTE;

/** A name that was claimed for something that never came to be is free again. */
export const releaseUnusedNames: Process = {
  name: 'release-unused-names',
  when: {
    NameClaimed: ({ data: { kind, key, by, claimedAt } }) => [
      {
        at: after(claimedAt, GRACE),
        key: `name:${kind}:${key}`,
        do: { type: 'ReleaseNameUnlessUsed', data: { kind, key, by } },
      },
    ],
    NameReleased: ({ data: { kind, key } }) => [{ forget: `name:${kind}:${key}` }],
  },
};
