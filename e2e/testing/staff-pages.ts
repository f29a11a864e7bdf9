import { REPORTS } from '@baanpak/domain/values/text/report-names.ts';
import { OWNER_LISTS, SITE_LISTS } from '@baanpak/domain/values/text/staff-lists.ts';
import type { Page } from 'playwright-core';
import type { Visitor } from './visitor.ts';

/** A page of the back office; `owner` is the part of the address that names whose it is. */
export type StaffPage = Readonly<{
  name: string;
  path: (owner: string) => string;
  /**
   * What is shown there is the first record of the list at `path`, its history, what its first button asks, or a
   * dialog.
   */
  opens?: 'record' | 'history' | 'dialog' | 'window';
}>;

const LISTS = OWNER_LISTS.map((list) => (list === 'book-manage' ? `${list}?view=list` : list));
const FORMS = ['room-manage', 'hotel-manage', 'user-manage'];
const SITES = [...SITE_LISTS, 'site'];

/** Every page behind the sign-in, and the dialogs that decide on money and stays. */
export const STAFF_PAGES: readonly StaffPage[] = [
  { name: 'dashboard', path: (owner) => `${owner}/dashboard` },
  { name: 'desk-money', path: (owner) => `${owner}/dashboard/desk-money` },
  { name: 'audit', path: (owner) => `${owner}/audit` },
  { name: 'timeline', path: (owner) => `${owner}/book-manage` },
  ...LISTS.flatMap((list): StaffPage[] => {
    const [name = list] = list.split('?');
    const path = (owner: string) => `${owner}/${list}`;
    return [
      { name, path },
      { name: `${name}-one`, path, opens: 'record' },
    ];
  }),
  ...['book-manage?view=list', ...FORMS].map(
    (list): StaffPage => ({
      ...{ name: `${list.split('?')[0]}-history`, opens: 'history' },
      path: (owner: string) => `${owner}/${list}`,
    }),
  ),
  ...FORMS.map((list) => ({
    name: `${list}-new`,
    path: (owner: string) => `${owner}/${list}/create`,
  })),
  { name: 'profile', path: () => '/admin/profile' },
  ...SITES.map((list) => ({ name: list.replace('/', '-'), path: () => `/admin/${list}` })),
  ...REPORTS.map((report) => ({
    name: `reports-${report}`,
    path: () => `/admin/reports/${report}`,
  })),
  { name: 'reports-figure', path: () => '/admin/reports/daily?column=revenue', opens: 'window' },
  { name: 'reports-printed', path: () => '/admin/reports/daily?print=all' },
  { name: 'cases-dialog', path: () => '/admin/cases', opens: 'dialog' },
];

/** Nothing moves in the pages to come: what is looked at is in its place. */
export const withoutTransitions = (page: Page): Promise<unknown> =>
  page.addInitScript(`{
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*, ::before, ::after { transition: none !important; animation: none !important; }');
    document.adoptedStyleSheets = [sheet];
  }`);

/** Milliseconds in which a pressed row leads to its page, whose data may come later. */
const LEFT_WITHIN = 5_000;

/** Opens a page of the back office and waits until all of it is there. */
export async function openStaffPage(
  { page, go }: Visitor,
  { path, opens }: StaffPage,
  owner: string,
): Promise<void> {
  await go(path(owner));
  // what stands behind an open dialog has no role: its heading may never be found
  if (opens === 'window') await page.getByRole('dialog').waitFor();
  else await page.getByRole('heading', { level: 1 }).waitFor();
  await settled(page);
  if (opens === 'record' || opens === 'history') {
    const heading = page.getByRole('heading', { level: 1 });
    const list = await heading.innerText();
    const address = page.url();
    const isLeft = () =>
      page
        .waitForURL(({ href }) => href !== address, { timeout: LEFT_WITHIN })
        .then(
          () => true,
          () => false,
        );
    // a list may be drawn again just as it is pressed
    do await page.locator('tbody tr, main li a').first().click();
    while (!(await isLeft()));
    await heading.filter({ hasNotText: list }).waitFor();
    await settled(page);
  }
  if (opens === 'history') {
    await page.locator('main a[href$="/history"]').click();
    await page.locator('[data-event]').first().waitFor();
    await settled(page);
  }
  if (opens === 'dialog') {
    await page.locator('main tbody, main li').getByRole('button').first().click();
    await page.getByRole('dialog').waitFor();
  }
}

export const LOADING =
  '[role="progressbar"], .MuiSkeleton-root, .RaLoading-icon, .RaPlaceholder-root';

export async function settled(page: Page): Promise<void> {
  await page.locator(LOADING).first().waitFor({ state: 'detached' });
  await page.evaluate('document.fonts.ready');
}
