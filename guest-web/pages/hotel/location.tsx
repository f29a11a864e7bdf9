import type { HotelJson } from '@baanpak/contract/hotel/hotel.ts';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fullAddress } from '../../features/hotel/full-address.ts';
import { useApp } from '../../shell/context.ts';
import { Button } from '../../ui/button.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { MapIcon } from '../../ui/icons/map.tsx';
import { MapPin } from '../../ui/icons/map-pin.tsx';
import { MessageCircle } from '../../ui/icons/message-circle.tsx';
import { Phone } from '../../ui/icons/phone.tsx';
import { Plane } from '../../ui/icons/plane.tsx';
import { Route } from '../../ui/icons/route.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Name } from '../../ui/unbroken.tsx';
import { Fact } from './fact.tsx';

/** Where the hotel is, how far things are from it, and how to reach who runs it. */
export function Location({ hotel }: Readonly<{ hotel: HotelJson }>) {
  const { t } = useTranslation('hotel');
  const { language } = useApp().api;
  const { distanceToCity, distanceToAirport, airportName, contactPhone, contactChat } = hotel;
  const map = hotel.locPlaces?.googleMapsLink;
  const address = fullAddress(hotel, language);
  return (
    <section id="location" aria-labelledby="location-title" className="mt-16 scroll-mt-20">
      <h2 id="location-title" className="font-semibold text-2xl">
        {t('location')}
      </h2>
      <div className="mt-4 overflow-hidden rounded-2xl bg-card shadow-card">
        <LocationMap hotel={hotel} />
        <div className="grid content-start items-start gap-x-10 gap-y-5 p-5 sm:grid-cols-2 sm:p-6 lg:grid-cols-[1.4fr_1fr_1fr]">
          {address && (
            <dl>
              <Fact Icon={MapPin} term={t('address')}>
                <Name text={address} />
                {map && (
                  <a
                    href={map}
                    target="_blank"
                    rel="noopener noreferrer"
                    className={buttonClass('quiet', 'mt-3 w-fit')}
                  >
                    <MapIcon className="size-5" aria-hidden="true" />
                    {t('openMap')}
                  </a>
                )}
              </Fact>
            </dl>
          )}
          {(distanceToCity ?? distanceToAirport) !== null && (
            <dl className="grid gap-5">
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
            </dl>
          )}
          {(contactPhone ?? contactChat) && (
            <dl className="grid gap-5">
              {contactPhone && (
                <Fact Icon={Phone} term={t('phone')}>
                  <a href={`tel:${contactPhone.replace(/[^\d+]/g, '')}`} className={FACT_LINK}>
                    {contactPhone}
                  </a>
                </Fact>
              )}
              {contactChat && (
                <Fact Icon={MessageCircle} term={t('chat')}>
                  <a
                    href={contactChat}
                    target="_blank"
                    rel="noopener noreferrer"
                    className={FACT_LINK}
                  >
                    LINE
                  </a>
                </Fact>
              )}
            </dl>
          )}
        </div>
      </div>
    </section>
  );
}

/** A link among facts. */
const FACT_LINK = 'inline-block py-0.5 font-medium text-brand-ink underline underline-offset-4';

const HotelMap = lazyPart(async () => (await import('./hotel-map.tsx')).HotelMap);

/** A little before it is scrolled into sight. */
const NEAR = '300px';

/**
 * The hotel on a map: with streets where there are tiles for them, once one comes near; without, the outline of the
 * country, for anyone who asks for it.
 */
function LocationMap({ hotel }: Readonly<{ hotel: HotelJson }>) {
  const { t } = useTranslation('hotel');
  const { api, tilesUrl } = useApp();
  const hasStreets = tilesUrl !== undefined;
  const [isOpen, setIsOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!hasStreets || !place.current) return undefined;
    const near = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsOpen(true);
      },
      { rootMargin: NEAR },
    );
    near.observe(place.current);
    return () => near.disconnect();
  }, [hasStreets]);
  if (!hotel.locPlaces) return null;
  const { lat, lng } = hotel.locPlaces;
  if (!hasStreets && !isOpen)
    return (
      <Button kind="quiet" onClick={() => setIsOpen(true)} className="m-5 mb-0 sm:m-6 sm:mb-0">
        <MapIcon className="size-5" aria-hidden="true" />
        {t('map')}
      </Button>
    );
  return (
    <div ref={place} className="h-72 border-line border-b bg-info-soft sm:h-96">
      {isOpen && <HotelMap name={hotel.hotelName[api.language]} lat={lat} lng={lng} />}
    </div>
  );
}
