import { FACILITIES } from '@baanpak/domain/values/place/facilities.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Criteria, searchFor } from '../../features/search/criteria.ts';
import type { HotelCounts } from '../../features/search/hotel-search.ts';
import { useApp } from '../../shell/context.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { SlidersHorizontal } from '../../ui/icons/sliders-horizontal.tsx';
import { X } from '../../ui/icons/x.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { LocalLink } from '../../ui/local-link.tsx';
import { FilterChoice } from './filter-choice.tsx';
import { hotelsWith, toggled } from './filter-codes.ts';
import { MapSwitch } from './map-switch.tsx';
import { Sort } from './sort.tsx';

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
