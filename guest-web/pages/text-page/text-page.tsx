import type { SitePage } from '@baanpak/domain/values/text/site-page.ts';
import { textLoader } from '../../features/site-text/site-text.ts';
import { TextOf } from '../../features/site-text/text-of.tsx';

/** A page that is its text alone. */
export const textPage = (page: SitePage) => ({
  loader: textLoader(page),
  Component: () => <TextOf page={page} />,
});
