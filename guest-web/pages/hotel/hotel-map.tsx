import { Browser, control, divIcon, map, marker } from 'leaflet';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { addGuestGround, NEAREST } from '../../features/map/ground.ts';
import { useApp } from '../../shell/context.ts';

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

type HotelMapOptions = Readonly<{
  name: string;
  lat: number;
  lng: number;
  zoomIn: string;
  zoomOut: string;
  /** Where tiles come from; undefined: there are outlines alone. */
  tilesUrl: string | undefined;
}>;

/** Streets are read at the one; at the other one sees the part of the country, which is as near as outlines are true. */
const ZOOM = { tiles: 15, outlines: 7 } as const;

/** A map around one hotel; what it answers closes it. */
function openHotelMap(container: HTMLElement, options: HotelMapOptions): () => void {
  const { name, lat, lng, zoomIn: zoomInTitle, zoomOut: zoomOutTitle, tilesUrl } = options;
  const ground = tilesUrl === undefined ? 'outlines' : 'tiles';
  const shown = map(container, {
    ...{ zoomControl: false, minZoom: 5, maxZoom: NEAREST[ground] },
    // a page is scrolled over it
    ...{ scrollWheelZoom: false, dragging: !Browser.mobile },
  }).setView([lat, lng], ZOOM[ground], { animate: false });
  shown.attributionControl.setPrefix(false);
  addGuestGround(shown, tilesUrl);
  control.zoom({ zoomInTitle, zoomOutTitle }).addTo(shown);
  const icon = divIcon({
    className: '',
    html: '<span class="block size-full rounded-full border-3 border-card bg-brand-ink shadow-lift"></span>',
    iconSize: [22, 22],
  });
  const pin = marker([lat, lng], { icon, interactive: false, keyboard: false }).addTo(shown);
  pin.getElement()?.setAttribute('role', 'img');
  pin.getElement()?.setAttribute('aria-label', name);
  return () => void shown.remove();
}
