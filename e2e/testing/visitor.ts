import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { setTimeout as sleep } from 'node:timers/promises';
import type { AxeResults } from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import { rememberSecrets } from './secrets-in-logs.ts';

export type Language = 'th' | 'en';

/** Somebody in front of a screen, in a browser that remembers nothing of others. */
export type Visitor = Readonly<{
  page: Page;
  language: Language;
  /** Goes to a path of the Thai site, in the visitor's language. */
  go(path: string): Promise<void>;
  /** What broke on the way: scripts that threw, answers with an error nobody waited for. */
  broken(): readonly string[];
  /** Rules of accessibility the page breaks now, with the elements that do. */
  barriers(): Promise<readonly string[]>;
  leave(): Promise<void>;
}>;

export type VisitorOptions = Readonly<{
  language?: Language;
  width?: number;
  /** Of the browser; by default the machine's. */
  timeZone?: string;
  colorScheme?: 'light' | 'dark';
}>;

const PHONE = 500;
/** In ms: a webhook that failed comes again within it. */
const PATIENCE = 60_000;

/** Both languages, on a phone and at a desk: for what may break in one of the four alone. */
export const EVERY_WINDOW = [
  { language: 'th', width: 390 },
  { language: 'en', width: 390 },
  { language: 'th', width: 1440 },
  { language: 'en', width: 1440 },
] as const satisfies readonly VisitorOptions[];

export const PHONE_IN_THAI = EVERY_WINDOW[0];
export const DESK_IN_ENGLISH = EVERY_WINDOW[3];

/** What whole journeys are made in: both languages and both widths, each once. Other tests choose one of them. */
export const A_WINDOW_A_LANGUAGE = [PHONE_IN_THAI, DESK_IN_ENGLISH] as const;

/** What Chromium says of what a page's policy forbids. */
const REFUSED = /content security policy/i;

/** Opens a window; `width` in px, default a phone's. */
export async function visit(
  browser: Browser,
  url: string,
  { language = 'en', width = 390, timeZone, colorScheme = 'light' }: VisitorOptions = {},
): Promise<Visitor> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width, height: width < PHONE ? 844 : 900 },
    locale: language === 'en' ? 'en-GB' : 'th-TH',
    reducedMotion: 'reduce',
    colorScheme,
    ...(timeZone !== undefined && { timezoneId: timeZone }),
  });
  context.setDefaultTimeout(PATIENCE);
  const page = await context.newPage();
  const broken: string[] = [];
  page.on('pageerror', ({ message }) => broken.push(message));
  page.on('console', (message) => {
    if (REFUSED.test(message.text())) broken.push(message.text());
  });
  page.on('response', (answer) => {
    const { pathname } = new URL(answer.url());
    rememberSecrets(pathname, answer.request().postData() ?? '');
    if (answer.status() >= 500) broken.push(`${answer.status()} ${answer.url()}`);
  });
  return {
    page,
    language,
    go: async (path) => void (await page.goto(language === 'en' ? `/en${path}` : path)),
    broken: () => broken,
    barriers: () => findBarriers(page),
    leave: () => context.close(),
  };
}

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
/** No transition runs; what turns for ever does not count. */
const AT_REST = `document.getAnimations().every(({ playState, effect }) =>
  playState !== 'running' || effect?.getComputedTiming().endTime === Infinity)`;
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

async function findBarriers(page: Page): Promise<string[]> {
  const hasAxe = await page.evaluate<boolean>("'axe' in window");
  if (!hasAxe) await page.evaluate(await readFile(AXE, 'utf8'));
  while (!(await page.evaluate<boolean>(AT_REST))) await sleep(20); // what fades in has too little contrast
  const { violations } = await page.evaluate<Pick<AxeResults, 'violations'>>(
    `axe.run({ runOnly: ${JSON.stringify(RULES)} }).then(({ violations }) => ({ violations }))`,
  ); // what it found in order of a long page is larger than the page, and takes longer than the rules
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
  );
}
