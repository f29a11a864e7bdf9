import type { HotelJson } from '@baanpak/contract/hotel/hotel.ts';
import { useTranslation } from 'react-i18next';
import { useApp } from '../../shell/context.ts';
import { Clock } from '../../ui/icons/clock.tsx';
import { MessageCircle } from '../../ui/icons/message-circle.tsx';
import { Phone } from '../../ui/icons/phone.tsx';
import { Name } from '../../ui/unbroken.tsx';
import { fullAddress } from '../hotel/full-address.ts';
import { MapLink } from '../stay/stay-card.tsx';

type HotelContactProps = Readonly<{
  hotel: HotelJson;
  /** Also its name and where it is, which stand beside it elsewhere. */
  withPlace?: boolean;
}>;

/** When one may come, and whom one calls on the way. */
export function HotelContact({ hotel, withPlace = false }: HotelContactProps) {
  const { t } = useTranslation('hotel');
  const { language } = useApp().api;
  const { contactPhone, contactChat, checkInTime, checkOutTime, locPlaces } = hotel;
  const mapLink = locPlaces?.googleMapsLink;
  return (
    <section
      aria-label={t('contact')}
      className="rounded-2xl border border-line bg-card p-5 shadow-card sm:p-6"
    >
      <h2 className="font-semibold text-lg">{t('contact')}</h2>
      {withPlace && (
        <div className="mt-3">
          <p className="font-medium">
            <Name text={hotel.hotelName[language]} />
          </p>
          <p className="text-muted">
            <Name text={fullAddress(hotel, language)} />
          </p>
          {mapLink && <MapLink href={mapLink} />}
        </div>
      )}
      <p className="mt-3 flex items-center gap-2.5">
        <Clock className="size-5 shrink-0 text-brand-ink" aria-hidden="true" />
        {t('timesOf', { checkIn: checkInTime, checkOut: checkOutTime })}
      </p>
      <div className="mt-2 flex flex-wrap gap-x-6 empty:hidden">
        {contactPhone && (
          <a href={`tel:${contactPhone.replace(/[^\d+]/g, '')}`} className={LINK}>
            <Phone className="size-5" aria-hidden="true" />
            {contactPhone}
          </a>
        )}
        {contactChat && (
          <a href={contactChat} target="_blank" rel="noopener noreferrer" className={LINK}>
            <MessageCircle className="size-5" aria-hidden="true" />
            LINE
          </a>
        )}
      </div>
    </section>
  );
}

const LINK =
  'inline-flex min-h-11 items-center gap-2.5 text-brand-ink underline underline-offset-4 hover:no-underline';
