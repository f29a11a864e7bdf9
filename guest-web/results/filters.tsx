import { FACILITIES } from '@baanpak/domain/values/place/facilities.ts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useApp } from '../app/context.ts';
import { type Criteria, SORTS, searchFor } from '../search/criteria.ts';
import { Check } from '../ui/icons/check.tsx';
import { LocalLink, useLocalPath } from '../ui/local-link.tsx';

/** What narrows the results and orders them; each choice is an address of its own. */
export function Filters({ criteria }: Readonly<{ criteria: Criteria }>) {
  const { t } = useTranslation('results');
  const { language } = useApp().api;
  const { facilities } = criteria;
  const toggled = (code: (typeof facilities)[number]) =>
    facilities.includes(code) ? facilities.filter((each) => each !== code) : [...facilities, code];
  return (
    <div className="mt-5 flex flex-col gap-3 lg:flex-row lg:items-center lg:justify-between">
      <ul
        aria-label={t('filters')}
        className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 sm:mx-0 sm:flex-wrap sm:px-0"
      >
        {FACILITIES.filter(({ code }) => !ASKED_OTHERWISE.has(code)).map(({ code, label }) => (
          <Filter
            key={code}
            on={facilities.includes(code)}
            to={searchFor({ ...criteria, facilities: toggled(code), page: 1 })}
          >
            {label[language]}
          </Filter>
        ))}
      </ul>
      <Sort criteria={criteria} />
    </div>
  );
}

/** Pets are counted in the search itself. */
const ASKED_OTHERWISE: ReadonlySet<string> = new Set(['pet-allowed']);

type FilterProps = Readonly<{ on: boolean; to: string; children: string }>;

const Filter = ({ on, to, children }: FilterProps) => (
  <li className="shrink-0">
    <LocalLink
      to={`/hotel/main${to}`}
      preventScrollReset
      aria-current={on ? 'true' : undefined}
      className="inline-flex min-h-11 items-center gap-1.5 rounded-full border border-field/60 bg-card px-4 transition-colors hover:border-ink aria-[current]:border-brand-ink aria-[current]:bg-brand-soft aria-[current]:font-medium aria-[current]:text-brand-ink"
    >
      {on && <Check className="size-4" aria-hidden="true" />}
      {children}
    </LocalLink>
  </li>
);

function Sort({ criteria }: Readonly<{ criteria: Criteria }>) {
  const { t } = useTranslation('results');
  const id = useId();
  const navigate = useNavigate();
  const local = useLocalPath();
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
          const query = searchFor({ ...criteria, sort, page: 1 });
          void navigate(local(`/hotel/main${query}`), { preventScrollReset: true });
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
