import { type Site, type SiteDetails, site } from '@baanpak/domain/site/site.ts';
import type { SitePages } from '@baanpak/domain/site/site-pages.ts';
import type { ReadDb } from '../deps.ts';

const PAGE = 'pages.';

/** The site as administrators left it, and how often they changed it. */
export async function findSite(db: ReadDb): Promise<SiteDetails & Pick<Site, 'version'>> {
  const rows = await db.selectFrom('site').selectAll().execute();
  const isPage = ({ field }: { field: string }) => field.startsWith(PAGE);
  const fields: Partial<SiteDetails> = Object.fromEntries(
    rows.filter((row) => !isPage(row)).map(({ field, value }) => [field, value]),
  );
  const pages: Partial<SitePages> = Object.fromEntries(
    rows.filter(isPage).map(({ field, value }) => [field.slice(PAGE.length), value]),
  );
  return {
    ...site.initialState,
    ...fields,
    pages: { ...site.initialState.pages, ...pages },
    version: Math.max(0, ...rows.map(({ version }) => version)),
  };
}
