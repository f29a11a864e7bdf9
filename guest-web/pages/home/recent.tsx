import { localDate } from '@baanpak/domain/values/time/local-date.ts';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type RecentHotel,
  removeHotel,
  removeHotels,
  useRecentHotels,
} from '../../features/hotel/recent-hotels.ts';
import { searchFor } from '../../features/search/criteria.ts';
import type { ProvinceChoice } from '../../features/search/hotel-search.ts';
import { usePartyWords } from '../../features/search/party.ts';
import {
  type RecentSearch,
  removeSearch,
  removeSearches,
  useRecentSearches,
} from '../../features/search/recent-searches.ts';
import { useApp } from '../../shell/context.ts';
import { Button } from '../../ui/button.tsx';
import { formatDay, today } from '../../ui/dates.ts';
import { Search } from '../../ui/icons/search.tsx';
import { X } from '../../ui/icons/x.tsx';
import { LocalLink } from '../../ui/local-link.tsx';
import { Picture } from '../../ui/picture.tsx';

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

type RecentSearchChipProps = Readonly<{ search: RecentSearch; name: string }>;

/** Searches again; dates that are over are left out. */
function RecentSearchChip({ search, name }: RecentSearchChipProps) {
  const { t } = useTranslation('home');
  const words = usePartyWords();
  const { language } = useApp().api;
  const { province, checkIn, checkOut, guests, kid, pet } = search;
  const isToCome = checkIn >= today();
  const stay = { checkIn: localDate(checkIn), checkOut: localDate(checkOut) };
  const details = [
    isToCome &&
      `${formatDay(checkIn, language, 'short')} – ${formatDay(checkOut, language, 'short')}`,
    guests + kid + pet > 0 && words(search),
  ].filter(Boolean);
  return (
    <div className="flex items-center rounded-2xl border border-line bg-card pr-1">
      <LocalLink
        to={`/hotel/main${searchFor({ province, guests, kid, pet, ...(isToCome && { stay }) })}`}
        className="flex min-w-0 items-center gap-3 rounded-2xl py-2.5 pl-4 hover:underline"
      >
        <Search className="size-5 shrink-0 text-brand-ink" aria-hidden="true" />
        <span className="min-w-0 leading-snug">
          <span className="block font-semibold">{name}</span>
          {details.length > 0 && (
            <span className="block text-muted text-sm">{details.join(' · ')}</span>
          )}
        </span>
      </LocalLink>
      <Forget
        label={t('recent.forget', { name })}
        onClick={() => removeSearch(province)}
        className="hover:bg-ink/5"
      />
    </div>
  );
}

/** Leads back to a hotel. */
function RecentHotelCard({ hotel }: Readonly<{ hotel: RecentHotel }>) {
  const { t } = useTranslation('home');
  const { language } = useApp().api;
  const { hotelNameSlug, hotelName, province, imageUrl, sideViews } = hotel;
  const name = hotelName[language];
  return (
    <article className="relative">
      <LocalLink to={`/hotel/${hotelNameSlug}`} className="group block rounded-2xl">
        <Picture
          src={imageUrl}
          alt=""
          sizes="15rem"
          seed={hotelNameSlug}
          views={sideViews}
          className="aspect-[4/3] w-full rounded-2xl"
        />
        <span className="mt-2 block truncate font-semibold group-hover:underline">{name}</span>
        {province && <span className="block text-muted text-sm">{province[language]}</span>}
      </LocalLink>
      <Forget
        label={t('recent.forget', { name })}
        onClick={() => removeHotel(hotelNameSlug)}
        className="absolute top-1 right-1 bg-card/95 shadow-card hover:bg-card"
      />
    </article>
  );
}

/** Takes one thing off the device. */
const Forget = ({
  label,
  onClick,
  className = '',
}: Readonly<{ label: string; onClick: () => void; className?: string }>) => (
  <button
    type="button"
    aria-label={label}
    onClick={onClick}
    className={`grid size-11 shrink-0 place-items-center rounded-full ${className}`}
  >
    <X className="size-4.5" aria-hidden="true" />
  </button>
);
