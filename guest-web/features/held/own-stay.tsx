import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApp } from '../../shell/context.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { formatDay } from '../../ui/dates.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { LocalLink } from '../../ui/local-link.tsx';
import { formatTime } from '../../ui/moments.ts';
import type { OwnStay } from './own-holds.ts';

/** Says until when a stay is held, and for which nights. */
function useOwnStayWords() {
  const { t } = useTranslation('held');
  const { language } = useApp().api;
  return ({ until, stay }: OwnStay) => ({
    title: t('yours', { time: formatTime(until) }),
    hint: t('yoursHint', {
      start: formatDay(stay.checkIn, language),
      end: formatDay(stay.checkOut, language),
    }),
  });
}

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

/** What seems taken is the guest's own, held in another tab: the way on is there. */
export function OwnStayDialog({ own }: Readonly<{ own: OwnStay }>) {
  const { t } = useTranslation('held');
  const { title, hint } = useOwnStayWords()(own);
  const [closed, setClosed] = useState<OwnStay>();
  if (closed === own) return null;
  const close = () => setClosed(own);
  return (
    <Dialog open onOpenChange={close} alert title={title} description={hint}>
      <div className="mt-6 grid gap-3 sm:grid-cols-2">
        <Button kind="quiet" onClick={close}>
          {t('stay')}
        </Button>
        <ButtonLink to={`/booking/${own.bookingId}`}>{t('toBooking')}</ButtonLink>
      </div>
    </Dialog>
  );
}
