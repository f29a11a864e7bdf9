import { useTranslation } from 'react-i18next';
import { LocalLink } from '../../ui/local-link.tsx';
import type { OwnStay } from './own-holds.ts';
import { useOwnStayWords } from './own-stay-words.ts';

/** What seems taken is the guest's own: in a line, where a page has room for no more. Load it on use. */
export function OwnStayLink({ own }: Readonly<{ own: OwnStay }>) {
  const { t } = useTranslation('held');
  const { title } = useOwnStayWords()(own);
  return (
    <p className="font-medium text-brand-ink lg:text-right">
      <span className="block">{title}</span>
      <LocalLink
        to={`/booking/${own.bookingId}`}
        className="inline-flex min-h-11 items-center underline underline-offset-4"
      >
        {t('toBooking')}
      </LocalLink>
    </p>
  );
}
