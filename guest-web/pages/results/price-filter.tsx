import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Criteria } from '../../features/search/criteria.ts';
import type { HotelCounts } from '../../features/search/hotel-search.ts';
import { formatBaht } from '../../ui/baht.ts';
import { Button } from '../../ui/button.tsx';
import { controlClass } from '../../ui/control-class.ts';
import { Field } from '../../ui/field.tsx';
import { FilterChoice } from './filter-choice.tsx';
import { useSearchAgain } from './use-search-again.ts';

type PriceFilterProps = Readonly<{ criteria: Criteria; counts: HotelCounts | undefined }>;

/** What a night may cost: one of the steps, or two numbers of one's own. */
export function PriceFilter({ criteria, counts }: PriceFilterProps) {
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
