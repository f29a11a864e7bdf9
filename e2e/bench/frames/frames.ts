import { instant } from '@baanpak/domain/values/time/instant.ts';
import { addDays, bangkokDay } from '@baanpak/domain/values/time/local-date.ts';
import type { Page } from 'playwright-core';
import { openBrowser } from '../../testing/browser.ts';
import { STAFF_WORDS } from '../../testing/staff-words.ts';
import { DESK_IN_ENGLISH, type Visitor, visit } from '../../testing/visitor.ts';
import { idOf, manyBookings } from '../admin-lists/many-bookings.ts';
import { ADMIN, withReadModels } from '../admin-lists/with-read-models.ts';
import type { Bench, BenchLine } from '../bench.ts';
import { byTurns, median, percentile, rounds } from '../statistics.ts';
import { milliseconds, perSecond } from '../table.ts';
import { MOUNTED, NOTE_WHEN_MOUNTED, PLAIN_BOX, SCROLL } from './in-page.ts';

const HOTELS = 12;
const ROOMS = 102;
const DAYS = 60;
/** Frames a second that a screen has, with a little for what the clock rounds. */
const SMOOTH = 59;
const MOUNTED_WITHIN = 300;

/** The timeline of a hotel of 34 kinds of rooms with three units each, a row each, in a browser: how it scrolls, and when it stands. */
export const frames: Bench = {
  name: 'frames',
  run: () =>
    withReadModels(manyBookings(HOTELS), async ({ url }) => {
      const browser = await openBrowser();
      try {
        const visitor = await visit(browser, url, DESK_IN_ENGLISH);
        await signIn(visitor);
        const beside = await visitor.page.context().newPage();
        await beside.setContent(PLAIN_BOX);
        const mounts = await rounds(() => mountOf(visitor));
        return [mounted(mounts), ...(await scrolled(visitor.page, beside))];
      } finally {
        await browser.close();
      }
    }),
};

async function signIn({ page, go }: Visitor): Promise<void> {
  const words = STAFF_WORDS.en;
  await page.addInitScript(NOTE_WHEN_MOUNTED);
  await go('/login');
  await page.getByLabel(words.username).fill(ADMIN.username);
  await page.getByLabel(words.password).fill(ADMIN.password);
  await page.getByRole('button', { name: words.signIn }).click();
  await page.waitForURL(({ pathname }) => !pathname.endsWith('/login'));
}

/** In ms, from the answer to the first frame with all rows. */
async function mountOf({ page, go }: Visitor): Promise<number> {
  const from = addDays(bangkokDay(instant(Date.now())), -20);
  const shown = `hotelId=${idOf('hotel 3')}&from=${from}&days=${DAYS}`;
  await go(`/owner/${idOf('owner')}/book-manage?${shown}`);
  return page.evaluate<number>(MOUNTED);
}

/** In turns with a box of plain rows as large: what the machine and its browser can do at all. */
async function scrolled(page: Page, beside: Page): Promise<BenchLine[]> {
  const { ours, bare } = await byTurns(
    () => framesOf(page),
    () => framesOf(beside),
  );
  const of = (all: readonly Frames[], told: keyof Frames) => median(all.map((each) => each[told]));
  const what = `${ROOMS} rooms x ${DAYS} days`;
  const rate = of(ours, 'rate');
  return [
    {
      what: `${what}, frames while scrolling`,
      ours: perSecond(rate),
      bare: perSecond(of(bare, 'rate')),
      aim: '60/s',
      met: rate >= SMOOTH,
    },
    {
      what: `${what}, 99 of 100 frames within`,
      ours: milliseconds(of(ours, 'most')),
      bare: milliseconds(of(bare, 'most')),
    },
    {
      what: `${what}, longest frame`,
      ours: milliseconds(of(ours, 'longest')),
      bare: milliseconds(of(bare, 'longest')),
    },
  ];
}

type Frames = Readonly<{ rate: number; most: number; longest: number }>;

/** A second, and in ms. */
async function framesOf(page: Page): Promise<Frames> {
  await page.bringToFront();
  const moments = await page.evaluate<number[]>(SCROLL);
  const each = moments.slice(1).map((moment, n) => moment - (moments[n] ?? moment));
  const all = each.reduce((sum, one) => sum + one, 0);
  return {
    rate: (1_000 * each.length) / all,
    most: percentile(each, 0.99),
    longest: Math.max(...each),
  };
}

const mounted = (mounts: readonly number[]): BenchLine => ({
  what: `${ROOMS} rooms x ${DAYS} days, from the answer to the frame that shows it`,
  ours: milliseconds(median(mounts)),
  aim: `< ${MOUNTED_WITHIN} ms`,
  met: median(mounts) < MOUNTED_WITHIN,
});
