import type { AnswerOfCall } from '@baanpak/contract/routes/call.ts';
import type { Language } from '@baanpak/domain/values/text/i18n-text.ts';
import { inLanguage } from '@baanpak/domain/values/text/page-language.ts';
import type { i18n } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { openClient } from '../shell/api/client.ts';
import { dataProviderOn, openCache } from '../shell/api/data-provider.ts';
import { openProofGate } from '../shell/api/proof-gate.ts';
import { session } from '../shell/api/session.ts';
import { authProviderOn } from '../shell/auth.ts';
import { i18nProviderOn } from '../shell/i18n/i18n.ts';
import { openLive } from '../shell/live/live.ts';
import { basenameOf, ServicesProvider } from '../shell/services.ts';
import { BareErrorPage } from '../ui/error-page.tsx';
import { App } from './app.tsx';

type AppOptions = Readonly<{
  config: Pick<AnswerOfCall<'GET /config.json'>, 'apiKey'>;
  language: Language;
  i18n: i18n;
  /** The server knows no page of this address: who is not signed in need not be for that. Default: false. */
  isUnknown?: boolean;
  /** Default: that of the browser's address bar. */
  createRouter?: typeof createBrowserRouter;
  /** What of the cache's queries is not as usual. */
  queries?: Parameters<typeof openCache>[0];
}>;

/** The back office on its services: one router, one cache, one language. */
export function openApp({
  config,
  language,
  i18n,
  isUnknown = false,
  createRouter = createBrowserRouter,
  queries,
}: AppOptions) {
  const gate = openProofGate();
  const signInGate = openProofGate();
  const { apiKey } = config;
  const refused = i18n.t('refused', { returnObjects: true });
  const client = openClient({
    apiKey,
    language,
    offline: i18n.t('offline'),
    refused,
    gate,
    signInGate,
  });
  const services = {
    client,
    gate,
    signInGate,
    language,
    basename: basenameOf(language),
    queryClient: openCache(queries),
    dataProvider: dataProviderOn(client),
    authProvider: authProviderOn(client, inLanguage(language, '/login')),
    i18nProvider: i18nProviderOn(i18n),
    live: openLive({
      open: (present, lastId, signal) =>
        client.events(`/bookings/events?present=${present}`, lastId, signal),
      sessionName: session.tabs,
      onSession: session.onOtherTab,
    }),
  };
  const notFound = <BareErrorPage why="notFound" />;
  const router = createRouter([
    {
      path: `${services.basename}/*`,
      element: isUnknown && !session.read() ? notFound : <App />,
      errorElement: <BareErrorPage why="broken" />,
    },
    { path: '*', element: notFound },
  ]);
  return (
    <ServicesProvider value={services}>
      <I18nextProvider i18n={i18n}>
        <RouterProvider router={router} />
      </I18nextProvider>
    </ServicesProvider>
  );
}
