import { randomUUID } from 'node:crypto';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Api } from '../testing/api.ts';
import { sharedBrowser } from '../testing/shared-browser.ts';
import { sharedProduct } from '../testing/shared-product.ts';
import { signIn } from '../testing/staff.ts';
import { enter } from '../testing/staff-entry.ts';
import { STAFF_WORDS } from '../testing/staff-words.ts';
import { DESK_IN_ENGLISH, type Visitor, visit } from '../testing/visitor.ts';

const USERNAME = `invited-${randomUUID()}`;
const ADDRESS = `${USERNAME}@example.com`;
const PASSWORD = 'mango sticky rice';
const words = STAFF_WORDS.en;
const SOON = { timeout: 90_000, interval: 200 };

const product = sharedProduct();
let browser: Browser;
let owner: Api;
let atDesk: Visitor;
let invited: Visitor;
beforeAll(async () => {
  [browser, owner] = await Promise.all([sharedBrowser(), signIn(product.api, 'owner2')]);
  atDesk = await visit(browser, product.url, DESK_IN_ENGLISH);
  invited = await visit(browser, product.url);
  await enter(atDesk, product.api, 'owner2');
});
afterAll(async () => {
  const user = await found();
  if (user) await owner(`/users/${user._id}`, { method: 'DELETE' });
  await Promise.all([atDesk?.leave(), invited?.leave()]);
  await browser?.close();
});

type Found = Readonly<{ _id: string; role: string; disabled: boolean }>;
async function found(): Promise<Found | undefined> {
  const { body } = await owner<{ users: readonly Found[] }>(`/users?q=${USERNAME}`);
  return body.users[0];
}

/** Where the link in the mail to somebody leads; undefined while no mail came. */
async function linkMailed(): Promise<string | undefined> {
  const outbox = await (await fetch(`${product.url}/dev/outbox`)).text();
  const line = outbox.split('</li>').find((each) => each.includes(ADDRESS));
  const [, path] = /href="(\/dev\/outbox\/\d+)"/.exec(line ?? '') ?? [];
  if (path === undefined) return undefined;
  const mail = await (await fetch(`${product.url}${path}/html`)).text();
  return /href="([^"]*\/login\/reset#[^"]+)"/.exec(mail)?.[1];
}

const dashboard = () => invited.page.getByRole('heading', { level: 1, name: words.dashboard });

async function tryToSignIn({ page, go }: Visitor): Promise<void> {
  await go('/login');
  await page.getByLabel(words.username).fill(USERNAME);
  await page.getByLabel(words.password).fill(PASSWORD);
  await page.getByRole('button', { name: words.signIn }).click();
}

describe('an owner', () => {
  it('invites an officer, who sets a password by the mailed link and works as one', async () => {
    const { page, barriers } = atDesk;
    await page.getByRole('menuitem', { name: 'User Management' }).click();
    await page.getByRole('link', { name: 'Add a user' }).click();
    await page.getByRole('textbox', { name: 'Username' }).fill(USERNAME);
    await page.getByRole('textbox', { name: 'Email' }).fill(ADDRESS);
    expect(['new user', await barriers()]).toEqual(['new user', []]);
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('heading', { level: 1, name: 'User Management' }).waitFor();
    await page.getByText(ADDRESS, { exact: true }).waitFor();

    await expect.poll(linkMailed, SOON).toBeDefined();
    await invited.page.goto((await linkMailed()) ?? '');
    await invited.page.getByRole('button', { name: 'English' }).click();
    await invited.page.getByLabel('New password').fill(PASSWORD);
    await invited.page.getByLabel('Confirm password').fill(PASSWORD);
    expect(['reset', await invited.barriers()]).toEqual(['reset', []]);
    await invited.page.getByRole('button', { name: 'Set your password' }).click();
    await invited.page.getByRole('link', { name: 'Go to sign in' }).waitFor();
    await tryToSignIn(invited);
    await dashboard().waitFor();
    await invited.page.getByRole('button', { name: words.openMenu }).click();
    await invited.page.getByRole('menuitem', { name: words.bookings }).waitFor();
    const menu = await invited.page.getByRole('menuitem').allTextContents();
    expect(menu.filter((name) => /Refunds|Payments|Money|User|Site/.test(name))).toEqual([]);
    expect(invited.broken()).toEqual([]);
  });

  it('disables them, and they sign in no more', async () => {
    const { page, barriers } = atDesk;
    await page.getByText(ADDRESS, { exact: true }).click();
    await page.getByLabel('Sign-in disabled').check();
    expect(['user', await barriers()]).toEqual(['user', []]);
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('heading', { level: 1, name: 'User Management' }).waitFor();
    const row = page.getByRole('row').filter({ hasText: ADDRESS });
    await row.getByText('Disabled').waitFor();
    expect(await found()).toMatchObject({ role: 'officer', disabled: true });
    await invited.page.reload();
    await invited.page.getByRole('button', { name: words.signIn }).waitFor();
    await tryToSignIn(invited);
    await invited.page.getByRole('alert').waitFor();
    expect(await dashboard().count()).toBe(0);
    expect(atDesk.broken()).toEqual([]);
  });
});
