import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { hydrated } from '../testing/hydrated.ts';
import { sharedBrowser } from '../testing/shared-browser.ts';
import { sharedProduct } from '../testing/shared-product.ts';
import { signIn } from '../testing/staff.ts';
import { beSignedIn } from '../testing/staff-entry.ts';
import { DESK_IN_ENGLISH, type Visitor, visit } from '../testing/visitor.ts';

const product = sharedProduct();
/** Sorted after the demo's owners: an admin still looks at the same one first. */
const EMAIL = 'pilai@river-house.example';
const HOTEL = 'River House of Pilai';
const PATIENT = { timeout: 90_000, interval: 200 };
const PASSWORD = 'a-river-and-a-house';
let browser: Browser;
let hotelier: Visitor;
let admin: Visitor;
beforeAll(async () => {
  browser = await sharedBrowser();
  hotelier = await visit(browser, product.url, DESK_IN_ENGLISH);
  admin = await visit(browser, product.url, DESK_IN_ENGLISH);
});
afterAll(async () => {
  await hotelier?.leave();
  await admin?.leave();
  await browser?.close();
});

async function apply({ page, go, barriers }: Visitor): Promise<void> {
  await go('/partners');
  await hydrated(page);
  await page.getByLabel('Name of your property').fill(HOTEL);
  await page.getByLabel('Full name').fill('Pilai Rimnam');
  await page.getByLabel('Email').fill(EMAIL);
  await page.getByLabel('Phone').fill('081-555-0199');
  await page.getByLabel('About your property').fill('Six rooms above the river in Nan');
  await page.getByRole('button', { name: 'Send application' }).click();
  await page.getByText('We have received your application').waitFor();
  expect(await barriers()).toEqual([]);
}

async function accept({ page, go, barriers }: Visitor): Promise<void> {
  await go('/admin/partners');
  const row = page.getByRole('row').filter({ hasText: HOTEL });
  await row.getByText('Six rooms above the river in Nan').waitFor();
  expect(await barriers()).toEqual([]);
  await row.getByRole('button', { name: 'Accept' }).click();
  await row.getByText('Accepted').waitFor();
}

/** The link by which the owner sets a password; it is in the one mail that goes to them. */
const mailedLink = (): Promise<string> =>
  vi.waitFor(async () => {
    const outbox = await textAt('/dev/outbox');
    const line = outbox.split('</li>').find((each) => each.includes(EMAIL));
    const [, path] = /href="(\/dev\/outbox\/\d+)"/.exec(line ?? '') ?? [];
    const [link = ''] = /http[^"]+\/login\/reset#[^"]+/.exec(await textAt(`${path}/html`)) ?? [];
    expect(link).not.toBe('');
    return link;
  }, PATIENT);

const textAt = async (path: string) => (await fetch(product.url + path)).text();

async function setPassword({ page }: Visitor, link: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel('New password').fill(PASSWORD);
  await page.getByLabel('Confirm password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Set your password' }).click();
  await page.getByText('Your new password is set').waitFor();
}

/** Who has no hotel yet is led to where one is added. */
async function comeIn({ page }: Visitor): Promise<void> {
  await page.getByRole('link', { name: 'Go to sign in' }).click();
  await page.getByLabel('Username').fill(EMAIL);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { level: 1, name: 'Hotel Management' }).waitFor();
}

it('a hotel applies, is accepted, and its owner comes in by the link of the mail', async () => {
  await apply(hotelier);
  await beSignedIn(admin, product.api, 'admin');
  await accept(admin);
  await setPassword(hotelier, await mailedLink());
  await comeIn(hotelier);
  expect([hotelier.broken(), admin.broken()]).toEqual([[], []]);
});

/** Two administrators decide differently in the same moment; answers what their screens were answered. */
async function decideAtOnce(accepting: Visitor, declining: Visitor, hotel: string) {
  const rowOf = ({ page }: Visitor) => page.getByRole('row').filter({ hasText: hotel });
  for (const { go, page } of [accepting, declining]) {
    await go('/admin/partners');
    await page.getByRole('row').filter({ hasText: hotel }).getByText('Open').waitFor();
  }
  await rowOf(declining).getByRole('button', { name: 'Decline' }).click();
  const dialog = declining.page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('No licence');
  const answerTo = async ({ page }: Visitor) => {
    const answer = await page.waitForResponse(
      (each) => each.request().method() === 'PUT' && each.url().includes('/admin-api/partners/'),
    );
    return answer.status();
  };
  const answers = Promise.all([answerTo(accepting), answerTo(declining)]);
  await Promise.all([
    rowOf(accepting).getByRole('button', { name: 'Accept' }).click(),
    dialog.getByRole('button', { name: 'Decline' }).click(),
  ]);
  const [accepted, declined] = await answers;
  return { accepted, declined };
}

it('a hotel that is accepted and declined at once is decided once, and has an account only if it was accepted', async () => {
  const other = await visit(browser, product.url, DESK_IN_ENGLISH);
  try {
    await beSignedIn(admin, product.api, 'admin');
    await beSignedIn(other, product.api, 'admin');
    const staff = await signIn(product.api);
    for (let n = 1; n <= 3; n += 1) {
      const [hotelName, email] = [`Zenith House ${n}`, `zenith-${n}@river-house.example`];
      const applicant = { hotelName, email, name: 'Zen Rimnam', phone: '081-555-0200' };
      await product.api('/outreach/partners', { body: applicant });
      const { accepted, declined } = await decideAtOnce(admin, other, hotelName);
      expect([accepted, declined].toSorted()).toEqual([200, 409]);
      const decided = accepted === 200 ? 'Accepted' : 'Declined';
      for (const { page } of [admin, other]) {
        await page.reload();
        await page.getByRole('row').filter({ hasText: hotelName }).getByText(decided).waitFor();
      }
      const users = await staff<{ total: number }>(`/users?q=${encodeURIComponent(email)}`);
      expect([decided, users.body.total]).toEqual([decided, accepted === 200 ? 1 : 0]);
    }
    expect([other.broken(), admin.broken()]).toEqual([[], []]);
  } finally {
    await other.leave();
  }
});
