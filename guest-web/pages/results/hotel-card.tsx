import { FACILITIES } from '@baanpak/domain/values/place/facilities.ts';
import { useTranslation } from 'react-i18next';
import { ScoreBadge } from '../../features/reviews/score-badge.tsx';
import { type Criteria, searchFor } from '../../features/search/criteria.ts';
import type { HotelResult } from '../../features/search/hotel-search.ts';
import { partyOf } from '../../features/search/party.ts';
import { useApp } from '../../shell/context.ts';
import { formatBaht } from '../../ui/baht.ts';
import { CalendarDays } from '../../ui/icons/calendar-days.tsx';
import { MapPin } from '../../ui/icons/map-pin.tsx';
import { LocalLink } from '../../ui/local-link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Name } from '../../ui/unbroken.tsx';
import { stayOf, staySpan } from './stay-span.ts';

type HotelCardProps = Readonly<{
  hotel: HotelResult;
  criteria: Criteria;
  eager: boolean;
  /** Its pin on the map is pointed at. */
  lit: boolean;
}>;

const MOST_FACILITIES = 4;

/** A hotel with its cheapest free room; the whole card leads to it. */
export function HotelCard({ hotel, criteria, eager, lit }: HotelCardProps) {
  const { t } = useTranslation(['results', 'shell']);
  const { language } = useApp().api;
  const stay = stayOf(hotel, criteria);
  const [cheapest] = hotel.rooms;
  const place = [hotel.address?.city[language], hotel.province?.[language]].filter(Boolean);
  const facilities = FACILITIES.filter(({ code }) => hotel.facilities.includes(code));
  return (
    <article
      data-lit={lit || undefined}
      className="group relative flex h-full flex-col overflow-hidden rounded-2xl bg-card shadow-card transition-shadow duration-300 focus-within:shadow-lift hover:shadow-lift data-lit:outline-3 data-lit:outline-brand-ink"
    >
      <Picture
        src={hotel.imageUrl}
        alt=""
        sizes="(min-width: 1024px) 30vw, (min-width: 640px) 45vw, 92vw"
        seed={hotel._id}
        views={hotel.sideViews}
        eager={eager}
        className="aspect-[4/3] w-full"
      />
      <div className="flex flex-1 flex-col p-5">
        <p className="flex items-center gap-1.5 text-muted text-sm">
          <MapPin className="size-4 shrink-0 text-brand-ink" aria-hidden="true" />
          <span className="truncate">{place.join(', ')}</span>
        </p>
        <h2 className="mt-1 font-semibold text-xl">
          <LocalLink
            to={`/hotel/${hotel.hotelNameSlug}${searchFor({ stay, ...partyOf(criteria) })}`}
            className="after:absolute after:inset-0"
          >
            <Name text={hotel.hotelName[language]} />
          </LocalLink>
        </h2>
        <ScoreBadge score={hotel.reviewScore} count={hotel.reviewCount} className="mt-1.5" />
        <p className="mt-1 line-clamp-2 text-muted">{hotel.messageDescription?.[language]}</p>
        {hotel.stay && (
          <p className="mt-3 inline-flex items-center gap-1.5 self-start rounded-full bg-brand-soft px-3 py-1 font-medium text-brand-ink text-sm">
            <CalendarDays className="size-4" aria-hidden="true" />
            {t('cheapestOn', { dates: staySpan(stay, language) })}
          </p>
        )}
        <p className="mt-3 text-muted text-sm">
          {facilities
            .slice(0, MOST_FACILITIES)
            .map(({ label }) => label[language])
            .join(' · ')}
        </p>
        {cheapest && (
          <div className="mt-auto flex items-end justify-between gap-3 pt-5">
            <p className="text-muted text-sm">{t('roomTypes', { count: hotel.rooms.length })}</p>
            <p className="text-right leading-tight">
              <span className="block font-semibold text-xl">{formatBaht(cheapest.price)}</span>
              <span className="text-muted text-sm">
                {cheapest.nights > 1
                  ? t('totalFor', {
                      total: formatBaht(cheapest.totalPrice),
                      nights: t('shell:nights', { count: cheapest.nights }),
                    })
                  : t('aNight')}
              </span>
            </p>
          </div>
        )}
      </div>
    </article>
  );
}
