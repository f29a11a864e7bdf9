import { nightsBetween } from '@baanpak/domain/values/time/local-date.ts';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import { ApiProblem } from '../api/problem.ts';
import { useApp } from '../app/context.ts';
import { PageTitle } from '../app/page-title.tsx';
import { searchFor } from '../search/criteria.ts';
import { provinceNamed } from '../search/matching-places.ts';
import { Alert } from '../ui/alert.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { formatDay } from '../ui/dates.ts';
import { SearchX } from '../ui/icons/search-x.tsx';
import { useProblemMessage } from '../ui/problem-message.ts';
import { Filters } from './filters.tsx';
import { HotelCard } from './hotel-card.tsx';
import { Pages } from './pages.tsx';
import type { loader } from './results-data.ts';
import { SearchLine } from './search-line.tsx';

export { loader } from './results-data.ts';

export function Component() {
  const { t } = useTranslation(['results', 'search', 'shell']);
  const { criteria, provinces, counts, found, problem } = useLoaderData<typeof loader>();
  const { language } = useApp().api;
  const messageOf = useProblemMessage();
  const { stay, province } = criteria;
  const place = provinceNamed(provinces, province, language)?.name ?? (province || t('thailand'));
  const days = (['checkIn', 'checkOut'] as const).map((day) => formatDay(stay[day], language));
  return (
    <main id="main" className="mx-auto max-w-7xl px-4 pt-6 sm:px-6 sm:pt-8">
      <PageTitle>{t('titleOf', { place })}</PageTitle>
      {/* closed again when the address says something else */}
      <SearchLine
        key={searchFor(criteria)}
        place={place}
        provinces={provinces}
        criteria={criteria}
      />
      <div className="mt-8 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <div>
          <h1 className="font-semibold text-2xl sm:text-3xl">{t('titleOf', { place })}</h1>
          <p className="mt-1 text-muted">
            {days.join(' – ')} ·{' '}
            {t('shell:nights', { count: nightsBetween(stay.checkIn, stay.checkOut) })}
            {found && <> · {t('search:hotels', { count: found.total })}</>}
          </p>
        </div>
      </div>
      <Filters criteria={criteria} counts={counts} />
      {problem && (
        <Alert className="mt-6">
          {messageOf(new ApiProblem({ status: 422, code: problem, detail: '' }))}
        </Alert>
      )}
      {found && found.hotels.length > 0 ? (
        <>
          <ul className="mt-6 grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
            {found.hotels.map((hotel, n) => (
              <li key={hotel._id}>
                <HotelCard hotel={hotel} criteria={criteria} eager={n < 3} />
              </li>
            ))}
          </ul>
          <Pages criteria={criteria} found={found} />
        </>
      ) : (
        !problem && <NothingFound />
      )}
    </main>
  );
}

function NothingFound() {
  const { t } = useTranslation('results');
  const { criteria } = useLoaderData<typeof loader>();
  const { province, stay } = criteria;
  return (
    <div className="mx-auto mt-10 max-w-lg rounded-2xl bg-sand px-6 py-14 text-center">
      <SearchX className="mx-auto size-10 text-brand-ink" aria-hidden="true" />
      <h2 className="mt-4 font-semibold text-xl">{t('nothing')}</h2>
      <p className="mt-2 text-muted">{t('nothingHint')}</p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <ButtonLink kind="quiet" to={`/hotel/main${searchFor({ province, stay })}`}>
          {t('dropFilters')}
        </ButtonLink>
        <ButtonLink to={`/hotel/main${searchFor({ stay })}`}>{t('everywhere')}</ButtonLink>
      </div>
    </div>
  );
}
