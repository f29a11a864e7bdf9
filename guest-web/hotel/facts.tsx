import type { HotelJson } from '@baanpak/contract/hotel/hotel.ts';
import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useApp } from '../app/context.ts';
import { Clock } from '../ui/icons/clock.tsx';
import { LogIn } from '../ui/icons/log-in.tsx';
import { MessageCircle } from '../ui/icons/message-circle.tsx';
import { Phone } from '../ui/icons/phone.tsx';
import { Plane } from '../ui/icons/plane.tsx';
import { Route } from '../ui/icons/route.tsx';

/** When one may come and go, how far things are, and how to reach the hotel. */
export function Facts({ hotel }: Readonly<{ hotel: HotelJson }>) {
  const { t } = useTranslation('hotel');
  const { language } = useApp().api;
  const { distanceToCity, distanceToAirport, airportName, contactPhone, contactChat } = hotel;
  const checkIn = [
    hotel.checkInOnline && t('checkInOnline'),
    hotel.checkInAtHotel && t('checkInAtHotel'),
  ].filter(Boolean);
  return (
    <dl className="grid content-start gap-4 rounded-2xl bg-card p-6 shadow-card">
      <Fact Icon={Clock} term={t('times')}>
        {t('timesOf', { checkIn: hotel.checkInTime, checkOut: hotel.checkOutTime })}
      </Fact>
      {checkIn.length > 0 && (
        <Fact Icon={LogIn} term={t('checkInBy')}>
          {checkIn.join(' · ')}
        </Fact>
      )}
      {distanceToCity !== null && (
        <Fact Icon={Route} term={t('toCity')}>
          {t('km', { km: distanceToCity })}
        </Fact>
      )}
      {distanceToAirport !== null && (
        <Fact Icon={Plane} term={t('toAirport')}>
          {[t('km', { km: distanceToAirport }), airportName?.[language]]
            .filter(Boolean)
            .join(' · ')}
        </Fact>
      )}
      {contactPhone && (
        <Fact Icon={Phone} term={t('phone')}>
          <a href={`tel:${contactPhone.replace(/[^\d+]/g, '')}`} className={LINK}>
            {contactPhone}
          </a>
        </Fact>
      )}
      {contactChat && (
        <Fact Icon={MessageCircle} term={t('chat')}>
          <a href={contactChat} target="_blank" rel="noopener noreferrer" className={LINK}>
            LINE
          </a>
        </Fact>
      )}
    </dl>
  );
}

const LINK = 'inline-block py-0.5 font-medium text-brand-ink underline underline-offset-4';

type FactProps = Readonly<{
  Icon: ComponentType<{ className?: string; 'aria-hidden'?: 'true' }>;
  term: string;
  children: ReactNode;
}>;

const Fact = ({ Icon, term, children }: FactProps) => (
  <div className="grid grid-cols-[1.25rem_1fr] gap-x-3">
    <Icon className="mt-1 size-5 text-brand-ink" aria-hidden="true" />
    <dt className="text-muted text-sm">{term}</dt>
    <dd className="col-start-2">{children}</dd>
  </div>
);
