import { type ComponentType, lazy, Suspense } from 'react';
import { PageProgress } from './page.tsx';

/** `load` brings its code ahead. */
export type LazyPage = ComponentType & Readonly<{ load: () => Promise<unknown> }>;

/** A page that is loaded when it is opened. */
export function lazyPage(load: () => Promise<ComponentType>): LazyPage {
  const Page = lazy(async () => ({ default: await load() }));
  const Loaded = () => (
    <Suspense fallback={<PageProgress />}>
      <Page />
    </Suspense>
  );
  return Object.assign(Loaded, { load });
}

/** The same for a page with texts that the first pages do without. */
export const lazyPageWithTexts = (load: () => Promise<ComponentType>): LazyPage =>
  lazyPage(async () => {
    const [Page, { WithLaterTexts }] = await Promise.all([load(), import('./later-texts.tsx')]);
    return () => (
      <WithLaterTexts>
        <Page />
      </WithLaterTexts>
    );
  });
