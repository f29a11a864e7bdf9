import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Criteria } from '../../features/search/criteria.ts';
import type { HotelResult } from '../../features/search/hotel-search.ts';
import { areaIn, textOfArea } from '../../features/search/map-area.ts';
import { useApp } from '../../shell/context.ts';
import { formatBaht } from '../../ui/baht.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import type { Pin } from './map/open-price-map.ts';
import { MapCard } from './map-card.tsx';
import { useSearchAgain } from './use-search-again.ts';

const PriceMap = lazyPart(async () => (await import('./map/price-map.tsx')).PriceMap);

type ResultsMapProps = Readonly<{
  hotels: readonly HotelResult[];
  criteria: Criteria;
  /** The hotel that is pointed at, here or in the list. */
  lit: string | undefined;
  onPoint: (id: string | undefined) => void;
  /** The hotel that was pressed on the map. */
  chosen: string | undefined;
  onChoose: (id: string | undefined) => void;
}>;

/** The results as prices on a map; where it is moved to is searched in place of a province. */
export function ResultsMap(props: ResultsMapProps) {
  const { hotels, criteria, lit, onPoint, chosen, onChoose } = props;
  const { t } = useTranslation('results');
  const { language } = useApp().api;
  const searchAgain = useSearchAgain();
  const pins = useMemo(
    () =>
      hotels.flatMap(({ _id, hotelName, locPlaces, rooms: [cheapest] }): Pin[] => {
        if (!locPlaces || !cheapest) return [];
        const { lat, lng } = locPlaces;
        return [
          { id: _id, name: hotelName[language], price: formatBaht(cheapest.price), lat, lng },
        ];
      }),
    [hotels, language],
  );
  const area = useMemo(() => areaIn(criteria.bounds), [criteria.bounds]);
  const shown = hotels.find(({ _id }) => _id === chosen);
  return (
    <div className="relative h-[calc(100dvh-11rem)] min-h-96 lg:sticky lg:top-20 lg:h-[calc(100dvh-6rem)]">
      <PriceMap
        pins={pins}
        area={area}
        lit={lit ?? chosen}
        onMove={(to) => searchAgain({ ...criteria, province: '', bounds: textOfArea(to) })}
        onPoint={onPoint}
        onChoose={onChoose}
      />
      {hotels.length === 0 && (
        <p
          role="status"
          className="absolute top-3 left-1/2 z-10 -translate-x-1/2 whitespace-nowrap rounded-full bg-card px-4 py-2 shadow-card"
        >
          {t('nothingHere')}
        </p>
      )}
      {shown && <MapCard hotel={shown} criteria={criteria} onClose={() => onChoose(undefined)} />}
    </div>
  );
}
