import type { SitePage } from '@baanpak/domain/values/text/site-page.ts';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { FormattedText } from '../../features/site-text/formatted-text.tsx';
import { TITLES } from '../../features/site-text/titles.ts';
import type { ScreenModule } from '../../router/screen.ts';
import { getTextPage } from '../../shell/api/site.ts';
import { apiOf } from '../../shell/context.ts';
import { PageTitle } from '../../ui/page-title.tsx';

/** Reads what a page says, in the document's language. */
export const textLoader = (page: SitePage) => async (args: LoaderFunctionArgs) => ({
  text: await getTextPage(apiOf(args), page),
});

/** What administrators say on a page, with whatever comes below it. */
export function TextOf({
  page,
  children,
}: Readonly<{ page: SitePage; children?: React.ReactNode }>) {
  const { t } = useTranslation();
  const { text } = useLoaderData<{ text: string }>();
  const title = t(TITLES[page]);
  return (
    <main id="main" className="mx-auto max-w-3xl px-4 py-8 sm:px-6 sm:py-12">
      <PageTitle>{title}</PageTitle>
      <h1 className="mb-6 font-semibold text-2xl sm:text-3xl">{title}</h1>
      <FormattedText text={text} />
      {children}
    </main>
  );
}

/** A page that is its text alone. */
export const textPage = (page: SitePage): ScreenModule => ({
  loader: textLoader(page),
  Component: () => <TextOf page={page} />,
});
