import { localDate } from '@baanpak/domain/values/time/local-date.ts';
import { useTranslation } from 'react-i18next';
import { searchFor } from '../../features/search/criteria.ts';
import { usePartyWords } from '../../features/search/party-words.ts';
import { type RecentSearch, removeSearch } from '../../features/search/recent-searches.ts';
import { useApp } from '../../shell/context.ts';
import { formatDay, today } from '../../ui/dates.ts';
import { Search } from '../../ui/icons/search.tsx';
import { LocalLink } from '../../ui/local-link.tsx';
import { Forget } from './forget.tsx';

type RecentSearchChipProps = Readonly<{ search: RecentSearch; name: string }>;

/** Searches again; dates that are over are left out. */
export function RecentSearchChip({ search, name }: RecentSearchChipProps) {
  const { t } = useTranslation('home');
  const words = usePartyWords();
  const { language } = useApp().api;
  const { province, checkIn, checkOut, guests, kid, pet } = search;
  const isToCome = checkIn >= today();
  const stay = { checkIn: localDate(checkIn), checkOut: localDate(checkOut) };
  const details = [
    isToCome &&
      `${formatDay(checkIn, language, 'short')} – ${formatDay(checkOut, language, 'short')}`,
    guests + kid + pet > 0 && words(search),
  ].filter(Boolean);
  return (
    <div className="flex items-center rounded-2xl border border-line bg-card pr-1">
      <LocalLink
        to={`/hotel/main${searchFor({ province, guests, kid, pet, ...(isToCome && { stay }) })}`}
        className="flex min-w-0 items-center gap-3 rounded-2xl py-2.5 pl-4 hover:underline"
      >
        <Search className="size-5 shrink-0 text-brand-ink" aria-hidden="true" />
        <span className="min-w-0 leading-snug">
          <span className="block font-semibold">{name}</span>
          {details.length > 0 && (
            <span className="block text-muted text-sm">{details.join(' · ')}</span>
          )}
        </span>
      </LocalLink>
      <Forget
        label={t('recent.forget', { name })}
        onClick={() => removeSearch(province)}
        className="hover:bg-ink/5"
      />
    </div>
  );
}
