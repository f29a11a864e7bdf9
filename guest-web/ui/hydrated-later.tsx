import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';

const parts: (() => Promise<unknown>)[] = [];
let isFirstView = false;

/** In a browser: until what this answers is called, the page stands as the server rendered it. */
export function beginFirstView(): () => void {
  isFirstView = true;
  return () => {
    isFirstView = false;
  };
}

/** Loads the parts of the pages that are known by now, so that they are rendered with them, at once. */
export async function loadParts(): Promise<void> {
  if (!isFirstView) await Promise.allSettled(parts.map((load) => load()));
}

/**
 * A part below what is seen first. The server renders it; its code comes once the page before it works, and what is
 * to be seen stays as it is meanwhile (docs/adr/0101-parts-hydrated-later.md). Where that code cannot be had the part
 * stays so too, until there is a network.
 */
export function hydratedLater<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: (props: Props) => ReactNode = () => null,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  const bring = async () => {
    loaded ??= await load();
    return loaded;
  };
  parts.push(bring);
  const Late: ComponentType<Props> = lazy(
    () =>
      new Promise<{ default: ComponentType<Props> }>((resolve) => {
        const attempt = () => bring().then((part) => resolve({ default: part }), waitForNetwork);
        const waitForNetwork = () => window.addEventListener('online', attempt, { once: true });
        void attempt();
      }),
  );
  return function HydratedLater(props: Props) {
    const [Part] = useState<ComponentType<Props>>(() => loaded ?? Late);
    return (
      <Suspense fallback={fallback(props)}>
        <Part {...props} />
      </Suspense>
    );
  };
}
