import { useTranslation } from 'react-i18next';
import type { Party } from './party.ts';

/** Says who comes along: “2 guests · 1 child”. */
export function usePartyWords(): (party: Party) => string {
  const { t } = useTranslation(['search', 'shell']);
  return ({ guests, kid, pet }) =>
    [
      guests === 0 ? t('anyGuests') : t('shell:guests', { count: guests }),
      kid > 0 && t('kids', { count: kid }),
      pet > 0 && t('pets', { count: pet }),
    ]
      .filter(Boolean)
      .join(' · ');
}
