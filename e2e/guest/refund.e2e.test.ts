import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Api } from '../testing/api.ts';
import { book, differentStays, findRooms, type Room, roomAt } from '../testing/guest.ts';
import { hydrated } from '../testing/hydrated.ts';
import { payByCard, payByQr, scanQr } from '../testing/payments.ts';
import { REFUND_WORDS } from '../testing/refund-words.ts';
import { sharedBrowser } from '../testing/shared-browser.ts';
import { sharedProduct } from '../testing/shared-product.ts';
import { signIn, staffIdOf } from '../testing/staff.ts';
import { A_WINDOW_A_LANGUAGE, type VisitorOptions, visit } from '../testing/visitor.ts';

const product = sharedProduct();
let browser: Browser;
let room: Room;
let staff: Api;
beforeAll(async () => {
  browser = await sharedBrowser();
  room = roomAt('pha-khao-ao-nang', 1, await findRooms(product.api));
  staff = await signIn(product.api);
});
afterAll(() => browser?.close());

const nextStay = differentStays();

type Paying = (bookingId: string) => Promise<unknown>;
const byCard: Paying = (bookingId) => payByCard(product.api, { bookingId });
/** The provider gives such money back to nobody: the hotel must transfer it. */
const byQr: Paying = async (bookingId) =>
  scanQr(product.api, (await payByQr(product.api, { bookingId })).body.charge_id);

/** Looks at a paid booking. */
async function guestWithBooking(pay: Paying, options: VisitorOptions = {}) {
  const { body } = await book(product.api, { ...room, ...nextStay() });
  const id = body.book._id;
  const url = `/bookings/${await staffIdOf(staff, body.book.bookingId)}`;
  await pay(id);
  const decide = async (action: string, reason?: string) => {
    const answer = await staff(url, { method: 'PUT', body: { action, reason } });
    expect([action, answer.status]).toEqual([action, 200]);
  };
  await expect
    .poll(async () => (await staff<{ book: { status: string } }>(url)).body.book.status)
    .toBe('Booked');
  const visitor = await visit(browser, product.url, options);
  const { page, language } = visitor;
  const words = REFUND_WORDS[language];
  await visitor.go(`/booking/${id}`);
  await hydrated(page);

  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const toRefund = async () => {
    await page.getByRole('link', { name: words.ask }).click();
    await page.getByRole('heading', { level: 1, name: words.title }).waitFor();
  };
  const fillAccount = async () => {
    await page.getByLabel(words.bank).selectOption('KBANK');
    await page.getByLabel(words.number).fill('123-4-56789-0');
    await page.getByLabel(words.terms).check();
  };
  const ask = async () => {
    if (pay === byCard) await page.getByLabel(words.terms).check();
    else await fillAccount();
    await page.getByLabel(words.reason).fill('แผนการเดินทางเปลี่ยน');
    await press(words.submit);
    await page.getByRole('alertdialog').waitFor();
  };
  const confirm = (name: string = words.confirm) =>
    page.getByRole('alertdialog').getByRole('button', { name }).click();
  const state = (text: string) => page.getByRole('main').getByText(text, { exact: true }).waitFor();
  return { id, visitor, page, words, decide, press, toRefund, fillAccount, ask, confirm, state };
}

describe.each(A_WINDOW_A_LANGUAGE)('a guest in $language at $width px', (options) => {
  it('asks for a refund, and sees it approved and paid by the hotel', async () => {
    const guest = await guestWithBooking(byQr, options);
    const { visitor, page, words, state } = guest;
    await guest.toRefund();
    await page.getByText(words.derivation).waitFor();
    await guest.press(words.submit);
    await page.getByText(words.required).first().waitFor();
    expect(await page.getByText(words.required, { exact: true }).count()).toBe(4);
    expect(await visitor.barriers()).toEqual([]);
    await guest.ask();
    expect(await visitor.barriers()).toEqual([]);
    await guest.confirm();
    await state(words.sent);
    expect(await visitor.barriers()).toEqual([]);
    await page.reload();
    await state(words.sent);
    await guest.decide('approve-refund');
    await state(words.transfer);
    await guest.decide('confirm-refund-paid');
    await state(words.refunded);
    await visitor.go(`/booking/${guest.id}`);
    await page.getByRole('alert').getByText(words.canceled).waitFor();
    await page.getByRole('region').getByText(words.refunded, { exact: true }).waitFor();
    expect(await visitor.barriers()).toEqual([]);
    expect(visitor.broken()).toEqual([]);
    await visitor.leave();
  });
});

describe('a refund', () => {
  it('is refused with a reason, asked for again, and goes back to the card', async () => {
    const guest = await guestWithBooking(byCard);
    const { state, decide } = guest;
    await guest.toRefund();
    await guest.ask();
    await guest.confirm();
    await state('Refund request submitted');
    await decide('reject-refund', 'Please tell us new dates instead');
    await state('The hotel declined the refund');
    await state('Please tell us new dates instead');
    await guest.ask();
    await guest.confirm();
    await state('Refund request submitted');
    await decide('approve-refund');
    await state('Refunded');
    expect(await guest.page.getByText('••• 7890').count()).toBe(0);
    expect(guest.visitor.broken()).toEqual([]);
    await guest.visitor.leave();
  });

  it('of a stay the hotel called off waits for an account to be named', async () => {
    const guest = await guestWithBooking(byQr);
    const { page, state } = guest;
    await guest.decide('cancel', 'The house is flooded');
    await state('Please enter an account for your refund');
    await page.getByRole('link', { name: 'Enter your account' }).click();
    await guest.fillAccount();
    expect(await page.getByLabel('Reason for the refund').count()).toBe(0);
    expect(await guest.visitor.barriers()).toEqual([]);
    await guest.press('Submit account');
    await guest.confirm('Confirm account');
    await state('Approved: the hotel is transferring your money');
    await state('Kasikornbank · ••• 7890');
    await guest.decide('confirm-refund-paid');
    await state('Refunded');
    await guest.visitor.leave();
  });
});
