import { useTranslation } from 'react-i18next';

const LOOKS = {
  checkInOnly: 'bg-linear-135 from-line from-50% to-card to-50%',
  checkOutOnly: 'bg-linear-135 from-card from-50% to-line to-50%',
  full: 'bg-line',
} as const;

/** What the halves of days mean. */
export function CalendarLegend() {
  const { t } = useTranslation('hotel');
  return (
    <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-muted text-sm">
      {(['checkInOnly', 'checkOutOnly', 'full'] as const).map((kind) => (
        <li key={kind} className="flex items-center gap-2">
          <span
            aria-hidden="true"
            className={`size-4 rounded border border-field/50 ${LOOKS[kind]}`}
          />
          {t(`days.${kind}`)}
        </li>
      ))}
    </ul>
  );
}
