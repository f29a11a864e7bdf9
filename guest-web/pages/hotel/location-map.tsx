import type { HotelJson } from '@baanpak/contract/hotel/hotel.ts';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApp } from '../../shell/context.ts';
import { Button } from '../../ui/button.tsx';
import { MapIcon } from '../../ui/icons/map.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';

const HotelMap = lazyPart(async () => (await import('./map/hotel-map.tsx')).HotelMap);

/** A little before it is scrolled into sight. */
const NEAR = '300px';

/**
 * The hotel on a map: with streets where there are tiles for them, once one comes near; without, the outline of the
 * country, for anyone who asks for it.
 */
export function LocationMap({ hotel }: Readonly<{ hotel: HotelJson }>) {
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
