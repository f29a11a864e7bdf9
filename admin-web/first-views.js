const PAGES = ['pages/login/login-page.tsx', 'pages/dashboard/dashboard-page.tsx'];
const LANGUAGES = ['th', 'en'];

/** In bytes, compressed by gzip. */
export const MOST_JAVASCRIPT = 360_000;

/** What signing in and the dashboard are made of. */
export const FIRST_VIEWS = Object.fromEntries(
  PAGES.flatMap((page) =>
    LANGUAGES.map((language) => [
      `${page} (${language})`,
      ['router/entry-client.tsx', `shell/i18n/${language}.ts`, page],
    ]),
  ),
);
