import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import { searchFor } from '../../features/search/criteria.ts';
import { provinceNamed } from '../../features/search/matching-places.ts';
import { useWhenWords } from '../../features/search/when.ts';
import { useApp } from '../../shell/context.ts';
import { Alert } from '../../ui/alert.tsx';
import { hydratedLater } from '../../ui/hydrated-later.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { ResultList } from './result-list.tsx';
import type { loader } from './results-data.ts';
import { SearchLine } from './search-line.tsx';

export { loader } from './results-data.ts';

const Filters = hydratedLater(async () => (await import('./filters.tsx')).Filters);
const NothingFound = hydratedLater(async () => (await import('./no-results.tsx')).NoResults);

export function Component() {
  const { t } = useTranslation(['results', 'search', 'shell']);
  const { criteria, provinces, counts, alternatives, found, problem } =
    useLoaderData<typeof loader>();
  const { api, tilesUrl } = useApp();
  const { language } = api;
  const { province, bounds } = criteria;
  const place = bounds
    ? t('mapArea')
    : (provinceNamed(provinces, province, language)?.name ?? (province || t('thailand')));
  const title = bounds ? t('onMap') : t('titleOf', { place });
  const when = useWhenWords();
  return (
    <main
      id="main"
      className={`mx-auto px-4 pt-6 sm:px-6 sm:pt-8 ${criteria.map || tilesUrl ? 'max-w-[100rem]' : 'max-w-7xl'}`}
    >
      <PageTitle>{title}</PageTitle>
      {/* closed again when the address says something else */}
      <SearchLine
        key={searchFor(criteria)}
        place={province || bounds ? place : t('search:everywhere')}
        provinces={provinces}
        criteria={criteria}
      />
      <div className="mt-8 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <div>
          <h1 className="font-semibold text-2xl sm:text-3xl">{title}</h1>
          <p className="mt-1 text-muted">
            {when(criteria, 'medium')}
            {found && <> · {t('search:hotels', { count: found.total })}</>}
          </p>
        </div>
      </div>
      <Filters criteria={criteria} counts={counts} />
      {problem !== undefined && <Alert className="mt-6">{problem}</Alert>}
      {found && (
        <ResultList
          criteria={criteria}
          found={found}
          nothing={<NothingFound criteria={criteria} alternatives={alternatives} />}
        />
      )}
    </main>
  );
}
