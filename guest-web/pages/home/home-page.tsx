import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import { useRecentHotels } from '../../features/hotel/recent-hotels.ts';
import { useRecentSearches } from '../../features/search/recent-searches.ts';
import { SearchPanel } from '../../features/search/search-panel.tsx';
import { bringTexts } from '../../shell/texts.ts';
import { hydratedLater } from '../../ui/hydrated-later.tsx';
import { LateScene } from '../../ui/late-scene.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Picture } from '../../ui/picture.tsx';
import type { loader } from './home-data.ts';

export { loader } from './home-data.ts';

const SelectedRooms = hydratedLater(async () => {
  const [{ SelectedRooms: part }] = await Promise.all([
    import('./selected-rooms.tsx'),
    bringTexts(['hotel']), // what its pictures' buttons are called
  ]);
  return part;
});
const Provinces = hydratedLater(async () => (await import('./provinces.tsx')).Provinces);
const NotRead = hydratedLater(async () => (await import('../../ui/not-read.tsx')).NotRead);
const Recent = lazyPart(async () => (await import('./recent.tsx')).Recent);

export function Component() {
  const { t } = useTranslation('home');
  const { provinces, rooms } = useLoaderData<typeof loader>();
  const hasRecent = [useRecentSearches(), useRecentHotels()].some(({ length }) => length > 0);
  return (
    <main id="main">
      <PageTitle />
      <Hero />
      {rooms === null ? (
        <div className="mx-auto mt-20 max-w-7xl px-4 sm:px-6">
          <NotRead title={t('roomsFailed')} />
        </div>
      ) : (
        rooms.length > 0 && <SelectedRooms rooms={rooms} />
      )}
      {/* below what the first view shows: it is known in the browser alone, and must not push that down */}
      {hasRecent && <Recent provinces={provinces} />}
      {provinces.length > 0 && <Provinces provinces={provinces} />}
    </main>
  );
}

/** Words above the picture, which the site's administrators choose: nothing lies over it but the search's edge. */
function Hero() {
  const { t } = useTranslation('home');
  const { banner, provinces, stay } = useLoaderData<typeof loader>();
  return (
    <section className="mx-auto max-w-7xl px-4 pt-6 sm:px-6 sm:pt-9">
      <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-2">
        <h1 className="font-semibold text-3xl sm:text-5xl">{t('headline')}</h1>
        <p className="max-w-md text-balance text-muted sm:text-lg">{t('promise')}</p>
      </div>
      <div className="relative mt-5 h-52 overflow-hidden rounded-3xl sm:mt-7 sm:h-[min(26rem,46vh)]">
        {banner ? (
          <Picture
            src={banner}
            alt=""
            sizes="(min-width: 1280px) 77rem, 96vw"
            seed="home"
            eager
            className="size-full"
          />
        ) : (
          <LateScene seed="home" views={['sea']} className="size-full" />
        )}
        {banner === null && (
          <NotRead
            title={t('bannerFailed')}
            className="absolute top-3 left-3 max-w-[calc(100%-1.5rem)]"
          />
        )}
      </div>
      <div className="relative z-10 -mt-8 px-2 sm:-mt-12 sm:px-6">
        <SearchPanel provinces={provinces} criteria={{ province: '', stay, guests: 0 }} />
      </div>
    </section>
  );
}
