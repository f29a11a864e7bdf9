/** Pages one may begin on, and what they say besides what every page does. */
const PAGES = {
  'pages/home/home-page.tsx': ['home'],
  'pages/results/results-page.tsx': ['results'],
  'pages/hotel/hotel-page.tsx': ['hotel'],
};
const LANGUAGES = ['th', 'en'];

/** The one that a page names; it loads the others once the first view stands. */
export const FIRST_SCRIPT = 'router/entry-after-view.ts';
const ENTRIES = [FIRST_SCRIPT, 'router/entry-client.tsx'];

/** In bytes, compressed by gzip. */
export const MOST_JAVASCRIPT = 140_000;
export const MOST_STYLES = 15_000;

/** What a browser loads before such a page works. */
export const FIRST_VIEWS = Object.fromEntries(
  Object.entries(PAGES).flatMap(([page, texts]) =>
    LANGUAGES.map((language) => [
      `${page} (${language})`,
      [
        ...ENTRIES,
        page,
        `router/texts/${language}.ts`,
        ...texts.map((name) => `pages/${name}/texts.${language}.ts`),
      ],
    ]),
  ),
);
