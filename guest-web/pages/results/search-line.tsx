import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Criteria } from '../../features/search/criteria.ts';
import type { ProvinceChoice } from '../../features/search/hotel-search.ts';
import { usePartyWords } from '../../features/search/party.ts';
import { useWhenWords } from '../../features/search/when.ts';
import { ChevronDown } from '../../ui/icons/chevron-down.tsx';
import { Search } from '../../ui/icons/search.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';

const SearchPanel = lazyPart(
  async () => (await import('../../features/search/search-panel.tsx')).SearchPanel,
);

type SearchLineProps = Readonly<{
  place: string;
  provinces: readonly ProvinceChoice[];
  criteria: Criteria;
}>;

/** What is searched for, in one line; a press opens the panel that changes it. */
export function SearchLine({ place, provinces, criteria }: SearchLineProps) {
  const { t } = useTranslation('results');
  const words = usePartyWords();
  const [open, setOpen] = useState(false);
  const when = useWhenWords();
  return (
    <>
      <button
        type="button"
        aria-expanded={open}
        title={t('changeSearch')}
        onClick={() => setOpen(!open)}
        className="group mx-auto flex min-h-14 w-full max-w-3xl items-center gap-3 rounded-full border border-line bg-card py-2 pr-3 pl-5 text-left shadow-card transition-shadow hover:shadow-lift"
      >
        <Search className="size-5 shrink-0 text-brand-ink" aria-hidden="true" />
        <span className="min-w-0 flex-1 sm:flex sm:items-baseline sm:gap-3">
          <span className="block truncate font-semibold">{place}</span>
          <span className="block truncate text-muted text-sm sm:text-base">
            {[when(criteria), isCounted(criteria) && words(criteria)].filter(Boolean).join(' · ')}
          </span>
        </span>
        <span className="sr-only">{t('changeSearch')}</span>
        <ChevronDown
          className="size-5 shrink-0 text-muted transition-transform group-aria-expanded:rotate-180"
          aria-hidden="true"
        />
      </button>
      {open && (
        <SearchPanel
          provinces={provinces}
          criteria={criteria}
          isEverywhere={!criteria.province && !criteria.bounds}
          className="mt-3 animate-appear"
        />
      )}
    </>
  );
}

const isCounted = ({ guests, kid, pet }: Criteria): boolean => guests + kid + pet > 0;
