import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type Criteria, searchFor } from '../../features/search/criteria.ts';
import type { HotelResult } from '../../features/search/hotel-search.ts';
import { areaIn, textOfArea } from '../../features/search/map-area.ts';
import { partyOf } from '../../features/search/party.ts';
import { useApp } from '../../shell/context.ts';
import { formatBaht } from '../../ui/baht.ts';
import { X } from '../../ui/icons/x.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { LocalLink } from '../../ui/local-link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Name } from '../../ui/unbroken.tsx';
import type { Pin } from './map/open-price-map.ts';
import { stayOf } from './stay-span.ts';
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

type MapCardProps = Readonly<{ hotel: HotelResult; criteria: Criteria; onClose: () => void }>;

/** The hotel whose pin was pressed, on the map itself: on a phone the list is not there. */
function MapCard({ hotel, criteria, onClose }: MapCardProps) {
  const { t } = useTranslation(['results', 'shell']);
  const { language } = useApp().api;
  const [cheapest] = hotel.rooms;
  return (
    <div className="absolute inset-x-3 bottom-20 z-10 flex animate-appear overflow-hidden rounded-2xl bg-card shadow-lift lg:inset-x-auto lg:bottom-4 lg:left-4 lg:w-96">
      <Picture
        src={hotel.imageUrl}
        alt=""
        sizes="120px"
        seed={hotel._id}
        views={hotel.sideViews}
        className="w-28 shrink-0"
      />
      <div className="min-w-0 flex-1 p-4 pr-12">
        <LocalLink
          to={`/hotel/${hotel.hotelNameSlug}${searchFor({ ...partyOf(criteria), stay: stayOf(hotel, criteria) })}`}
          className="line-clamp-2 font-semibold after:absolute after:inset-0"
        >
          <Name text={hotel.hotelName[language]} />
        </LocalLink>
        {cheapest && (
          <p className="mt-1">
            <span className="font-semibold text-lg">{formatBaht(cheapest.price)}</span>{' '}
            <span className="text-muted text-sm">{t('aNight')}</span>
          </p>
        )}
      </div>
      <button
        type="button"
        aria-label={t('shell:close')}
        onClick={onClose}
        className="absolute top-0 right-0 grid size-11 place-items-center rounded-full hover:bg-ink/5"
      >
        <X className="size-5" aria-hidden="true" />
      </button>
    </div>
  );
}
