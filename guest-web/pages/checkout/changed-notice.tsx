import type { CheckoutJson } from '@baanpak/contract/checkout/checkout.ts';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '../../ui/alert.tsx';
import { formatBaht } from '../../ui/baht.ts';
import type { Changed } from './place-bookings.ts';
import { PolicyList } from './stay-policies.tsx';

type ChangedNoticeProps = Readonly<{ changed: Changed; checkout: CheckoutJson }>;

/** Says what holds now, to who has just confirmed something else; it has the focus, for nothing was booked. */
export function ChangedNotice({ changed: { was, terms }, checkout }: ChangedNoticeProps) {
  const { t } = useTranslation('checkout');
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  const amounts = { was: formatBaht(was ?? 0), now: formatBaht(checkout.totalPrice) };
  return (
    <div ref={place} tabIndex={-1} className="grid gap-3 outline-none">
      {was !== null && (
        <Alert kind="warning" title={t('changed.price')}>
          <p>{t('changed.amounts', amounts)}</p>
          <p>{t('changed.again')}</p>
        </Alert>
      )}
      {terms && (
        <Alert kind="warning" title={t('changed.terms')}>
          <PolicyList checkouts={checkout.checkouts} />
          {was === null && <p className="mt-3">{t('changed.again')}</p>}
        </Alert>
      )}
    </div>
  );
}
