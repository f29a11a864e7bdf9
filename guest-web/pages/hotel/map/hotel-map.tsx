import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useApp } from '../../../shell/context.ts';
import { openHotelMap } from './open-hotel-map.ts';

type HotelMapProps = Readonly<{ name: string; lat: number; lng: number }>;

/** Where a hotel is, on a map. Load it on use: it brings Leaflet and the outlines. */
export function HotelMap({ name, lat, lng }: HotelMapProps) {
  const { t } = useTranslation('hotel');
  const { tilesUrl } = useApp();
  const container = useRef<HTMLDivElement>(null);
  const [zoomIn, zoomOut] = [t('zoomIn'), t('zoomOut')];
  useEffect(() => {
    if (!container.current) return undefined;
    return openHotelMap(container.current, { name, lat, lng, zoomIn, zoomOut, tilesUrl });
  }, [name, lat, lng, zoomIn, zoomOut, tilesUrl]);
  return (
    <section
      ref={container}
      aria-label={t('mapOf', { hotel: name })}
      className="isolate size-full font-sans"
      style={{ background: 'var(--color-info-soft)' }} // Leaflet's own styles stand above classes
    />
  );
}
