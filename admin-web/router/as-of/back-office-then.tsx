import {
  type ComponentType,
  type Context,
  type PropsWithChildren,
  Suspense,
  useContext,
  useMemo,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import {
  UNSAFE_DataRouterContext as DataRouterContext,
  UNSAFE_NavigationContext as NavigationContext,
  parsePath,
  type RouterNavigateOptions,
  type To,
  useLocation,
} from 'react-router-dom';
import { clientAsOf, dataProviderAsOf } from '../../shell/api/as-of-client.ts';
import { openCache } from '../../shell/api/data-provider.ts';
import { type AsOf, AsOfProvider, asOfIn, keepingAsOf } from '../../shell/as-of.ts';
import { openListeners, openPresence } from '../../shell/live/listeners.ts';
import type { Live } from '../../shell/live/live.ts';
import { type Services, ServicesProvider, useServices } from '../../shell/services.ts';
import { WithLaterTexts } from '../../ui/later-texts.tsx';
import { PageProgress } from '../../ui/page.tsx';
import { Layout } from '../layout/layout.tsx';
import { AsOfBar } from './as-of-bar.tsx';
import { PageThen } from './page-then.tsx';

type OfficeProps = Readonly<{ layout?: typeof Layout }>;

/** The back office as of the moment that the address names: nothing in it is of now, and nothing is written. */
export function BackOfficeThen({ Office }: Readonly<{ Office: ComponentType<OfficeProps> }>) {
  const asOf = asOfIn(useLocation().search);
  if (!asOf) return <Office />;
  return (
    <Then key={asOf.at} asOf={asOf}>
      <Office layout={LayoutThen} />
    </Then>
  );
}

type ThenProps = PropsWithChildren<Readonly<{ asOf: AsOf }>>;

/** Made again for each moment, with a cache of its own: what was read as of one is never shown as of another. */
function Then({ asOf, children }: ThenProps) {
  const { t } = useTranslation();
  const now = useServices();
  const [then] = useState(() =>
    servicesAsOf(now, asOf.at, {
      noWrite: () => t('asOf.noWrite'),
      noPast: () => t('asOf.noPast'),
    }),
  );
  return (
    <AsOfProvider value={asOf}>
      <ServicesProvider value={then}>
        <KeepAsOf asOf={asOf}>{children}</KeepAsOf>
      </ServicesProvider>
    </AsOfProvider>
  );
}

type Words = Parameters<typeof clientAsOf>[2];

function servicesAsOf(now: Services, at: string, words: Words): Services {
  const client = clientAsOf(now.client, at, words);
  return {
    ...now,
    client,
    dataProvider: dataProviderAsOf(client, now.dataProvider, words),
    queryClient: openCache(now.queryClient.getDefaultOptions().queries),
    authProvider: {
      ...now.authProvider,
      // a page that is opened to be written is opened to be read
      canAccess: async ({ action, ...asked }) =>
        (await now.authProvider.canAccess?.({
          ...asked,
          action: action === 'edit' ? 'show' : action,
        })) === true,
    },
    live: stillLive(),
  };
}

const noEnd = () => () => {};

/** Nobody comes, and nothing changes. */
const stillLive = (): Live => ({
  ...openListeners(),
  ...{ start: noEnd, subscribe: noEnd, enter: noEnd, isOn: () => true },
  presence: openPresence(),
});

/** A page between bar and drawer, below what says as of when it is. */
const LayoutThen: typeof Layout = ({ children }) => (
  <Layout>
    <Suspense fallback={<PageProgress />}>
      <WithLaterTexts>
        <AsOfBar />
        <PageThen>{children}</PageThen>
      </WithLaterTexts>
    </Suspense>
  </Layout>
);

/** Wherever one goes, the address keeps the moment, also one that is opened beside or copied from a link. */
function KeepAsOf({ asOf, children }: ThenProps) {
  const navigation = useContext(NavigationContext);
  const data = useContext(DataRouterContext);
  const { basename } = useServices();
  const { moving, linking } = useMemo(() => {
    const kept = (to: To): To => {
      const { search = '', ...path } = typeof to === 'string' ? parsePath(to) : to;
      if (path.pathname?.startsWith(`${basename}/login`)) return to; // who signs in does so now
      return { ...path, search: keepingAsOf(search, asOf) };
    };
    const { navigator } = navigation;
    const linking: typeof navigation = {
      ...navigation,
      navigator: {
        ...navigator,
        createHref: (to) => navigator.createHref(kept(to)),
        push: (to, ...rest) => navigator.push(kept(to), ...rest),
        replace: (to, ...rest) => navigator.replace(kept(to), ...rest),
      },
    };
    return { moving: data && { ...data, router: keeping(data.router, kept) }, linking };
  }, [navigation, data, basename, asOf]);
  return (
    <DataRouterContext.Provider value={moving}>
      <NavigationContext.Provider value={linking}>{children}</NavigationContext.Provider>
    </DataRouterContext.Provider>
  );
}

type Router = NonNullable<ContextOf<typeof DataRouterContext>>['router'];
type ContextOf<C> = C extends Context<infer Value> ? Value : never;

/** The same router, but for where it leads. */
function keeping(router: Router, kept: (to: To) => To): Router {
  const navigate = (to: To | number | null, options?: RouterNavigateOptions) =>
    typeof to === 'number'
      ? router.navigate(to)
      : router.navigate(to === null ? to : kept(to), options);
  return Object.create(router, { navigate: { value: navigate } });
}
