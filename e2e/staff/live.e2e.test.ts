import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Api } from '../testing/api.ts';
import { sharedBrowser } from '../testing/shared-browser.ts';
import { sharedProduct } from '../testing/shared-product.ts';
import { signIn } from '../testing/staff.ts';
import { beSignedIn } from '../testing/staff-entry.ts';
import { arrivalOf, arriving } from '../testing/staff-steps.ts';
import { STAFF_WORDS } from '../testing/staff-words.ts';
import { type Visitor, type VisitorOptions, visit } from '../testing/visitor.ts';

/** No other test has guests there. */
const HOTEL = 'seven-mists-mae-rim';
const WORDS = STAFF_WORDS.en;

type User = { _id: string; ownerId: string };

const product = sharedProduct();
let browser: Browser;
let officer: Api;
let hotel: Readonly<{ _id: string }>;
beforeAll(async () => {
  [browser, officer] = await Promise.all([sharedBrowser(), signIn(product.api, 'officer1')]);
  const { body } = await product.api<{ hotel: typeof hotel }>(`/outreach/hotels/${HOTEL}`);
  hotel = body.hotel;
});
afterAll(() => browser?.close());

/** A window of somebody who has signed in. */
async function windowOf(username: string, wish: VisitorOptions = {}): Promise<Visitor> {
  const visitor = await visit(browser, product.url, { width: 1440, ...wish });
  await beSignedIn(visitor, product.api, username);
  return visitor;
}

/** What a button opens keeps nobody out, and is closed again. */
async function expectOpenToAll(
  { page, barriers }: Visitor,
  button: string,
  { role = 'dialog', name }: Readonly<{ role?: 'dialog' | 'menuitem'; name: string }>,
): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click();
  const opened = page.getByRole(role, { name });
  await opened.waitFor();
  expect([button, await barriers()]).toEqual([button, []]);
  await page.keyboard.press('Escape');
  await opened.waitFor({ state: 'detached' });
}

describe('two who work at the same time', () => {
  it('see what the other does, in whatever zone the browser is', async () => {
    await arriving(product.api, officer, [HOTEL], 'Kamon');
    const { ownerId } = (await officer<{ user: User }>('/auth/user/me')).body.user;
    const office = await windowOf('owner1');
    await office.go(`/owner/${ownerId}/book-manage?filter=${encodeURIComponent('{"q":"Kamon"}')}`);
    const row = office.page.getByRole('row', { name: /Kamon/ });
    await row.getByText(WORDS.confirmed).waitFor();

    const desk = await windowOf('officer1', { timeZone: 'Pacific/Honolulu' });
    await desk.go(`/owner/${ownerId}/dashboard`);
    await (await arrivalOf(desk, 'Kamon')).click();
    await desk.page.getByRole('button', { name: WORDS.checkIn, exact: true }).click();
    const dialog = desk.page.getByRole('dialog', { name: WORDS.checkIn });
    await dialog.getByRole('button', { name: WORDS.checkIn }).click();

    await row.getByText(WORDS.inHouse).waitFor();
    for (const asked of ['Take payment', 'Add an extra'])
      await expectOpenToAll(desk, asked, { name: asked });
    await expectOpenToAll(office, 'Views', { role: 'menuitem', name: 'Save this view' });

    await row.click();
    const deskIsThere = office.page.getByText(WORDS.alsoOpen);
    await deskIsThere.waitFor();
    await desk.go(`/owner/${ownerId}/dashboard`);
    await deskIsThere.waitFor({ state: 'detached' });
    for (const visitor of [desk, office]) {
      expect(visitor.broken()).toEqual([]);
      await visitor.leave();
    }
  });

  it('are told in a form who changed its record, and lose nothing they typed', async () => {
    const { ownerId } = (await officer<{ user: User }>('/auth/user/me')).body.user;
    const office = await windowOf('owner1');
    await office.go(`/owner/${ownerId}/hotel-manage/${hotel._id}`);
    await office.page.getByRole('button', { name: WORDS.contact, exact: true }).click();
    const phone = office.page.getByLabel(WORDS.phone, { exact: true });
    await phone.fill('053 000 222');
    const admin = await signIn(product.api, 'admin');
    const contactPhone = `053 000 ${String(Date.now()).slice(-3)}`;
    await admin(`/hotels/${hotel._id}`, { method: 'PUT', body: { contactPhone } });
    await office.page.getByText(WORDS.changedByAdmin).waitFor();
    expect(await phone.inputValue()).toBe('053 000 222');
    expect(['form', await office.barriers()]).toEqual(['form', []]);
    await expectOpenToAll(office, 'Save', { name: 'Someone else has changed this' });
    await expectOpenToAll(office, 'Remove the hotel', { name: 'Remove the hotel' });
    await office.page.getByRole('button', { name: WORDS.reload, exact: true }).click();
    await expect.poll(() => phone.inputValue()).toBe(contactPhone);
    expect(office.broken()).toEqual([]);
    await office.leave();
  });
});
