import { matchPath } from 'react-router-dom';
import type { LazyPage } from '../ui/lazy-page.tsx';
import type { prefetch } from './reload-on-chunk-loss.ts';
import type { PageAt, SiteMap } from './site-map.ts';

const AT_LATEST = 2_000;

type Following = Readonly<{ basename: string; siteMap: SiteMap; prefetch: typeof prefetch }>;

/**
 * Loads ahead the pages that the links on the page lead to, each once, when the browser has nothing else to do and in
 * two seconds at the latest; not over a line that is to be spared. Ends when what it answers is called. What it needs
 * of the first view is given to it: an import would part the scripts of that view.
 */
export function followLinks({ basename, siteMap, prefetch }: Following): () => void {
  if (isLineSpared()) return () => {};
  const pages = pagesOf(siteMap);
  const ahead = new Set<LazyPage>();
  let isAwaited = false;
  const look = () => {
    isAwaited = false;
    const found = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].flatMap((link) =>
      pageBehind(link, { basename, pages }),
    );
    const fresh = [...new Set(found)].filter((page) => !ahead.has(page));
    for (const page of fresh) ahead.add(page);
    if (fresh.length > 0) void prefetch(fresh.map(({ load }) => load));
  };
  const lookOnIdle = () => {
    if (isAwaited) return;
    isAwaited = true;
    whenIdle(look);
  };
  lookOnIdle();
  const changes = new MutationObserver(lookOnIdle);
  changes.observe(document.body, { childList: true, subtree: true });
  return () => changes.disconnect();
}

type Known = Readonly<{ basename: string; pages: readonly PageAt[] }>;

function pageBehind(
  { origin, pathname }: HTMLAnchorElement,
  { basename, pages }: Known,
): readonly LazyPage[] {
  if (origin !== window.location.origin || !pathname.startsWith(`${basename}/`)) return [];
  const path = pathname.slice(basename.length);
  const at = pages.find(([pattern]) => matchPath(`/${pattern}`, path));
  return at ? [at[1]] : [];
}

/** Each by its path; that of a new record before that of one by its id. */
const pagesOf = ({ own, lists }: SiteMap): readonly PageAt[] => [
  ...own,
  ...lists.flatMap(([path, { list, create, edit }]) => [
    ...pageAt(path, list),
    ...pageAt(`${path}/create`, create),
    ...pageAt(`${path}/:id`, edit),
  ]),
];

const pageAt = (path: string, page?: LazyPage): readonly PageAt[] => (page ? [[path, page]] : []);

function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: AT_LATEST });
  else setTimeout(run, AT_LATEST);
}

/** What some browsers tell of the line. */
type Line = Readonly<{ saveData?: boolean; effectiveType?: string }>;

/** Who works saves data, or the line is so slow that it is needed for what was asked for. */
function isLineSpared(): boolean {
  const { connection = {} }: Navigator & Readonly<{ connection?: Line }> = navigator;
  return connection.saveData === true || /2g$/.test(connection.effectiveType ?? '');
}
