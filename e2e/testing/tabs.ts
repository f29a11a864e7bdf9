import type { Page, Request } from 'playwright-core';
import type { Visitor } from './visitor.ts';

/** A headless browser says of every tab that it is in sight; these say so until a test hides them. */
const HIDEABLE = `{
  let state = 'visible';
  Object.defineProperty(Document.prototype, 'visibilityState', { get: () => state });
  addEventListener('test:sight', ({ detail }) => {
    state = detail;
    document.dispatchEvent(new Event('visibilitychange'));
  });
}`;

export type Tabs = Readonly<{
  pages: readonly Page[];
  /** Event streams that are open now, by the tab that holds each. */
  streams(): readonly Readonly<{ page: Page; address: URL }>[];
  show(page: Page, state: 'visible' | 'hidden'): Promise<void>;
  /** The status that a call of a page is answered with; rejects where no connection is free for 30 s. */
  call(page: Page, path: string): Promise<number>;
}>;

/** Opens paths in tabs of one browser, the first in the visitor's own. */
export async function openTabs(
  { page, language }: Visitor,
  paths: readonly string[],
): Promise<Tabs> {
  const context = page.context();
  await context.addInitScript(HIDEABLE);
  const open = new Set<Request>();
  context.on('request', (request) => {
    if (/\/events($|\?)/.test(request.url())) open.add(request);
  });
  context.on('requestfinished', (request) => open.delete(request));
  context.on('requestfailed', (request) => open.delete(request));
  const pages: Page[] = [];
  for (const path of paths) {
    const tab = pages.length === 0 ? page : await context.newPage();
    tab.on('close', () => {
      for (const request of open) if (request.frame().page() === tab) open.delete(request);
    });
    await tab.goto(language === 'en' ? `/en${path}` : path, { waitUntil: 'domcontentloaded' });
    pages.push(tab);
  }
  return {
    pages,
    streams: () =>
      [...open].map((request) => ({
        page: request.frame().page(),
        address: new URL(request.url()),
      })),
    show: (tab, state) =>
      tab.evaluate(`dispatchEvent(new CustomEvent('test:sight', { detail: '${state}' }))`),
    call: (tab, path) =>
      tab.evaluate(`(async () => {
        const answer = await fetch('${path}', { signal: AbortSignal.timeout(30_000) });
        await answer.text();
        return answer.status;
      })()`),
  };
}
