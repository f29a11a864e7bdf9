import { useTranslation } from 'react-i18next';
import { searchFor } from '../../features/search/criteria.ts';
import type { ShownProvince } from '../../features/search/hotel-search.ts';
import { useApp } from '../../shell/context.ts';
import { LocalLink } from '../../ui/local-link.tsx';
import { Picture } from '../../ui/picture.tsx';

/** A way in for who does not know yet where to. */
export function Provinces({ provinces }: Readonly<{ provinces: readonly ShownProvince[] }>) {
  const { t } = useTranslation(['home', 'search']);
  const { language } = useApp().api;
  return (
    <section aria-labelledby="provinces" className="mx-auto mt-16 max-w-7xl px-4 sm:px-6">
      <h2 id="provinces" className="font-semibold text-2xl sm:text-3xl">
        {t('provinces')}
      </h2>
      <ul className="mt-6 grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-5 lg:grid-cols-5">
        {provinces.map((province) => (
          <li key={province._id}>
            <LocalLink
              to={`/hotel/main${searchFor({ province: province._id })}`}
              className="group block rounded-2xl"
            >
              <span className="block overflow-hidden rounded-2xl">
                <Picture
                  src={province.imageUrl}
                  alt=""
                  sizes="(min-width: 1024px) 14rem, (min-width: 640px) 30vw, 45vw"
                  seed={province._id}
                  className="aspect-[4/3] w-full transition-transform duration-500 group-hover:scale-[1.04]"
                />
              </span>
              <span className="mt-2 block font-semibold text-lg leading-snug group-hover:underline">
                {province[language]}
              </span>
              <span className="block text-muted text-sm">
                {t('search:hotels', { count: province.hotels })}
              </span>
            </LocalLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
