import { FACILITIES } from '@baanpak/domain/values/place/facilities.ts';
import { SIDE_VIEWS } from '@baanpak/domain/values/place/side-views.ts';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigation } from 'react-router-dom';
import { type Criteria, searchFor, withoutFilters } from '../../features/search/criteria.ts';
import type { HotelCounts } from '../../features/search/hotel-search.ts';
import { changedParty, MOST } from '../../features/search/party.ts';
import { useApp } from '../../shell/context.ts';
import { formatBaht } from '../../ui/baht.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { controlClass } from '../../ui/control-class.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { useLasting } from '../../ui/lasting.ts';
import { Stepper } from '../../ui/stepper.tsx';
import { FilterChoice } from './filter-choice.tsx';
import { hotelsWith, toggled } from './filter-codes.ts';
import { useSearchAgain } from './use-search-again.ts';

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

type PriceFilterProps = Readonly<{ criteria: Criteria; counts: HotelCounts | undefined }>;

/** What a night may cost: one of the steps, or two numbers of one's own. */
function PriceFilter({ criteria, counts }: PriceFilterProps) {
  const { t } = useTranslation('results');
  const searchAgain = useSearchAgain();
  const [from, setFrom] = useState(textOf(criteria.minPrice));
  const [to, setTo] = useState(textOf(criteria.maxPrice));
  const apply = (event: FormEvent) => {
    event.preventDefault();
    const [minPrice = 0, maxPrice = 0] = inOrder(numberIn(from), numberIn(to));
    searchAgain({ ...criteria, minPrice, maxPrice });
  };
  return (
    <>
      <div className="flex flex-wrap gap-2">
        {counts?.prices.map((step) => {
          const { minPrice, maxPrice } = {
            minPrice: step.minPrice ?? 0,
            maxPrice: step.maxPrice ?? 0,
          };
          const on = criteria.minPrice === minPrice && criteria.maxPrice === maxPrice;
          return (
            <FilterChoice
              key={minPrice}
              on={on}
              to={{ ...criteria, ...(on ? ANY : { minPrice, maxPrice }) }}
              hotels={step.hotels}
            >
              {t(minPrice === 0 ? 'priceUpTo' : maxPrice === 0 ? 'priceFrom' : 'priceBetween', {
                from: formatBaht(minPrice),
                to: formatBaht(maxPrice),
              })}
            </FilterChoice>
          );
        })}
      </div>
      <form onSubmit={apply} className="mt-4 flex flex-wrap items-end gap-3">
        <Amount label={t('minPrice')} text={from} onType={setFrom} />
        <Amount label={t('maxPrice')} text={to} onType={setTo} />
        <Button type="submit" kind="quiet" className="max-sm:w-full">
          {t('applyPrice')}
        </Button>
      </form>
    </>
  );
}

const ANY = { minPrice: 0, maxPrice: 0 };

type AmountProps = Readonly<{ label: string; text: string; onType: (text: string) => void }>;

const Amount = ({ label, text, onType }: AmountProps) => (
  <Field label={label} className="min-w-0 flex-1">
    {(control) => (
      <input
        {...control}
        inputMode="numeric"
        value={text}
        onChange={({ target }) => onType(target.value.replace(/\D/g, '').slice(0, MOST_DIGITS))}
        className={controlClass}
      />
    )}
  </Field>
);

const MOST_DIGITS = 7;
const textOf = (amount: number): string => (amount > 0 ? String(amount) : '');
const numberIn = (text: string): number => Number(text === '' ? 0 : text);

/** Who writes them the other way round means the same. */
const inOrder = (from: number, to: number): number[] =>
  to > 0 && from > to ? [to, from] : [from, to];

type CompanyFilterProps = Readonly<{ criteria: Criteria; counts: HotelCounts | undefined }>;

/** Children and pets, counted; with how many hotels would take some. */
function CompanyFilter({ criteria, counts }: CompanyFilterProps) {
  const { t } = useTranslation(['results', 'search']);
  const searchAgain = useSearchAgain();
  const { guests, kid, pet } = criteria;
  const counter = (kind: 'kid' | 'pet', label: string) => (
    <div>
      <Stepper
        label={label}
        value={criteria[kind]}
        to={MOST[kind]}
        onChange={(count) =>
          searchAgain({ ...criteria, ...changedParty({ guests, kid, pet }, kind, count) })
        }
      />
      {counts && <p className="text-muted text-sm">{t('wouldFit', { count: counts[kind] })}</p>}
    </div>
  );
  return (
    <div className="grid grid-cols-2 gap-x-10 gap-y-4">
      {counter('kid', t('search:children'))}
      {counter('pet', t('search:petsAlong'))}
    </div>
  );
}
