import type { Language } from '@baanpak/domain/values/text/i18n-text.ts';
import { languageOf } from '@baanpak/domain/values/text/page-language.ts';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  RouterContextProvider,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router-dom';
import type { Rendered, Renderer } from '../server/rendering.ts';
import { openApi } from '../shell/api/client.ts';
import { cookieIn } from '../shell/api/cookie-in.ts';
import { POSITION_COOKIE } from '../shell/api/positions.ts';
import { type Boot, bootTextOf } from '../shell/boot.ts';
import { type App, appContext } from '../shell/context.ts';
import { openI18n } from '../shell/texts.ts';
import { loadParts } from '../ui/hydrated-later.tsx';
import { SiteDocument } from './document.tsx';
import { headOf as pageHeadOf } from './head/heads.ts';
import { type HeadContext, headHtml, NOT_INDEXED } from './head/page-head.ts';
import { pageErrorOf, routeErrorOf } from './page-error.ts';
import { routes } from './routes.tsx';
import { type ScreenHandle, screenOf } from './screen.ts';
import { ALL_TEXTS } from './texts/all-texts.ts';
import { moduleOfTexts } from './texts/dictionaries.ts';

/** The page that loads the payment provider's script. */
const PAYMENT_PAGE = 'checkout-omise/checkout-omise-page.tsx';

/** A page's first view, its data read through the API. */
export const render: Renderer['render'] = async (request, options): Promise<Rendered> => {
  const language = languageOf(new URL(request.url).pathname);
  const position = cookieIn(request.headers.get('cookie') ?? '', POSITION_COOKIE);
  const app: App = {
    config: options.config,
    tilesUrl: options.tilesUrl,
    api: openApi({
      origin: options.apiOrigin,
      apiKey: options.apiKey,
      language,
      positions: { last: () => position, keep: () => {} },
    }),
  };
  const handler = createStaticHandler(routes());
  const requestContext = new RouterContextProvider(new Map([[appContext, app]]));
  const context = await handler.query(request, { requestContext });
  if (context instanceof Response)
    return { status: context.status, location: context.headers.get('location') ?? '/' };

  const screen = screenOf(context.matches.map(({ route }) => ({ handle: route.handle })));
  const { css, ...assets } = options.assetsFor(modulesOf(language, screen));
  const pays = screen?.module === PAYMENT_PAGE;
  const boot: Boot = {
    config: options.config,
    tilesUrl: options.tilesUrl,
    pays,
    assets,
    state: { loaderData: context.loaderData, errors: plainErrors(context) },
  };
  await loadParts();
  const texts = openI18n(language, ALL_TEXTS[language]);
  const html = renderToString(
    <StrictMode>
      <SiteDocument app={app} boot={boot} bootText={bootTextOf(boot)} i18n={texts}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </SiteDocument>
    </StrictMode>,
  );
  const address = new URL(request.url);
  const head = headOf(context, { site: options.site, language, texts, address });
  return {
    status: statusOf(context),
    html: `<!doctype html>${html.replace('</head>', () => `<style>${css}</style>${head}</head>`)}`,
    private: screen?.private ?? false,
    pays,
  };
};

/** What the browser loads ahead, besides what every page needs. */
const modulesOf = (language: Language, screen: ScreenHandle | undefined): string[] => [
  `router/texts/${language}.ts`,
  ...(screen?.texts ?? []).map((name) => moduleOfTexts(language, name)),
  ...(screen ? [`pages/${screen.module}`] : []),
];

/** What search engines are told; the browser goes on without it. */
function headOf(context: StaticHandlerContext, given: HeadContext): string {
  const { route } = context.matches.at(-1) ?? {};
  const module = screenOf([{ handle: route?.handle }])?.module;
  if (context.errors || !route || !module) return NOT_INDEXED;
  const head = pageHeadOf(module, context.loaderData[route.id], given);
  return head ? headHtml(head, given) : NOT_INDEXED;
}

/** The router knows no problems of the API: to it they are all 500. */
const statusOf = ({ errors, statusCode }: StaticHandlerContext): number => {
  const [error] = Object.values(errors ?? {});
  return error === undefined ? statusCode : pageErrorOf(error).status;
};

const plainErrors = ({ errors }: StaticHandlerContext): StaticHandlerContext['errors'] =>
  errors &&
  Object.fromEntries(Object.entries(errors).map(([id, error]) => [id, routeErrorOf(error)]));
