import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { OwnStay } from './own-holds.ts';
import { useOwnStayWords } from './own-stay-words.ts';

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
