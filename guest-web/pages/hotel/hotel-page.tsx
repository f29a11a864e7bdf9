import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import { picturesOf } from '../../features/hotel/pictures-of.ts';
import { useApp } from '../../shell/context.ts';
import { logFailure } from '../../shell/log-failure.ts';
import { hydratedLater } from '../../ui/hydrated-later.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import type { loader } from './hotel-data.ts';
import { Rooms } from './rooms.tsx';

export { loader } from './hotel-data.ts';

const Heading = hydratedLater(async () => (await import('./heading.tsx')).Heading);
const Gallery = hydratedLater(async () => (await import('./gallery.tsx')).Gallery);
const Facilities = hydratedLater(async () => (await import('./facilities.tsx')).Facilities);
const Arrival = hydratedLater(async () => (await import('./arrival.tsx')).Arrival);
const ReviewsSection = hydratedLater(
  async () => (await import('./reviews-section.tsx')).ReviewsSection,
);
const Location = hydratedLater(async () => (await import('./location.tsx')).Location);
const StayBar = lazyPart(async () => (await import('./stay-bar.tsx')).StayBar);
const Videos = lazyPart(async () => (await import('./videos.tsx')).Videos);

export function Component() {
  const { hotel, stay, reviews, isPriced } = useLoaderData<typeof loader>();
  const { language } = useApp().api;
  const name = hotel.hotelName[language];
  useEffect(() => {
    const noted = import('../../features/hotel/recent-hotels.ts').then(({ noteHotel }) =>
      noteHotel(hotel),
    );
    noted.catch((error: unknown) => logFailure('What notes hotels', error));
  }, [hotel]);
  return (
    <main id="main" className="mx-auto max-w-7xl px-4 pt-5 sm:px-6 sm:pt-7">
      <PageTitle
        {...(hotel.messageDescription && { description: hotel.messageDescription[language] })}
      >
        {name}
      </PageTitle>
      <Heading />
      <Gallery pictures={picturesOf(hotel)} name={name} seed={hotel._id} views={hotel.sideViews} />
      <div className="mt-7 grid gap-x-12 gap-y-7 lg:grid-cols-[1.7fr_1fr]">
        <div className="grid content-start gap-6">
          {hotel.messageDescription && (
            <p className="leading-relaxed sm:text-lg">{hotel.messageDescription[language]}</p>
          )}
          <Facilities hotel={hotel} />
          <MessageFromHotel />
        </div>
        <Arrival hotel={hotel} checkIn={stay.checkIn} />
      </div>
      <Rooms />
      <ReviewsSection slug={hotel.hotelNameSlug} first={reviews} />
      <Location hotel={hotel} />
      {(hotel.vdoYoutube ?? hotel.vdoFacebook) && <Videos hotel={hotel} />}
      {isPriced && <StayBar />}
    </main>
  );
}

function MessageFromHotel() {
  const { t } = useTranslation('hotel');
  const { language } = useApp().api;
  const { messageFromHotel } = useLoaderData<typeof loader>().hotel;
  if (!messageFromHotel) return null;
  return (
    <figure className="rounded-2xl border-brand border-l-4 bg-sand px-5 py-4">
      <figcaption className="font-semibold">{t('message')}</figcaption>
      <blockquote className="mt-1">{messageFromHotel[language]}</blockquote>
    </figure>
  );
}
