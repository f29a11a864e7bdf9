import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { removeHotels, useRecentHotels } from '../../features/hotel/recent-hotels.ts';
import type { ProvinceChoice } from '../../features/search/hotel-search.ts';
import { removeSearches, useRecentSearches } from '../../features/search/recent-searches.ts';
import { useApp } from '../../shell/context.ts';
import { Button } from '../../ui/button.tsx';
import { RecentHotelCard } from './recent-hotel-card.tsx';
import { RecentSearchChip } from './recent-search-chip.tsx';

type RecentProps = Readonly<{ provinces: readonly ProvinceChoice[] }>;

/** What was looked for and at on this device, to go on with or to forget. Load it where there is something. */
export function Recent({ provinces }: RecentProps) {
  const { t } = useTranslation('home');
  const { language } = useApp().api;
  const searches = useRecentSearches();
  const hotels = useRecentHotels();
  const nameOf = (id: string) => provinces.find(({ _id }) => _id === id)?.[language];
  return (
    <div className="mx-auto mt-16 grid max-w-7xl gap-10 px-4 sm:px-6">
      {searches.length > 0 && (
        <Group
          title={t('recent.searches')}
          forget={t('recent.forgetSearches')}
          onForget={removeSearches}
        >
          <ul className="mt-4 flex flex-wrap gap-3">
            {searches.map((search) => (
              <li key={search.province} className="max-w-full">
                <RecentSearchChip search={search} name={nameOf(search.province) ?? search.name} />
              </li>
            ))}
          </ul>
        </Group>
      )}
      {hotels.length > 0 && (
        <Group title={t('recent.hotels')} forget={t('recent.forgetHotels')} onForget={removeHotels}>
          <ul className="-mx-4 mt-4 flex snap-x scroll-px-4 scrollbar-none gap-4 overflow-x-auto px-4 pb-4 sm:mx-0 sm:scroll-px-0 sm:px-0">
            {hotels.map((hotel) => (
              <li key={hotel.hotelNameSlug} className="w-44 shrink-0 snap-start sm:w-56">
                <RecentHotelCard hotel={hotel} />
              </li>
            ))}
          </ul>
        </Group>
      )}
      <p className="-mt-6 text-muted text-sm">{t('recent.where')}</p>
    </div>
  );
}

type GroupProps = Readonly<{
  title: string;
  forget: string;
  onForget: () => void;
  children: ReactNode;
}>;

function Group({ title, forget, onForget, children }: GroupProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0">
      <div className="flex items-center justify-between gap-4">
        <h2 id={id} className="font-semibold text-xl sm:text-2xl">
          {title}
        </h2>
        <Button kind="plain" onClick={onForget} className="shrink-0 text-sm">
          {forget}
        </Button>
      </div>
      {children}
    </section>
  );
}
