import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
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

const TEXTS = ['search', 'shell'] as const;

/** Says who comes along: “2 guests”, or with children “2 adults · 1 child”. */
export function partyWords(t: TFunction<typeof TEXTS>, party: Party): string {
  const { guests, kid, pet } = party;
  const adults = adultsOf(party);
  const people = guests === 0 ? t('anyGuests') : t('shell:guests', { count: guests });
  return [
    kid > 0 && adults > 0 ? t('adults', { count: adults }) : people,
    kid > 0 && t('kids', { count: kid }),
    pet > 0 && t('pets', { count: pet }),
  ]
    .filter(Boolean)
    .join(' · ');
}

export function usePartyWords(): (party: Party) => string {
  const { t } = useTranslation(TEXTS);
  return (party) => partyWords(t, party);
}
