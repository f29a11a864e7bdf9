import { useTranslation } from 'react-i18next';
import { type Criteria, searchFor } from '../../features/search/criteria.ts';
import type { HotelResult } from '../../features/search/hotel-search.ts';
import { partyOf } from '../../features/search/party.ts';
import { useApp } from '../../shell/context.ts';
import { formatBaht } from '../../ui/baht.ts';
import { X } from '../../ui/icons/x.tsx';
import { LocalLink } from '../../ui/local-link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Name } from '../../ui/unbroken.tsx';
import { stayOf } from './stay-span.ts';

type MapCardProps = Readonly<{ hotel: HotelResult; criteria: Criteria; onClose: () => void }>;

/** The hotel whose pin was pressed, on the map itself: on a phone the list is not there. */
export function MapCard({ hotel, criteria, onClose }: MapCardProps) {
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
