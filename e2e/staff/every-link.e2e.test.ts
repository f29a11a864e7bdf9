import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, type ExpectStatic, it } from 'vitest';
import { endProducts, type Product, startProduct } from '../testing/product.ts';
import { sharedBrowser } from '../testing/shared-browser.ts';
import { enterByHand } from '../testing/staff-entry.ts';
import { LOADING, withoutTransitions } from '../testing/staff-pages.ts';
import { DESK_IN_ENGLISH, type Language, type Visitor, visit } from '../testing/visitor.ts';

const WHO = ['admin', 'owner1', 'officer1', 'visitor1', 'auditor1'] as const;
const LANGUAGES = ['th', 'en'] as const;
/** The fewest kinds of pages that one of them opens: a visitor's. */
const FEWEST = 11;
const PATIENCE = { timeout: 60_000, interval: 20 };

let browser: Browser;
/** Nothing that its lists and histories name was removed by another test. */
let product: Product;
beforeAll(async () => {
  [browser, product] = await Promise.all([sharedBrowser(), startProduct({ RATE_LIMITS: 'off' })]);
});
afterAll(async () => {
  await browser?.close();
  await endProducts();
});

/** An address without its ids and the values of its query: of each kind one page is opened. */
function kindOf(address: string): string {
  const { pathname, searchParams } = new URL(address, product.url);
  const path = pathname.replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '{id}');
  return [path, ...new Set(searchParams.keys())].join(' ');
}

/** Links to other pages of the site that are not off, not to an event of this one; those of the menu, which stands on every page, come last. */
const LINKS = `(() => {
  const isOther = (link) => link.pathname !== location.pathname || !new URLSearchParams(link.search).has('event');
  const isOff = (link) => link.getAttribute('aria-disabled') === 'true';
  const links = [...document.querySelectorAll('a[href^="/"]')].filter((link) => link.checkVisibility() && !isOff(link) && isOther(link));
  const isOfMenu = (link) => link.closest('[role="menu"]') !== null;
  return [...links.filter((link) => !isOfMenu(link)), ...links.filter(isOfMenu)]
    .map((link) => ({ href: link.getAttribute('href'), isOfMenu: isOfMenu(link) }));
})()`;
type Link = Readonly<{ href: string; isOfMenu: boolean }>;

const LEAVE = `window.left = document.querySelector('h1'); window.leftText = window.left?.textContent`;
/** All of another page; React Router's own for developers has no first heading. */
const IS_THERE = `(async () => {
  for (const _ of ['rendered', 'asked for its data']) await new Promise(requestAnimationFrame);
  const heading = document.querySelector('h1') ?? document.querySelector('h2');
  const isAnother = heading !== window.left || heading?.textContent !== window.leftText;
  return heading !== null && isAnother && document.querySelector('${LOADING}') === null;
})()`;

/** What stands instead of a page: React Router's own, that of an error, of an unknown page, booking and history. */
const INSTEAD =
  /Unexpected Application Error|This page could not be (found|shown)|ไม่พบหน้านี้|แสดงหน้านี้ไม่ได้|There is no such (booking|history)|ไม่พบ(การจอง|ประวัติ)นี้/;

/** Tells whether the page waits for an answer; the stream of what others do never ends. */
function watchRequests(page: Page): () => boolean {
  const open = new Set<unknown>();
  page.on('request', (request) => {
    const isAwaited = ['script', 'fetch', 'xhr'].includes(request.resourceType());
    if (isAwaited && !request.url().includes('/bookings/events?')) open.add(request);
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return () => open.size > 0;
}

/** What the page's scripts complain about, with the page it was on. */
function watchConsole(page: Page): readonly string[] {
  const said: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error')
      said.push(`${page.url()}: ${message.text()} ${message.location().url}`);
  });
  return said;
}

/** Signs in and presses each kind of link, and the first row of each list; answers the kinds of pages and what is wrong. */
async function pressAll(visitor: Visitor, who: string, expect: ExpectStatic) {
  const { page, language } = visitor;
  const base = language === 'en' ? '/en/' : '/';
  const isWaiting = watchRequests(page);
  const said = watchConsole(page);
  const faults: string[] = [];
  const [pressed, opened] = [new Set<string>(), new Set<string>()];

  /** Waits for the page that `what` leads to, and goes on from it if it is one. */
  async function arrive(what: string): Promise<void> {
    const isThere = async () =>
      !isWaiting() && (await page.evaluate<boolean>(IS_THERE)) && !isWaiting();
    await expect.poll(isThere, { ...PATIENCE, message: what }).toBe(true);
    const instead = INSTEAD.exec(await page.locator('body').innerText())?.[0];
    const { pathname } = new URL(page.url());
    const isOfLanguage =
      pathname.startsWith(base) && pathname.startsWith('/en/') === (base !== '/');
    if (instead !== undefined) faults.push(`${what}: ${instead}`);
    else if (!isOfLanguage) faults.push(`${what}: leaves the language`);
    else await explore();
  }

  async function press(link: Locator, name: string): Promise<void> {
    const from = kindOf(page.url());
    await page.evaluate(LEAVE);
    await link.click();
    await arrive(`${name}, pressed on ${from}`);
  }

  const isThen = () => new URL(page.url()).searchParams.has('at');

  async function explore(): Promise<void> {
    const address = page.url();
    const kind = kindOf(address);
    if (opened.has(kind)) return;
    opened.add(kind);
    if (isThen()) return; // its links lead to pages of then, which the menu alone has as many of as of now
    const links = (await page.evaluate<Link[]>(LINKS)).filter(({ href }) => {
      const isNew = !pressed.has(kindOf(href)) && kindOf(href) !== kind;
      pressed.add(kindOf(href));
      return isNew;
    });
    const row = page.locator('tbody tr[class*="clickableRow"]').first();
    if (await row.isVisible()) await press(row, 'the first row');
    for (const { href, isOfMenu } of links) {
      if (isOfMenu) while (isThen()) await page.goBack();
      if (isOfMenu) await unfold();
      else while (page.url() !== address) await page.goBack();
      await press(page.locator(`a[href=${JSON.stringify(href)}]:visible`).first(), kindOf(href));
    }
  }

  /** Opens the group of the menu, which is closed again where an owner's pages are made again. */
  async function unfold(): Promise<void> {
    const folded = page.locator('[role="menuitem"][aria-expanded="false"]');
    if (await folded.isVisible()) await folded.click();
  }

  await enterByHand(visitor, who);
  await unfold();
  await arrive('signing in');
  await page.locator('header [aria-haspopup="menu"]').last().click();
  await press(page.locator('[role="menu"] a[href$="/admin/profile"]'), 'the profile');
  return { opened, faults: [...faults, ...said] };
}

// each language in a window of its own, the two at once
describe.concurrent.each(LANGUAGES)('every link of the back office in %s', (language: Language) => {
  it.sequential.for(WHO)('leads %s to a page', async (who, { expect }) => {
    const visitor = await visit(browser, product.url, { ...DESK_IN_ENGLISH, language });
    await withoutTransitions(visitor.page);
    const { opened, faults } = await pressAll(visitor, who, expect);
    expect(faults).toEqual([]);
    expect(visitor.broken()).toEqual([]);
    expect(opened.size).toBeGreaterThanOrEqual(FEWEST);
    await visitor.leave();
  });
});
