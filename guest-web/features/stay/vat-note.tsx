import type { I18nJson } from '@baanpak/domain/values/schema/i18n-schema.ts';
import { useTranslation } from 'react-i18next';
import { useApp } from '../../shell/context.ts';

type VatNoteProps = Readonly<{
  stays: readonly Readonly<{ hotelName: I18nJson; vatRegistered?: boolean | undefined }>[];
}>;

/** Says that a total has VAT in it, or which hotels' part of it has: those that are registered for it. */
export function VatNote({ stays }: VatNoteProps) {
  const { t } = useTranslation('checkoutServices');
  const { language } = useApp().api;
  const withVat = stays.filter(({ vatRegistered }) => vatRegistered);
  if (withVat.length === 0) return null;
  const names = new Set(withVat.map(({ hotelName }) => hotelName[language]));
  const hotels = [...names].join(', ');
  return (
    <span className="block text-muted text-sm">
      {withVat.length === stays.length ? t('taxes') : t('taxesOf', { hotels })}
    </span>
  );
}
