import { type ComponentType, lazy, Suspense } from 'react';
import { PageProgress } from '../layout/page-progress.tsx';

/** A page that is loaded when it is opened. */
export function lazyPage(load: () => Promise<ComponentType>): ComponentType {
  const Page = lazy(async () => ({ default: await load() }));
  return () => (
    <Suspense fallback={<PageProgress />}>
      <Page />
    </Suspense>
  );
}
