import { useTranslation } from 'react-i18next';
import { Alert } from '../../ui/alert.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import type { OwnStay } from './own-holds.ts';
import { useOwnStayWords } from './own-stay-words.ts';

/** What seems taken is the guest's own: said in its place on a page, with the way there. */
export function OwnStayNotice({ own }: Readonly<{ own: OwnStay }>) {
  const { t } = useTranslation('held');
  const { title, hint } = useOwnStayWords()(own);
  return (
    <Alert kind="success" title={title}>
      <p>{hint}</p>
      <ButtonLink to={`/booking/${own.bookingId}`} className="mt-3">
        {t('toBooking')}
      </ButtonLink>
    </Alert>
  );
}
