import { execFileSync } from 'node:child_process';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { openBrowser } from '../testing/browser.ts';
import { makeDataDirectory } from '../testing/data-directory.ts';
import { differentStays, findRooms, roomWith } from '../testing/guest.ts';
import { endProducts, startProduct } from '../testing/product.ts';
import { A_WINDOW_A_LANGUAGE, EVERY_WINDOW, visit } from '../testing/visitor.ts';
import { type Keep, screensOfGuests } from './guest-screens.ts';
import { statesOfGuests } from './guest-states.ts';
import { screensOfStaff } from './staff-screens.ts';

const ROOT = join(import.meta.dirname, '../..');
const OUT = join(ROOT, '.screenshots');

/** Pictures further down load when they come near the window, which a picture of the whole page never moves. */
const loadPictures = (page: Page) =>
  page.evaluate(`Promise.all([...document.querySelectorAll('main img')].map((image) => {
    image.loading = 'eager';
    return image.decode().catch(() => {});
  }))`);

/** Staff's pages have no dark scheme. */
const WINDOWS = [
  ...EVERY_WINDOW.map((each) => ({ ...each, colorScheme: 'light' as const })),
  ...A_WINDOW_A_LANGUAGE.map((each) => ({ ...each, colorScheme: 'dark' as const })),
];

const PARTS = ['guests', 'staff'];
const named = process.argv.slice(2);
const unknown = named.filter((name) => !PARTS.includes(name));
if (unknown.length > 0) throw new Error(`There are no pictures of ${unknown}; there are ${PARTS}`);
const wanted = named.length > 0 ? named : PARTS;

/**
 * `npm run screenshots`: every page as guests and staff see it, in both languages, on a phone and a desk, guests' dark too;
 * `npm run screenshots -- staff` those of staff alone.
 */
execFileSync(process.execPath, ['standalone/start.js', 'build'], { cwd: ROOT, stdio: 'inherit' });
await rm(OUT, { recursive: true, force: true });
await mkdir(OUT);
const product = await startProduct({ DATA_DIR: await makeDataDirectory(), RATE_LIMITS: 'off' });
const browser = await openBrowser();
try {
  const room = roomWith(1, await findRooms(product.api));
  const nextStay = differentStays();
  for (const { language, width, colorScheme } of WINDOWS) {
    const visitor = await visit(browser, product.url, { language, width, colorScheme });
    const keep: Keep = async (name, part = 'page') => {
      await visitor.page.evaluate('document.fonts.ready');
      if (part === 'page') await loadPictures(visitor.page);
      const path = join(OUT, `${name}-${language}-${width}-${colorScheme}.png`);
      await visitor.page.screenshot({ path, fullPage: part === 'page' });
      console.log(path);
    };
    const twoStays = () =>
      [
        { ...room, ...nextStay() },
        { ...room, ...nextStay() },
      ] as const;
    if (wanted.includes('guests')) {
      await screensOfGuests(visitor, product.api, twoStays(), keep);
      await statesOfGuests(visitor, product.api, twoStays(), keep);
    }
    if (wanted.includes('staff') && colorScheme === 'light') await screensOfStaff(visitor, keep);
    await visitor.leave();
  }
} finally {
  await browser.close();
  await endProducts();
}
