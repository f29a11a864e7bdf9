import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import { useApp } from '../app/context.ts';
import { PageTitle } from '../app/page-title.tsx';
import { searchFor } from '../search/criteria.ts';
import { SearchPanel } from '../search/search-panel.tsx';
import { LocalLink } from '../ui/local-link.tsx';
import { Picture } from '../ui/picture.tsx';
import { Scene } from '../ui/scene.tsx';
import type { loader } from './home-data.ts';
import { SelectedRooms } from './selected-rooms.tsx';

export { loader } from './home-data.ts';

export function Component() {
  const { t } = useTranslation('home');
  const { banner, provinces, rooms, stay } = useLoaderData<typeof loader>();
  return (
    <main id="main">
      <PageTitle />
      <section className="relative">
        <div className="relative h-[26rem] overflow-hidden sm:h-[32rem]">
          {banner ? (
            <Picture src={banner} alt="" sizes="98vw" seed="home" eager className="size-full" />
          ) : (
            <Scene seed="home" views={['sea']} className="size-full" />
          )}
          <div className="absolute inset-0 bg-linear-to-t from-black/70 via-50% via-black/35 to-90% to-transparent" />
          <div className="absolute inset-x-0 bottom-28 mx-auto max-w-7xl px-4 text-white sm:px-6 lg:bottom-32">
            <h1 className="max-w-2xl text-balance font-semibold text-4xl sm:text-5xl lg:text-6xl">
              {t('headline')}
            </h1>
            <p className="mt-3 max-w-xl text-lg sm:text-xl">{t('promise')}</p>
          </div>
        </div>
        <div className="relative z-10 mx-auto -mt-20 max-w-7xl px-4 sm:px-6">
          <SearchPanel provinces={provinces} criteria={{ province: '', stay, guests: 0 }} />
        </div>
      </section>
      {rooms.length > 0 && <SelectedRooms rooms={rooms} />}
      <Provinces />
    </main>
  );
}

/** A way in for who does not know yet where to. */
function Provinces() {
  const { t } = useTranslation(['home', 'search']);
  const { language } = useApp().api;
  const { provinces } = useLoaderData<typeof loader>();
  if (provinces.length === 0) return null;
  return (
    <section className="mx-auto mt-20 max-w-7xl px-4 sm:px-6">
      <h2 className="font-semibold text-2xl sm:text-3xl">{t('provinces')}</h2>
      <ul className="mt-6 grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4 lg:grid-cols-4">
        {provinces.map((province) => (
          <li key={province._id}>
            <LocalLink
              to={`/hotel/main${searchFor({ province: province._id })}`}
              className="flex h-full min-h-20 flex-col justify-center rounded-2xl border border-line bg-card px-5 py-4 transition-shadow duration-300 hover:shadow-card"
            >
              <span className="font-semibold text-lg">{province[language]}</span>
              <span className="text-muted">{t('search:hotels', { count: province.hotels })}</span>
            </LocalLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
