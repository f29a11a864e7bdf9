import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { type Criteria, SORTS } from '../../features/search/criteria.ts';
import { useSearchAgain } from './use-search-again.ts';

/** In which order the results stand. */
export function Sort({ criteria }: Readonly<{ criteria: Criteria }>) {
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
