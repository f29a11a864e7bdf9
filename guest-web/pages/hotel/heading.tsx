import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import { fullAddress } from '../../features/hotel/full-address.ts';
import { ScoreBadge } from '../../features/reviews/score-badge.tsx';
import { searchFor } from '../../features/search/criteria.ts';
import { useApp } from '../../shell/context.ts';
import { ChevronRight } from '../../ui/icons/chevron-right.tsx';
import { MapPin } from '../../ui/icons/map-pin.tsx';
import { LocalLink } from '../../ui/local-link.tsx';
import { Name } from '../../ui/unbroken.tsx';
import type { loader } from './hotel-data.ts';

/** The way back to the results, the hotel's name, and where it is. */
export function Heading() {
  const { t } = useTranslation('hotel');
  const { language } = useApp().api;
  const { hotel, stay, party } = useLoaderData<typeof loader>();
  const { province, provinceId } = hotel;
  return (
    <div>
      <nav aria-label={t('path')} className="flex items-center gap-1 text-muted text-sm">
        <LocalLink to="/" className="py-2 hover:underline">
          {t('home')}
        </LocalLink>
        {province && (
          <>
            <ChevronRight className="size-4" aria-hidden="true" />
            <LocalLink
              to={`/hotel/main${searchFor({ province: provinceId, stay, ...party })}`}
              className="py-2 hover:underline"
            >
              {province[language]}
            </LocalLink>
          </>
        )}
      </nav>
      <h1 className="mt-1 font-semibold text-3xl sm:text-4xl">
        <Name text={hotel.hotelName[language]} />
      </h1>
      <p className="mt-1.5 flex flex-wrap items-start gap-x-4 text-muted">
        <span className="flex items-start gap-1.5">
          <MapPin className="mt-1 size-4 shrink-0 text-brand-ink" aria-hidden="true" />
          <span>
            <Name text={fullAddress(hotel, language)} />
          </span>
        </span>
        <a
          href="#location"
          className="py-0.5 font-medium text-brand-ink underline underline-offset-4"
        >
          {t('map')}
        </a>
      </p>
      <a href="#reviews" className="mt-2 block w-fit underline-offset-4 hover:underline">
        <ScoreBadge score={hotel.reviewScore} count={hotel.reviewCount} />
      </a>
    </div>
  );
}
