import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';

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

type Instance = { works: boolean };
const waiting = new Set<Instance>();
let onChange = () => {};

/** Resolves once every part that is on the page works: its code has come, and React has taken it over. */
export async function partsWork(): Promise<void> {
  await loadParts();
  await new Promise<void>((resolve) => {
    onChange = () => void (waiting.size === 0 && resolve());
    onChange();
  });
}

/** Behind a part, so that what is in it has told of parts of its own before. */
// biome-ignore lint/style/useComponentExportOnlyModules: what makes components is loaded again with the page
function Works({ part }: Readonly<{ part: Instance }>) {
  useEffect(() => {
    part.works = true;
    waiting.delete(part);
    onChange();
  }, [part]);
  return null;
}

/**
 * A part below what is seen first. The server renders it; its code comes once the page before it works, and what is
 * to be seen stays as it is meanwhile (docs/adr/0101-parts-hydrated-later.md). Where that code cannot be obtained the part
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
    const [part] = useState<Instance>(() => ({ works: false }));
    useEffect(() => {
      if (!part.works) waiting.add(part);
      return () => {
        waiting.delete(part);
        onChange();
      };
    }, [part]);
    return (
      <Suspense fallback={fallback(props)}>
        <Part {...props} />
        <Works part={part} />
      </Suspense>
    );
  };
}
