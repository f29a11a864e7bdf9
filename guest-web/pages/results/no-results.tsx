import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type Criteria, searchFor, withoutFilters } from '../../features/search/criteria.ts';
import type { Alternatives } from '../../features/search/hotel-search.ts';
import { useApp } from '../../shell/context.ts';
import { formatBaht } from '../../ui/baht.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { SearchX } from '../../ui/icons/search-x.tsx';
import { LocalLink } from '../../ui/local-link.tsx';
import { stayOf, staySpan } from './stay-span.ts';

type NothingFoundProps = Readonly<{ criteria: Criteria; alternatives: Alternatives | undefined }>;

/** Says so, and when and where something is free. */
export function NoResults({ criteria, alternatives }: NothingFoundProps) {
  const { t } = useTranslation(['results', 'search']);
  const { language } = useApp().api;
  const { dates = [], provinces = [] } = alternatives ?? {};
  return (
    <div className="mx-auto mt-4 max-w-3xl rounded-2xl bg-sand px-5 py-10 text-center sm:px-8">
      <SearchX className="mx-auto size-10 text-brand-ink" aria-hidden="true" />
      <h2 className="mt-4 font-semibold text-xl">{t('nothing')}</h2>
      <p className="mt-2 text-muted">{t('nothingHint')}</p>
      {dates.length > 0 && (
        <Offers title={t('freeOn')}>
          {dates.map((stay) => (
            <Offer
              key={stay.startDate}
              to={{ ...criteria, stay: stayOf({ stay }, criteria) }}
              name={staySpan(stayOf({ stay }, criteria), language)}
              hotels={stay.hotels}
              price={stay.minPrice}
            />
          ))}
        </Offers>
      )}
      {provinces.length > 0 && (
        <Offers title={t('freeIn')}>
          {provinces.map((province) => (
            <Offer
              key={province._id}
              to={{ ...criteria, province: province._id, bounds: '' }}
              name={province[language]}
              hotels={province.hotels}
              price={province.minPrice}
            />
          ))}
        </Offers>
      )}
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <ButtonLink kind="quiet" to={`/hotel/main${searchFor(withoutFilters(criteria))}`}>
          {t('dropFilters')}
        </ButtonLink>
        <ButtonLink
          to={`/hotel/main${searchFor({ ...withoutFilters(criteria), province: '', bounds: '' })}`}
        >
          {t('everywhere')}
        </ButtonLink>
      </div>
    </div>
  );
}

const Offers = ({ title, children }: Readonly<{ title: string; children: ReactNode }>) => (
  <section className="mt-8 text-left">
    <h3 className="font-semibold">{title}</h3>
    <ul className="mt-3 grid gap-3 sm:grid-cols-2">{children}</ul>
  </section>
);

type OfferProps = Readonly<{ to: Criteria; name: string; hotels: number; price: number }>;

function Offer({ to, name, hotels, price }: OfferProps) {
  const { t } = useTranslation(['results', 'search']);
  return (
    <li>
      <LocalLink
        to={`/hotel/main${searchFor({ ...to, page: 1 })}`}
        className="flex min-h-16 items-center justify-between gap-3 rounded-xl border border-line bg-card px-4 py-3 transition-shadow hover:shadow-card"
      >
        <span>
          <span className="block font-medium">{name}</span>
          <span className="block text-muted text-sm">{t('search:hotels', { count: hotels })}</span>
        </span>
        <span className="shrink-0 text-right">
          <span className="block text-muted text-sm">{t('from')}</span>
          <span className="block font-semibold">{formatBaht(price)}</span>
        </span>
      </LocalLink>
    </li>
  );
}
