import type { Page } from 'playwright-core';

/** Waits until the page's buttons work: a first view shows them before that. */
export const hydrated = async (page: Page): Promise<void> =>
  void (await page.locator('html[data-hydrated]').waitFor());
