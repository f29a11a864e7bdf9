import type { Locator, Page } from 'playwright-core';

const FARTHEST = 80;

/** Presses Tab until something has the focus, and shows it. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let n = 0; n < FARTHEST; n += 1) {
    if (await target.evaluate((element) => element.matches(':focus'))) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Not reached by keyboard: ${target}`);
}

/** Goes to something by Tab and presses a key there. */
export async function pressOn(page: Page, target: Locator, key: 'Enter' | 'Space'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}
