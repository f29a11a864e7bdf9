import { useTranslation } from 'react-i18next';

const KINDS = ['available', 'checkInOnly', 'checkOutOnly', 'full', 'unreachable', 'past'] as const;

/** As the calendar draws such days. */
const LOOKS = {
  available: '',
  checkInOnly: 'bg-linear-135 from-line from-50% to-card to-50%',
  checkOutOnly: 'bg-linear-135 from-card from-50% to-line to-50%',
  full: 'bg-line',
  unreachable: 'line-through',
  past: 'text-muted/50',
} as const;

/** What the looks of days mean. */
export function CalendarLegend() {
  const { t } = useTranslation('hotel');
  return (
    <ul className="mt-3 flex flex-wrap gap-x-4 gap-y-1.5 text-muted text-sm">
      {KINDS.map((kind) => (
        <li key={kind} className="flex items-center gap-2">
          <span
            aria-hidden="true"
            className={`grid size-6 place-items-center rounded-md border border-line text-xs ${LOOKS[kind]}`}
          >
            9
          </span>
          {t(`days.${kind}`)}
        </li>
      ))}
    </ul>
  );
}
