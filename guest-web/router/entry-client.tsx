import { LOCALE_KEY, languageOf } from '@baanpak/domain/values/text/page-language.ts';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import {
  createBrowserRouter,
  createPath,
  matchRoutes,
  type RouteObject,
  RouterContextProvider,
  RouterProvider,
} from 'react-router-dom';
import { openApi } from '../shell/api/client.ts';
import { cookiePositions } from '../shell/api/positions.ts';
import { learnClock } from '../shell/api/server-clock.ts';
import type { Boot } from '../shell/boot.ts';
import { BOOT_ID } from '../shell/boot.ts';
import { type App, appContext } from '../shell/context.ts';
import { openTexts } from '../shell/texts.ts';
import { followPresses } from '../ui/focus.ts';
import { beginFirstView, loadParts } from '../ui/hydrated-later.tsx';
import { prefetchOnIdle, reloadOnChunkLoss } from './chunks.ts';
import { SiteDocument } from './document.tsx';
import { routes } from './routes.tsx';
import { DICTIONARIES } from './texts/dictionaries.ts';

let router: ReturnType<typeof createBrowserRouter> | undefined;
reloadOnChunkLoss(() => {
  const { state, location } = router?.state.navigation ?? {};
  return state === 'loading' && location ? createPath(location) : undefined;
});
followPresses();
void start();

async function start() {
  const bootText = document.getElementById(BOOT_ID)?.textContent ?? '';
  const boot: Boot = JSON.parse(bootText);
  const language = languageOf(window.location.pathname);
  keepLanguage(language);
  const siteRoutes = routes();
  const endFirstView = beginFirstView();
  const [i18n] = await Promise.all([
    openTexts(language, DICTIONARIES[language]),
    loadFirstScreen(siteRoutes),
  ]);
  endFirstView();
  const app: App = {
    config: boot.config,
    tilesUrl: boot.tilesUrl,
    api: openApi({
      origin: '',
      apiKey: boot.config.apiKey,
      language,
      positions: cookiePositions,
      onAnswer: learnClock,
    }),
  };
  const siteRouter = createBrowserRouter(siteRoutes, {
    hydrationData: boot.state,
    getContext: () => new RouterContextProvider(new Map([[appContext, app]])),
  });
  router = siteRouter;
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <SiteDocument app={app} boot={boot} bootText={bootText} i18n={i18n}>
          <RouterProvider router={siteRouter} />
        </SiteDocument>
      </StrictMode>,
    );
  });
  prefetchOnIdle(async () => {
    (await import('./follow-links.ts')).followLinks(siteRouter.routes);
    return [loadParts, ...(await import('./next-chunks.ts')).NEXT_CHUNKS];
  });
}

/** So that the first render finds the page the server rendered. */
async function loadFirstScreen(siteRoutes: RouteObject[]): Promise<void> {
  await Promise.all(
    (matchRoutes(siteRoutes, window.location) ?? []).map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      const loaded = await route.lazy();
      Object.assign(route, loaded);
      delete route.lazy;
    }),
  );
}

function keepLanguage(language: string): void {
  try {
    window.localStorage.setItem(LOCALE_KEY, language);
  } catch {
    // storage is closed to us: the cookie remembers as well
  }
}
