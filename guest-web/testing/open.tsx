import type { Language } from '@baanpak/domain/values/text/i18n-text.ts';
import { type Answers, type Call, ORIGIN, serve } from '@baanpak/web-ui/testing/api-in-tests.ts';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterContextProvider, RouterProvider } from 'react-router-dom';
import { ErrorPage } from '../router/error-page.tsx';
import { Root } from '../router/root.tsx';
import { screen as routeOf, type ScreenModule } from '../router/screen.ts';
import { ALL_TEXTS } from '../router/texts/all-texts.ts';
import { openApi } from '../shell/api/client.ts';
import type { SiteConfig } from '../shell/api/site.ts';
import { AppProvider, appContext } from '../shell/context.ts';
import { openI18n } from '../shell/texts.ts';

const CONFIG: SiteConfig = {
  apiKey: 'key',
  locale: 'th',
  paymentPublicKey: 'pkey',
  paymentScriptUrl: '/sandbox/omise.js',
  version: '0.0.0',
  demo: false,
  holdMinutes: 30,
  transferHours: 24,
};

type OpenOptions = Readonly<{
  /** The route it stands on, and the address it is opened at; default both `/`. */
  path?: string;
  at?: string;
  language?: Language;
  answers?: Answers;
  /** Names of the guards of its route. */
  guards?: readonly string[];
  /** Other pages one can go to, by their paths; default one that is `Elsewhere`. */
  others?: Readonly<Record<string, ScreenModule>>;
}>;

type Opened = Readonly<{
  /** Acts as somebody in front of the screen. */
  user: ReturnType<typeof userEvent.setup>;
  calls: readonly Call[];
  /** Where the guest is now, with the query. */
  address: () => string;
}>;

/** Opens a page of the site, its loader and action included, and waits until it is there. */
export async function openPage(page: ScreenModule, options: OpenOptions = {}): Promise<Opened> {
  const {
    path = '/',
    at = path,
    language = 'en',
    answers = {},
    guards = [],
    others = {},
  } = options;
  const calls = serve(answers);
  const api = openApi({
    origin: ORIGIN,
    apiKey: CONFIG.apiKey,
    language,
    positions: { last: () => undefined, keep: () => {} },
  });
  const app = { api, config: CONFIG };
  const router = createMemoryRouter(
    [
      {
        id: 'root',
        Component: Root,
        HydrateFallback: () => null,
        children: [
          {
            ErrorBoundary: ErrorPage,
            children: [
              routeOf({ path, module: '', guards, load: async () => page }),
              ...Object.entries(others).map(([other, module]) =>
                routeOf({ path: other, module: '', load: async () => module }),
              ),
              { path: '*', element: <main>Elsewhere</main> },
            ],
          },
        ],
      },
    ],
    {
      initialEntries: [at],
      getContext: () => new RouterContextProvider(new Map([[appContext, app]])),
    },
  );
  const user = userEvent.setup();
  // whatever the machine does beside: what effects note and log is there, too
  await act(async () => {
    render(
      <AppProvider value={app}>
        <I18nextProvider i18n={openI18n(language, ALL_TEXTS[language])}>
          <RouterProvider router={router} />
        </I18nextProvider>
      </AppProvider>,
    );
    await initialized(router);
  });
  await screen.findByRole('main', { hidden: true });
  return {
    user,
    calls,
    address: () => router.state.location.pathname + router.state.location.search,
  };
}

const initialized = (router: ReturnType<typeof createMemoryRouter>): Promise<void> =>
  new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const forget = router.subscribe((state) => {
      if (!state.initialized) return;
      forget();
      resolve();
    });
  });

/** Opens a part of a page alone. */
export const open = (part: ReactNode, options: Omit<OpenOptions, 'path'> = {}): Promise<Opened> =>
  openPage({ Component: () => <main>{part}</main> }, options);
