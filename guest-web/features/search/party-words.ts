import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { adultsOf, type Party } from './party.ts';

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
