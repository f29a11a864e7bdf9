import { isRecord } from '@baanpak/domain/values/fields/fields.ts';
import { translated } from '@baanpak/domain/values/text/page-language.ts';
import { SITE_PAGES } from '@baanpak/domain/values/text/site-page.ts';
import { searchFor } from '../../features/search/criteria.ts';
import { provinceNamed } from '../../features/search/matching-places.ts';
import { TITLES } from '../../features/site-text/site-text.ts';
import type { loader as homeLoader } from '../../pages/home/home-data.ts';
import type { loader as hotelLoader } from '../../pages/hotel/hotel-data.ts';
import type { loader as resultsLoader } from '../../pages/results/results-data.ts';
import { hotelHead } from './hotel-head.ts';
import type { HeadContext, PageHead } from './page-head.ts';

type HomePage = Awaited<ReturnType<typeof homeLoader>>;
type HotelPage = Awaited<ReturnType<typeof hotelLoader>>;
type ResultsPage = Awaited<ReturnType<typeof resultsLoader>>;

/** By a page's module and what its loader gave; undefined for pages that are nobody else's business. */
export function headOf(module: string, data: unknown, context: HeadContext): PageHead | undefined {
  if (module === 'home/home-page.tsx' && isHomePage(data)) return homeHead(data, context);
  if (module === 'results/results-page.tsx' && isResultsPage(data))
    return resultsHead(data, context);
  if (module === 'hotel/hotel-page.tsx' && isHotelPage(data)) return hotelHead(data, context);
  return textHead(context);
}

const isHomePage = (data: unknown): data is HomePage => isRecord(data) && 'rooms' in data;
const isResultsPage = (data: unknown): data is ResultsPage => isRecord(data) && 'criteria' in data;
const isHotelPage = (data: unknown): data is HotelPage => isRecord(data) && 'offers' in data;

const homeHead = ({ banner }: HomePage, { site, language, texts }: HeadContext): PageHead => ({
  title: texts.t('shell:title'),
  description: texts.t('shell:description'),
  path: '/',
  picture: banner ? `${banner}?w=1440` : null,
  structured: [
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name: texts.t('shell:name'),
      url: new URL('/', site).href,
      inLanguage: language,
    },
  ],
});

/** Of results a province is a page of its own; dates, guests, filters and further pages are not. */
function resultsHead({ criteria, provinces }: ResultsPage, context: HeadContext): PageHead {
  const { language, texts, address } = context;
  const { province } = criteria;
  const known = provinceNamed(provinces, province, language);
  const isKnown = province === '' || known?.id === province;
  return {
    title: texts.t('results:titleOf', { place: known?.name ?? texts.t('results:thailand') }),
    description: texts.t('shell:description'),
    path: `/hotel/main${province && known ? searchFor({ province: known.id }) : ''}`,
    isIndexed: isKnown && [...address.searchParams.keys()].every((name) => name === 'province'),
  };
}

/** Of a page that is text; undefined where the address is not one of those. */
function textHead({ texts, address }: HeadContext): PageHead | undefined {
  const path = translated(address.pathname, 'th');
  const page = SITE_PAGES.find((each) => path === `/${each}`);
  return (
    page && {
      title: texts.t(`shell:${TITLES[page]}`),
      description: texts.t('shell:description'),
      path,
    }
  );
}
