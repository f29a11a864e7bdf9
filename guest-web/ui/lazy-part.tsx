import { type ComponentType, useEffect, useState } from 'react';
import { sayOffline } from '../shell/offline.ts';

/**
 * A part of a page whose code is loaded at its first use; nothing is there until then. Where that fails
 * without a network the page stays, and the part comes when the network does.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  return function LazyPart(props: Props) {
    const [Part, setPart] = useState<ComponentType<Props> | undefined>(() => loaded);
    const [failure, setFailure] = useState<unknown>();
    useEffect(() => {
      if (Part) return;
      let isOver = false;
      const bring = () =>
        void load().then(
          (component) => {
            loaded = component;
            if (!isOver) setPart(() => component);
          },
          (error: unknown) => {
            if (isOver) return;
            if (navigator.onLine) setFailure(error);
            else sayOffline();
          },
        );
      bring();
      window.addEventListener('online', bring);
      return () => {
        isOver = true;
        window.removeEventListener('online', bring);
      };
    }, [Part]);
    if (failure) throw failure;
    return Part ? <Part {...props} /> : null;
  };
}
