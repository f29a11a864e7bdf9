import type { Criteria } from './criteria.ts';

/** Who comes along: `guests` are all in one room, children among them; 0 says it does not matter. */
export type Party = Pick<Criteria, 'guests' | 'kid' | 'pet'>;

/** What is counted by itself: grown-ups, children under 12 and pets. */
export type Counted = 'adults' | 'kid' | 'pet';

/** The most of each; a stay takes at most five pets. */
export const MOST = { adults: 20, kid: 10, pet: 5 } as const satisfies Record<Counted, number>;

export const partyOf = ({ guests, kid, pet }: Party): Party => ({ guests, kid, pet });

export const adultsOf = ({ guests, kid }: Party): number => Math.max(0, guests - kid);

/** With another number of one kind; the others stay as they are, but an adult comes with every child. */
export function changedParty(party: Party, kind: Counted, count: number): Party {
  const counted = { adults: adultsOf(party), kid: party.kid, pet: party.pet };
  counted[kind] = count;
  const { adults, kid, pet } = counted;
  return { guests: kid > 0 ? Math.max(adults, 1) + kid : adults, kid, pet };
}
