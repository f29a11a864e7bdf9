import { useTranslation } from 'react-i18next';
import { type Criteria, searchFor } from '../../features/search/criteria.ts';
import type { HotelResults } from '../../features/search/hotel-search.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { ChevronLeft } from '../../ui/icons/chevron-left.tsx';
import { ChevronRight } from '../../ui/icons/chevron-right.tsx';
import { LocalLink } from '../../ui/local-link.tsx';

type PagesProps = Readonly<{ criteria: Criteria; found: HotelResults }>;

/** The way to the other pages, where there are any. */
export function Pages({ criteria, found: { total, page, perPage } }: PagesProps) {
  const { t } = useTranslation('results');
  const last = Math.ceil(total / perPage);
  if (last <= 1) return null;
  const to = (n: number) => `/hotel/main${searchFor({ ...criteria, page: n })}`;
  return (
    <nav aria-label={t('pages')} className="mt-10 flex items-center justify-center gap-3">
      {page > 1 && (
        <LocalLink rel="prev" to={to(page - 1)} className={buttonClass('quiet')}>
          <ChevronLeft className="size-5" aria-hidden="true" />
          {t('previous')}
        </LocalLink>
      )}
      <span className="px-2 text-muted">{t('pageOf', { page, last })}</span>
      {page < last && (
        <LocalLink rel="next" to={to(page + 1)} className={buttonClass('quiet')}>
          {t('next')}
          <ChevronRight className="size-5" aria-hidden="true" />
        </LocalLink>
      )}
    </nav>
  );
}
