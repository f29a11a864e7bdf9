import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { MapArea } from '../../../features/search/map-area.ts';
import { useApp } from '../../../shell/context.ts';
import { type PriceMap as Opened, openPriceMap, type Pin } from './open-price-map.ts';

type PriceMapProps = Readonly<{
  pins: readonly Pin[];
  /** What is shown of the map; undefined: where the pins are. */
  area: MapArea | undefined;
  lit: string | undefined;
  onMove: (to: MapArea) => void;
  onPoint: (id: string | undefined) => void;
  onChoose: (id: string) => void;
}>;

/** The hotels of the results on a map. Load it on use: it brings Leaflet and the outlines. */
export function PriceMap({ pins, area, lit, onMove, onPoint, onChoose }: PriceMapProps) {
  const { t } = useTranslation('results');
  const { tilesUrl } = useApp();
  const container = useRef<HTMLDivElement>(null);
  const opened = useRef<Opened>(undefined);
  const move = useEffectEvent(onMove);
  const point = useEffectEvent(onPoint);
  const choose = useEffectEvent(onChoose);
  const words = useEffectEvent(() => ({ zoomIn: t('zoomIn'), zoomOut: t('zoomOut') }));
  useEffect(() => {
    if (!container.current) return undefined;
    const shown = openPriceMap(container.current, {
      ...words(),
      tilesUrl,
      onMove: (to) => move(to),
      onPoint: (id) => point(id),
      onChoose: (id) => choose(id),
    });
    opened.current = shown;
    return shown.close;
  }, [tilesUrl]);
  useEffect(() => opened.current?.show(pins, area), [pins, area]);
  useEffect(() => opened.current?.light(lit), [lit]);
  return (
    <section
      ref={container}
      aria-label={t('mapName')}
      className="isolate size-full overflow-hidden rounded-2xl border border-line font-sans"
      style={{ background: 'var(--color-info-soft)' }} // Leaflet's own styles stand above classes
    />
  );
}
