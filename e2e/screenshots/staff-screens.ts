import { enterByHand } from '../testing/staff-entry.ts';
import { openStaffPage, STAFF_PAGES, withoutTransitions } from '../testing/staff-pages.ts';
import { STAFF_WORDS } from '../testing/staff-words.ts';
import type { Visitor } from '../testing/visitor.ts';
import type { Keep } from './guest-screens.ts';

/** Walks through the back office as its administrator, and keeps a picture of every page and dialog. */
export async function screensOfStaff(visitor: Visitor, keep: Keep): Promise<void> {
  const { page, go, language } = visitor;
  await withoutTransitions(page);
  for (const path of ['/login', '/login/forgot', '/login/reset']) {
    await go(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await keep(`staff${path.replaceAll('/', '-')}`);
  }
  const owner = await enterByHand(visitor, 'admin');
  for (const one of STAFF_PAGES) {
    await openStaffPage(visitor, one, owner);
    await keep(
      `staff-${one.name}`,
      one.opens === 'dialog' || one.opens === 'window' ? 'window' : 'page',
    );
  }
  await page.keyboard.press('Escape');
  const menu = page.getByRole('button', { name: STAFF_WORDS[language].openMenu });
  if (!(await menu.isVisible())) return;
  await menu.click();
  await keep('staff-menu', 'window');
}
