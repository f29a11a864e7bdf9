import { randomUUID } from 'node:crypto';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Api } from '../testing/api.ts';
import { appCode } from '../testing/authenticator.ts';
import { sharedBrowser } from '../testing/shared-browser.ts';
import { sharedProduct } from '../testing/shared-product.ts';
import { DEMO_PASSWORD, signIn } from '../testing/staff.ts';
import { enterByHand } from '../testing/staff-entry.ts';
import { DESK_IN_ENGLISH, type Visitor, type VisitorOptions, visit } from '../testing/visitor.ts';

const SOON = { timeout: 90_000, interval: 200 };
const SUBJECT = { en: 'Your account was changed', th: 'บัญชีของคุณมีการเปลี่ยนแปลง' } as const;

const product = sharedProduct();
let browser: Browser;
let admin: Api;
const hired: string[] = [];
beforeAll(async () => {
  [browser, admin] = await Promise.all([sharedBrowser(), signIn(product.api)]);
});
afterAll(async () => {
  for (const id of hired) await admin(`/users/${id}`, { method: 'DELETE' });
  await browser?.close();
});

/** A new administrator with an address, whom nobody else knows. */
async function hire() {
  const username = `account-${randomUUID()}`;
  const email = `${username}@example.com`;
  const password = DEMO_PASSWORD;
  const { status, body } = await admin<{ _id: string }>('/admin-api/users', {
    body: { username, email, password, confirmPassword: password, role: 'admin' },
  });
  expect(status).toBe(201);
  hired.push(body._id);
  return { username, email, id: body._id };
}

/** The newest mail to an address, as its subject and its text; undefined while none came. */
async function mailTo(address: string): Promise<string | undefined> {
  const outbox = await (await fetch(`${product.url}/dev/outbox`)).text();
  const line = outbox.split('</li>').find((each) => each.includes(address));
  const [, path] = /href="(\/dev\/outbox\/\d+)"/.exec(line ?? '') ?? [];
  return path && (await (await fetch(`${product.url}${path}/html`)).text());
}

const emailOf = async (id: string) =>
  (await admin<{ user: { email: string } }>(`/users/${id}`)).body.user.email;

const press = (name: string, { page }: Visitor) =>
  page.getByRole('button', { name, exact: true }).click();

/** Opens one's own account in a window of its own. */
async function openAccount(username: string, options: VisitorOptions = DESK_IN_ENGLISH) {
  const visitor = await visit(browser, product.url, options);
  await enterByHand(visitor, username);
  await visitor.go('/admin/profile');
  return visitor;
}

describe('another address of one’s own', () => {
  it('takes the present password, and is told to the address of before', async () => {
    const { username, email, id } = await hire();
    const visitor = await openAccount(username);
    const details = visitor.page.getByRole('region', { name: 'Your details' });
    const password = details.getByLabel('Current password');
    await details.getByLabel('Nickname').fill('Nok');
    expect(await password.isVisible()).toBe(false);
    await details.getByLabel('Email').fill(`new-${email}`);
    await password.fill('a guess');
    expect(['asked', await visitor.barriers()]).toEqual(['asked', []]);
    await press('Save', visitor);
    await details.getByText('This is not your current password').first().waitFor();
    expect(await emailOf(id)).toBe(email);
    await password.fill(DEMO_PASSWORD);
    await press('Save', visitor);
    await visitor.page.getByText('Saved', { exact: true }).waitFor();
    await expect.poll(() => emailOf(id), SOON).toBe(`new-${email}`);
    await password.waitFor({ state: 'detached' });
    await expect.poll(() => mailTo(`>${email}`), SOON).toContain(`<title>${SUBJECT.en}</title>`);
    expect(visitor.broken()).toEqual([]);
    await visitor.leave();
  });

  it('takes a code where a second factor is on', async () => {
    const { username, email, id } = await hire();
    const visitor = await openAccount(username, { language: 'en', width: 390 });
    const { page } = visitor;
    const factor = page.getByRole('region', { name: 'Second factor' });
    await factor.getByLabel('Current password').fill(DEMO_PASSWORD);
    await press('Turn on the second factor', visitor);
    const secret = (await factor.locator('code').innerText()).replaceAll(' ', '');
    await page.getByLabel('6-digit code from the app').fill(appCode(secret));
    await press('Turn on the second factor', visitor);
    await press('I have saved them', visitor);
    const details = page.getByRole('region', { name: 'Your details' });
    await factor.getByText(/10 recovery codes are left/).waitFor();
    await details.getByLabel('Email').fill(`new-${email}`);
    await press('Save', visitor);
    const asking = page.getByRole('dialog', { name: 'Is it you?' });
    await asking.waitFor();
    expect(await details.getByLabel('Current password').isVisible()).toBe(false);
    expect(await emailOf(id)).toBe(email);
    await asking.getByLabel('Code').fill(appCode(secret, 1));
    await asking.getByRole('button', { name: 'Confirm' }).click();
    await page.getByText('Saved', { exact: true }).waitFor();
    await expect.poll(() => emailOf(id), SOON).toBe(`new-${email}`);
    expect(visitor.broken()).toEqual([]);
    await visitor.leave();
  });
});

describe('signing out', () => {
  const tokenIn = ({ page }: Visitor) =>
    page.evaluate<string>(`JSON.parse(localStorage['staff-session']).token`);
  const statusBy = async (token: string) =>
    (await product.api('/auth/user/me', { headers: { authorization: `Bearer ${token}` } })).status;
  const logOut = async ({ page }: Visitor, name: string) => {
    await page.getByRole('button', { name }).first().click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
  };

  it('ends the token, and all tabs of the browser', async () => {
    const { username } = await hire();
    const visitor = await openAccount(username);
    const token = await tokenIn(visitor);
    const other = await visitor.page.context().newPage();
    await other.goto('/en/admin/profile');
    const details = other.getByRole('region', { name: 'Your details' });
    await details.getByLabel('Nickname').fill('not saved');
    expect(await statusBy(token)).toBe(200);
    await logOut(visitor, username);
    await visitor.page.waitForURL(`${product.url}/en`);
    await other.waitForURL(/\/en\/login$/);
    await expect.poll(() => statusBy(token), SOON).toBe(401);
    // who signs in again is led back to where the tab was
    await other.getByLabel('Username').fill(username);
    await other.getByLabel('Password').fill(DEMO_PASSWORD);
    await other.getByRole('button', { name: 'Sign in' }).click();
    await other.waitForURL(/\/en\/admin\/profile$/);
    expect(visitor.broken()).toEqual([]);
    await visitor.leave();
  });

  it('leads to the guests’ site when the server cannot be reached, too', async () => {
    const { username } = await hire();
    const visitor = await openAccount(username);
    await visitor.page.route('**/auth/sign-out', (route) => route.abort('internetdisconnected'));
    await logOut(visitor, username);
    await visitor.page.waitForURL(`${product.url}/en`);
    expect(await visitor.page.evaluate(`localStorage['staff-session']`)).toBeUndefined();
    expect(visitor.broken()).toEqual([]);
    await visitor.leave();
  });
});
