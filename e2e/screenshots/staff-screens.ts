import { STAFF_WORDS } from '../testing/staff-words.ts';
import type { Visitor } from '../testing/visitor.ts';
import type { Keep } from './guest-screens.ts';

const OWNERS = ['book-manage', 'book-history', 'room-manage', 'hotel-manage', 'user-manage'];
const SITES = ['refunds', 'payments', 'cases', 'site', 'reports/daily'];

/** Walks through the back office as its administrator, and keeps a picture of every list and form. */
export async function screensOfStaff({ page, language, go }: Visitor, keep: Keep): Promise<void> {
  const words = STAFF_WORDS[language];
  await go('/login');
  await page.getByLabel(words.username).fill('admin');
  await keep('staff-login');
  await page.getByLabel(words.password).fill('baanpak-demo');
  await page.getByRole('button', { name: words.signIn }).click();
  await page.getByRole('heading', { level: 1, name: words.dashboard }).waitFor();
  const settled = async () => {
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
  };
  await settled();
  await keep('staff-dashboard');
  const owner = new URL(page.url()).pathname.replace(/^\/en/, '').replace('/dashboard', '');
  for (const list of OWNERS) {
    await go(`${owner}/${list}`);
    await settled();
    await keep(`staff-${list}`);
    await page.locator('tbody tr, main li a').first().click();
    await settled();
    await keep(`staff-${list}-one`);
  }
  for (const list of SITES) {
    await go(`/admin/${list}`);
    await settled();
    await keep(`staff-${list.replace('/', '-')}`);
  }
}
