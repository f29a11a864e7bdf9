import { FACILITIES } from '@baanpak/domain/values/place/facilities.ts';
import { SIDE_VIEWS } from '@baanpak/domain/values/place/side-views.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigation } from 'react-router-dom';
import { type Criteria, searchFor, withoutFilters } from '../../features/search/criteria.ts';
import type { HotelCounts } from '../../features/search/hotel-search.ts';
import { useApp } from '../../shell/context.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useLasting } from '../../ui/use-lasting.ts';
import { CompanyFilter } from './company-filter.tsx';
import { FilterChoice } from './filter-choice.tsx';
import { hotelsWith, toggled } from './filter-codes.ts';
import { PriceFilter } from './price-filter.tsx';

type FilterPanelProps = Readonly<{
  criteria: Criteria;
  counts: HotelCounts | undefined;
  onClose: () => void;
}>;

/** Every filter, with how many hotels each would leave. Load it on use. */
export function FilterPanel({ criteria, counts, onClose }: FilterPanelProps) {
  const { t } = useTranslation(['results', 'search']);
  const { language } = useApp().api;
  const isBusy = useLasting(useNavigation().state !== 'idle');
  const { facilities, sideViews } = criteria;
  const views = SIDE_VIEWS.filter(
    ({ code }) => sideViews.includes(code) || hotelsWith(counts?.sideViews, code) !== 0,
  );
  return (
    <Dialog open onOpenChange={onClose} title={t('filters')} className="sm:w-[min(94vw,44rem)]">
      <Section title={t('withYou')}>
        <CompanyFilter criteria={criteria} counts={counts} />
      </Section>
      <Section title={t('pricePerNight')}>
        <PriceFilter
          key={`${criteria.minPrice}-${criteria.maxPrice}`}
          criteria={criteria}
          counts={counts}
        />
      </Section>
      <Section title={t('facilities')}>
        <Choices>
          {FACILITIES.map(({ code, label }) => (
            <FilterChoice
              key={code}
              on={facilities.includes(code)}
              to={{ ...criteria, facilities: toggled(facilities, code) }}
              hotels={hotelsWith(counts?.facilities, code)}
            >
              {label[language]}
            </FilterChoice>
          ))}
        </Choices>
      </Section>
      {views.length > 0 && (
        <Section title={t('views')}>
          <Choices>
            {views.map(({ code, label }) => (
              <FilterChoice
                key={code}
                on={sideViews.includes(code)}
                to={{ ...criteria, sideViews: toggled(sideViews, code) }}
                hotels={hotelsWith(counts?.sideViews, code)}
              >
                {label[language]}
              </FilterChoice>
            ))}
          </Choices>
        </Section>
      )}
      <div className="sticky -bottom-5 -mx-5 mt-6 -mb-5 flex gap-3 border-line border-t bg-card px-5 py-4 sm:-bottom-7 sm:-mx-7 sm:-mb-7 sm:px-7">
        <ButtonLink
          kind="quiet"
          to={`/hotel/main${searchFor(withoutFilters(criteria))}`}
          preventScrollReset
        >
          {t('dropFilters')}
        </ButtonLink>
        <Button busy={isBusy} onClick={onClose} className="flex-1">
          {counts ? t('showFound', { count: counts.total }) : t('search:done')}
        </Button>
      </div>
    </Dialog>
  );
}

const Section = ({ title, children }: Readonly<{ title: string; children: ReactNode }>) => (
  <section className="mt-6">
    <h3 className="mb-3 font-semibold text-lg">{title}</h3>
    {children}
  </section>
);

const Choices = ({ children }: Readonly<{ children: ReactNode }>) => (
  <div className="flex flex-wrap gap-2">{children}</div>
);
