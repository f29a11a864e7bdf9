import { FACILITIES } from '@baanpak/domain/values/place/facilities.ts';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Criteria, SORTS, searchFor } from '../../features/search/criteria.ts';
import type { HotelCounts } from '../../features/search/hotel-search.ts';
import { useApp } from '../../shell/context.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { List } from '../../ui/icons/list.tsx';
import { MapIcon } from '../../ui/icons/map.tsx';
import { SlidersHorizontal } from '../../ui/icons/sliders-horizontal.tsx';
import { X } from '../../ui/icons/x.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { LocalLink } from '../../ui/local-link.tsx';
import { FilterChoice } from './filter-choice.tsx';
import { hotelsWith, toggled } from './filter-codes.ts';
import { useSearchAgain } from './use-search-again.ts';

const FilterPanel = lazyPart(async () => (await import('./filter-panel.tsx')).FilterPanel);

type FiltersProps = Readonly<{ criteria: Criteria; counts: HotelCounts | undefined }>;

/** What narrows the results and orders them; each choice is an address of its own. */
export function Filters({ criteria, counts }: FiltersProps) {
  const { t } = useTranslation('results');
  const { language } = useApp().api;
  const [open, setOpen] = useState(false);
  const { facilities } = criteria;
  const chosen = howMany(criteria);
  return (
    <div className="mt-5 flex flex-col gap-3 lg:flex-row lg:items-center lg:justify-between">
      <ul
        aria-label={t('filters')}
        className="-mx-4 scrollbar-none flex gap-2 overflow-x-auto px-4 py-1 sm:mx-0 sm:flex-wrap sm:px-0"
      >
        <li className="shrink-0">
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={() => setOpen(true)}
            className={buttonClass('quiet')}
          >
            <SlidersHorizontal className="size-4" aria-hidden="true" />
            {t('allFilters')}
            {chosen > 0 && ` (${chosen})`}
          </button>
        </li>
        {criteria.bounds && (
          <li className="shrink-0">
            <LocalLink
              to={`/hotel/main${searchFor({ ...criteria, bounds: '', page: 1 })}`}
              preventScrollReset
              aria-label={t('dropMapArea')}
              className="inline-flex min-h-11 items-center gap-1.5 rounded-full border border-brand-ink bg-brand-soft px-4 font-medium text-brand-ink"
            >
              {t('mapArea')}
              <X className="size-4" aria-hidden="true" />
            </LocalLink>
          </li>
        )}
        {FACILITIES.filter(({ code }) => !ASKED_OTHERWISE.has(code)).map(({ code, label }) => (
          <li key={code} className="shrink-0">
            <FilterChoice
              on={facilities.includes(code)}
              to={{ ...criteria, facilities: toggled(facilities, code) }}
              hotels={hotelsWith(counts?.facilities, code)}
            >
              {label[language]}
            </FilterChoice>
          </li>
        ))}
      </ul>
      <div className="flex shrink-0 items-center gap-4">
        <Sort criteria={criteria} />
        <MapSwitch criteria={criteria} />
      </div>
      {open && <FilterPanel criteria={criteria} counts={counts} onClose={() => setOpen(false)} />}
    </div>
  );
}

/** Pets are counted in the search itself. */
const ASKED_OTHERWISE: ReadonlySet<string> = new Set(['pet-allowed']);

const howMany = ({ facilities, sideViews, minPrice, maxPrice }: Criteria): number =>
  facilities.length + sideViews.length + (minPrice + maxPrice > 0 ? 1 : 0);

/** Between list and map: on a phone one of the two; on a wide screen for a map that is not there by itself. */
function MapSwitch({ criteria }: Readonly<{ criteria: Criteria }>) {
  const { t } = useTranslation('results');
  const { tilesUrl } = useApp();
  const { map } = criteria;
  const Icon = map ? List : MapIcon;
  return (
    <LocalLink
      to={`/hotel/main${searchFor({ ...criteria, map: !map })}`}
      preventScrollReset
      className={`flex min-h-12 items-center gap-2 rounded-full bg-ink px-6 font-semibold text-paper max-lg:fixed max-lg:bottom-5 max-lg:left-1/2 max-lg:z-20 max-lg:-translate-x-1/2 max-lg:shadow-lift lg:min-h-11 lg:px-5 lg:hover:bg-ink/85 ${tilesUrl ? 'lg:hidden' : ''}`}
    >
      <Icon className="size-5" aria-hidden="true" />
      {map ? (
        <>
          <span className="lg:hidden">{t('showList')}</span>
          <span className="max-lg:hidden">{t('hideMap')}</span>
        </>
      ) : (
        t('showMap')
      )}
    </LocalLink>
  );
}

/** In which order the results stand. */
function Sort({ criteria }: Readonly<{ criteria: Criteria }>) {
  const { t } = useTranslation('results');
  const id = useId();
  const searchAgain = useSearchAgain();
  return (
    <div className="flex shrink-0 items-center gap-2">
      <label htmlFor={id} className="text-muted">
        {t('sort')}
      </label>
      <select
        id={id}
        value={criteria.sort}
        onChange={({ target }) => {
          const sort = SORTS.find((each) => each === target.value) ?? 'recommended';
          searchAgain({ ...criteria, sort });
        }}
        className="min-h-11 rounded-full border border-field/60 bg-card px-4 font-medium hover:border-ink"
      >
        {SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {t(`sorts.${sort}`)}
          </option>
        ))}
      </select>
    </div>
  );
}
