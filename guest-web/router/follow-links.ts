import { matchRoutes, type RouteObject } from 'react-router-dom';
import { prefetch, whenIdle } from './chunks.ts';

/** Loads ahead the pages that visible links lead to, each once. Load it on idle; ends when what it answers is called. */
export function followLinks(routes: readonly RouteObject[]): () => void {
  const ahead = new Set<RouteObject>();
  const known = new WeakSet<Element>();
  const seen = new IntersectionObserver((entries) => {
    const links = entries
      .filter(({ isIntersecting }) => isIntersecting)
      .map(({ target }) => target);
    for (const link of links) seen.unobserve(link);
    whenIdle(() => void prefetch(async () => links.flatMap(pagesOf)));
  });
  const pagesOf = (link: Element) =>
    pagesAt(link, routes).flatMap((route) => {
      const { lazy } = route;
      if (typeof lazy !== 'function' || ahead.has(route)) return [];
      ahead.add(route);
      return [lazy];
    });
  const look = () => {
    for (const link of document.querySelectorAll('a[href]')) {
      if (known.has(link)) continue;
      known.add(link);
      seen.observe(link);
    }
  };
  look();
  const changes = new MutationObserver(look);
  changes.observe(document.body, { childList: true, subtree: true });
  return () => {
    changes.disconnect();
    seen.disconnect();
  };
}

function pagesAt(link: Element, routes: readonly RouteObject[]): readonly RouteObject[] {
  if (!(link instanceof HTMLAnchorElement) || link.origin !== window.location.origin) return [];
  return (matchRoutes([...routes], link.pathname) ?? []).map(({ route }) => route);
}
