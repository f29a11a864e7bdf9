import type { CheckoutItemJson, CheckoutJson } from '@baanpak/contract/checkout/checkout.ts';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { DeadlinesList } from '../../features/cancellation/deadlines-list.tsx';
import { useApp } from '../../shell/context.ts';
import { Alert } from '../../ui/alert.tsx';
import { formatBaht } from '../../ui/baht.ts';
import { formatDay } from '../../ui/dates.ts';
import { Name } from '../../ui/unbroken.tsx';
import type { Changed } from './place-bookings.ts';

type Stays = Pick<CheckoutJson, 'checkouts'>;

/** Until when each stay can be canceled and for how much back. */
export function StayPolicies({ checkouts }: Stays) {
  const { t } = useTranslation('cancellation');
  return (
    <section className="rounded-2xl border border-line bg-card p-5">
      <h2 className="font-semibold text-lg">{t('title')}</h2>
      <PolicyList checkouts={checkouts} />
    </section>
  );
}

/** Stays of one hotel and day share one policy. */
function PolicyList({ checkouts }: Stays) {
  const { language } = useApp().api;
  const groups = [...new Map(checkouts.map((item) => [keyOf(item), item])).entries()];
  return (
    <ul className="mt-3 grid gap-5">
      {groups.map(([key, { hotel, dateRange, cancellationPolicy }]) => (
        <li key={key}>
          {groups.length > 1 && (
            <h3 className="mb-2 font-medium">
              <Name text={hotel.hotelName[language]} /> · {formatDay(dateRange.start, language)}
            </h3>
          )}
          <DeadlinesList policy={cancellationPolicy} checkIn={dateRange.start} />
        </li>
      ))}
    </ul>
  );
}

const keyOf = ({ hotel, dateRange }: CheckoutItemJson) => `${hotel._id} ${dateRange.start}`;

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
