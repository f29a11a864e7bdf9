import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import { useApp } from '../app/context.ts';
import { PageTitle } from '../app/page-title.tsx';
import { DeadlinesList } from '../cancellation/deadlines-list.tsx';
import { ReviewsSection } from '../reviews/reviews-section.tsx';
import { ScoreBadge } from '../reviews/score-badge.tsx';
import { searchFor } from '../search/criteria.ts';
import { buttonClass } from '../ui/button.tsx';
import { ChevronRight } from '../ui/icons/chevron-right.tsx';
import { MapIcon } from '../ui/icons/map.tsx';
import { MapPin } from '../ui/icons/map-pin.tsx';
import { LocalLink } from '../ui/local-link.tsx';
import { Facts } from './facts.tsx';
import { fullAddress } from './full-address.ts';
import { Gallery } from './gallery.tsx';
import type { loader } from './hotel-data.ts';
import { Offers } from './offers.tsx';
import { Rooms } from './rooms.tsx';

export { loader } from './hotel-data.ts';

export function Component() {
  const { hotel, reviews } = useLoaderData<typeof loader>();
  const { language } = useApp().api;
  const name = hotel.hotelName[language];
  return (
    <main id="main" className="mx-auto max-w-7xl px-4 pt-5 sm:px-6 sm:pt-7">
      <PageTitle
        {...(hotel.messageDescription && { description: hotel.messageDescription[language] })}
      >
        {name}
      </PageTitle>
      <Heading />
      <Gallery
        pictures={[hotel.imageUrl, ...hotel.imagesUrl].filter((url) => url !== null)}
        name={name}
        seed={hotel._id}
        views={hotel.sideViews}
      />
      <div className="mt-8 grid gap-x-12 gap-y-8 lg:grid-cols-[1.6fr_1fr]">
        <div>
          {hotel.messageDescription && (
            <p className="text-lg leading-relaxed">{hotel.messageDescription[language]}</p>
          )}
          <MessageFromHotel />
        </div>
        <div className="grid content-start gap-6">
          <Facts hotel={hotel} />
          <Cancellation />
        </div>
      </div>
      <Rooms />
      <ReviewsSection slug={hotel.hotelNameSlug} first={reviews} />
      <Offers hotel={hotel} />
    </main>
  );
}

function Heading() {
  const { t } = useTranslation('hotel');
  const { language } = useApp().api;
  const { hotel, stay } = useLoaderData<typeof loader>();
  const { province, locPlaces } = hotel;
  const map = locPlaces?.googleMapsLink;
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
              to={`/hotel/main${searchFor({ province: hotel.provinceId, stay })}`}
              className="py-2 hover:underline"
            >
              {province[language]}
            </LocalLink>
          </>
        )}
      </nav>
      <div className="mt-1 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1 className="font-semibold text-3xl sm:text-4xl">{hotel.hotelName[language]}</h1>
          <p className="mt-1.5 flex items-start gap-1.5 text-muted">
            <MapPin className="mt-1 size-4 shrink-0 text-brand-ink" aria-hidden="true" />
            {fullAddress(hotel, language)}
          </p>
          <ScoreBadge score={hotel.reviewScore} count={hotel.reviewCount} className="mt-2" />
        </div>
        {map && (
          <a href={map} target="_blank" rel="noopener noreferrer" className={buttonClass('quiet')}>
            <MapIcon className="size-5" aria-hidden="true" />
            {t('map')}
          </a>
        )}
      </div>
    </div>
  );
}

/** For the dates that are chosen, since days are what a guest plans by. */
function Cancellation() {
  const { t } = useTranslation('cancellation');
  const { hotel, stay } = useLoaderData<typeof loader>();
  return (
    <section className="rounded-2xl bg-card p-6 shadow-card">
      <h2 className="mb-3 font-semibold text-lg">{t('title')}</h2>
      <DeadlinesList policy={hotel.cancellationPolicy} checkIn={stay.checkIn} />
    </section>
  );
}

function MessageFromHotel() {
  const { t } = useTranslation('hotel');
  const { language } = useApp().api;
  const { messageFromHotel } = useLoaderData<typeof loader>().hotel;
  if (!messageFromHotel) return null;
  return (
    <figure className="mt-6 rounded-2xl border-brand border-l-4 bg-sand px-5 py-4">
      <figcaption className="font-semibold">{t('message')}</figcaption>
      <blockquote className="mt-1">{messageFromHotel[language]}</blockquote>
    </figure>
  );
}
