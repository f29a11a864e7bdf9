import type { Criteria } from './criteria.ts';

/** Who comes along: `guests` are all in one room, children among them; 0 says it does not matter. */
export type Party = Pick<Criteria, 'guests' | 'kid' | 'pet'>;

/** The most of each; a stay takes at most five pets. */
export const MOST = { guests: 20, kid: 10, pet: 5 } as const satisfies Record<keyof Party, number>;

/** With another number of one kind: nobody has more children than guests. */
export function changed(party: Party, kind: keyof Party, count: number): Party {
  const next = { ...party, [kind]: count };
  if (next.guests === 0) return next;
  return kind === 'kid'
    ? { ...next, guests: Math.max(next.guests, next.kid) }
    : { ...next, kid: Math.min(next.kid, next.guests) };
}
