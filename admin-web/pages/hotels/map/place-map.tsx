import Box from '@mui/material/Box';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type OpenMap, openMap, type Point } from './open-map.ts';

type PlaceMapProps = Readonly<{
  at: Point | undefined;
  /** Undefined where the pin stays where it is, from the first render on. */
  onMove: ((to: Point) => void) | undefined;
}>;

/** Shows where the hotel is, and lets one move it. Load it on use: it brings Leaflet and the outlines. */
export function PlaceMap({ at, onMove }: PlaceMapProps) {
  const { t } = useTranslation();
  const container = useRef<HTMLDivElement>(null);
  const opened = useRef<OpenMap>(undefined);
  const moved = useEffectEvent((to: Point) => onMove?.(to));
  const isMovable = useEffectEvent(() => onMove !== undefined);
  const names = useEffectEvent(() => ({
    ...{ pinName: t('map.pin'), zoomIn: t('map.zoomIn'), zoomOut: t('map.zoomOut') },
  }));
  useEffect(() => {
    if (!container.current) return undefined;
    const shown = openMap(container.current, {
      ...names(),
      onMove: isMovable() ? (to) => moved(to) : undefined,
      tilesUrl: tilesUrl(),
    });
    opened.current = shown;
    return shown.close;
  }, []);
  const { lat, lng } = at ?? {};
  useEffect(() => {
    opened.current?.show(lat === undefined || lng === undefined ? undefined : { lat, lng });
  }, [lat, lng]);
  return <Box ref={container} role="group" aria-label={t('map.name')} sx={MAP} />;
}

const MAP = {
  height: { xs: 300, sm: 380 },
  bgcolor: '#dfeaf0',
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
  isolation: 'isolate',
  fontFamily: 'inherit',
} as const;

/** Where the page's server says map tiles come from (TILES_URL); undefined where it names none. */
const tilesUrl = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[name="tiles-url"]')?.content;
