import { type Answers, refusal } from '@baanpak/web-ui/testing/api-in-tests.ts';
import { cleanup, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { openPage } from '../../testing/open.tsx';
import { booking, checkout } from '../../testing/samples.ts';
import * as page from './checkout-page.tsx';

const CHECKOUT = checkout();
const BOOK = 'POST /outreach/bookings';

const openForm = (answers: Answers = {}, shown = CHECKOUT) =>
  openPage(page, {
    path: '/en/hotel/:slug/checkout',
    at: `/en/hotel/talay-ngoen-kata/checkout?checkoutId=${CHECKOUT.uid}&method=Online`,
    answers: { [`GET /outreach/bookings/checkout/${CHECKOUT.uid}`]: { data: shown }, ...answers },
  });
type User = Awaited<ReturnType<typeof openForm>>['user'];

const field = (name: string) => screen.getByRole('textbox', { name });
const terms = () => screen.getByRole('checkbox', { name: /^I accept the booking terms/ });
const confirm = () => screen.getByRole('button', { name: 'Hold the room and go to payment' });

/** Where to another document is loaded. */
let leaving: MockInstance<Location['replace']>;
beforeEach(() => {
  leaving = vi.spyOn(window.location, 'replace').mockImplementation(() => {});
});

/** What the tab keeps of the booking. */
const kept = () => JSON.parse(sessionStorage.getItem('booking-result') ?? 'null');

async function fillIn(user: User) {
  await user.type(field('Full name'), ' สมหญิง ใจดี ');
  await user.type(field('Email'), 'somying@example.com');
  await user.type(field('Phone'), '081-234-5678');
  await user.click(terms());
}

describe('who books', () => {
  it('is told what is missing or wrong, field by field, and nothing is booked', async () => {
    const { user, calls } = await openForm();
    await user.type(field('Email'), 'somying');
    await user.type(field('Phone'), '12');
    await user.click(confirm());
    await expect.poll(() => field('Full name')).toHaveAccessibleDescription('Required');
    await expect.poll(() => field('Email')).toHaveAccessibleDescription('Invalid email');
    await expect.poll(() => field('Phone')).toHaveAccessibleDescription(/phone number/);
    await expect.poll(() => terms()).toHaveAccessibleDescription('Required');
    const summary = screen.getByRole('region', { name: 'Please correct 4 fields' });
    await expect.poll(() => summary).toHaveFocus();
    const links = within(summary).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent?.split(':')[0])).toEqual([
      'Full name',
      'Email',
      'Phone',
      'I accept the booking terms and have read how my data is used',
    ]);
    await user.click(within(summary).getByRole('link', { name: 'Email: Invalid email' }));
    expect(field('Email')).toHaveFocus();
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('hears no more of what was mended', async () => {
    const { user } = await openForm();
    await user.click(confirm());
    await user.type(field('Full name'), 'ก');
    expect(field('Full name')).toBeValid();
    await expect.poll(() => field('Phone')).toBeInvalid();
    expect(screen.queryByRole('link', { name: /^Full name/ })).toBeNull();
    expect(screen.getByRole('link', { name: /^Phone/ })).toBeVisible();
  });

  it('reads the total beside the button that confirms it', async () => {
    await openForm();
    expect(confirm()).toHaveAccessibleDescription(/Total.*฿3,000.*VAT included/);
  });

  it('hears of VAT only where the hotel is registered for it', async () => {
    const checkouts = CHECKOUT.checkouts.map((stay) => ({
      ...stay,
      hotel: { ...stay.hotel, vatRegistered: false },
    }));
    await openForm({}, { ...CHECKOUT, checkouts });
    expect(confirm()).toHaveAccessibleDescription(/Total.*฿3,000$/);
    expect(screen.queryByText(/VAT/)).toBeNull();
  });

  it('has the right keyboard and their own data offered in every field', async () => {
    const { user } = await openForm();
    await user.click(screen.getByRole('checkbox', { name: /full tax invoice/ }));
    const typed = ({ tagName }: HTMLElement) => tagName === 'INPUT';
    const fields = [...screen.getAllByRole('textbox'), ...screen.getAllByRole('combobox')].filter(
      typed,
    );
    expect(fields).toHaveLength(11);
    for (const each of fields) {
      expect(each).toHaveAttribute('inputmode');
      expect(each).toHaveAttribute('autocomplete');
    }
    expect(field('Email')).toHaveAttribute('inputmode', 'email');
    expect(field('Phone')).toHaveAttribute('inputmode', 'tel');
  });

  it('books all the checkout has and comes to the payment, where the code waits', async () => {
    const book = booking();
    const made = { charge_id: 'chrg_1', charge: {}, source: null };
    const { user, calls } = await openForm({
      [BOOK]: { book, books: [book] },
      'POST /payments/charge/create': made,
    });
    await fillIn(user);
    await user.click(screen.getByRole('radio', { name: /^PromptPay/ }));
    await user.click(confirm());
    const payment = `/en/hotel/talay-ngoen-kata/checkout-omise?bookingId=${book._id}&checkoutId=${CHECKOUT.uid}&way=promptpay`;
    await expect.poll(() => leaving.mock.calls).toEqual([[payment]]);
    const sent = calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
    expect(sent[1]).toMatchObject({
      ...{ bookingId: book._id, method: 'promptpay', expectedAmount: 3000 },
      returnUri: expect.stringMatching(/\/en\/hotel\/.*\/successful-payment\?bookingId=/),
    });
    expect(sent[0]).toMatchObject({
      checkoutId: CHECKOUT.uid,
      reservedBy: 'สมหญิง ใจดี',
      phone: '081-234-5678',
      paymentMethod: 'gateway',
      methodCheckIn: 'Online',
      address: null,
    });
    expect(sent[0]).not.toHaveProperty('taxInvoice');
  });

  it('comes to the booking itself where the hotel is paid', async () => {
    const book = booking({ paymentMethod: 'direct' });
    const answer = { book, books: [book], detail: 'Booked' };
    const { user, address } = await openForm({ [BOOK]: answer });
    await fillIn(user);
    await user.click(screen.getByRole('radio', { name: /^Bank transfer to the hotel/ }));
    await user.click(confirm());
    await screen.findByText('Elsewhere');
    expect(address()).toBe(`/en/booking/${book._id}`);
    expect(kept()).toEqual({ type: 'success', detail: 'Booked' });
  });

  it('gets a tax invoice for a right tax id', async () => {
    const book = booking();
    const { user, calls } = await openForm({ [BOOK]: { book, books: [book] } });
    await fillIn(user);
    expect(screen.queryByRole('textbox', { name: /^Tax ID/ })).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: /full tax invoice/ }));
    await user.type(field('Taxpayer name'), 'บริษัท ตัวอย่าง จำกัด');
    await user.type(field('Tax ID (13 digits)'), '0-1055-36000-31-4');
    await user.type(field('Branch code (companies only)'), '12');
    await user.type(field('Address on the tax invoice'), '1 ถนนสีลม');
    await user.click(confirm());
    await expect
      .poll(() => field('Tax ID (13 digits)'))
      .toHaveAccessibleDescription('Invalid tax ID');
    const language = screen.getByRole('combobox', { name: 'Language of the tax invoice' });
    expect(language).toHaveValue('en');
    await user.selectOptions(language, 'th');
    await expect.poll(() => field('Branch code (companies only)')).toBeInvalid();
    await user.type(field('Tax ID (13 digits)'), '{Backspace}3');
    await user.type(field('Branch code (companies only)'), '345');
    await user.click(confirm());
    await expect.poll(() => leaving).toHaveBeenCalled();
    expect(calls.at(-1)?.body).toMatchObject({
      taxInvoice: { taxId: '0105536000313', branch: '12345', lang: 'th' },
    });
  });

  it('is warned of letters that receipts do not print, and may book with them', async () => {
    const book = booking();
    const { user, calls } = await openForm({ [BOOK]: { book, books: [book] } });
    await fillIn(user);
    const warning = /may not print correctly on receipts: .🙂.\./u;
    expect(screen.queryByText(/may not print/)).toBeNull();
    await user.type(field('Full name'), '王🙂');
    expect(await screen.findByText(warning)).toHaveAttribute('role', 'status');
    await user.type(field('Address'), 'דוד');
    expect(await screen.findByText(/receipts: .ד ו.\./)).toBeVisible();
    await user.click(confirm());
    await expect.poll(() => leaving).toHaveBeenCalled();
    expect(calls.at(-1)?.body).toMatchObject({ reservedBy: 'สมหญิง ใจดี 王🙂' });
  });

  it('finds what was typed again after a reload', async () => {
    const { user } = await openForm();
    await fillIn(user);
    cleanup();
    await openForm();
    expect(field('Phone')).toHaveValue('081-234-5678');
    expect(terms()).toBeChecked();
  });

  it('is led back to the main page where another guest was quicker', async () => {
    const taken = refusal({ status: 409, code: 'room-already-booked' });
    const { user, address } = await openForm({ [BOOK]: taken });
    await fillIn(user);
    await user.click(confirm());
    await screen.findByRole('alertdialog', { name: /This room is already booked/ });
    await user.click(screen.getByRole('button', { name: 'Return to main page' }));
    await screen.findByText('Elsewhere');
    expect(address()).toBe('/en');
  });

  it('is told that it failed, and all stays as it was', async () => {
    const { user } = await openForm({ [BOOK]: refusal({ status: 503, code: 'busy' }) });
    await fillIn(user);
    await user.click(confirm());
    expect(await screen.findByText('Booking failed, please try again')).toBeVisible();
    expect(kept()).toEqual({ type: 'error', detail: 'Booking failed.' });
    expect(field('Email')).toHaveValue('somying@example.com');
    expect(confirm()).toBeEnabled();
  });
});

describe('who confirms what holds no longer', () => {
  const FREE = [{ name: { th: 'ฟรี', en: 'Free' }, daysBefore: 1, share: 1 }];
  const NEXT = '00000000-0000-4000-8000-000000000099';
  const of = (totalPrice: number, cancellationPolicy = FREE, uid = CHECKOUT.uid) => {
    const checkouts = CHECKOUT.checkouts.map((stay) => ({ ...stay, cancellationPolicy }));
    return checkout({ uid, totalPrice, checkouts });
  };

  async function confirmed(code: string, next: typeof CHECKOUT, language: 'en' | 'th' = 'en') {
    let times = 0;
    const book = booking({ checkoutId: NEXT });
    const prefix = language === 'en' ? '/en' : '';
    return openPage(page, {
      language,
      path: `${prefix}/hotel/:slug/checkout`,
      at: `${prefix}/hotel/talay-ngoen-kata/checkout?checkoutId=${CHECKOUT.uid}&method=Online`,
      answers: {
        [`GET /outreach/bookings/checkout/${CHECKOUT.uid}`]: { data: of(3000) },
        [`GET /outreach/bookings/checkout/${NEXT}`]: { data: next },
        [BOOK]: () => {
          times += 1;
          if (times > 1) return { book, books: [book] };
          return refusal({ status: 409, code, checkout: next });
        },
      },
    });
  }
  const sent = ({ calls }: Awaited<ReturnType<typeof confirmed>>) =>
    calls.filter(({ method }) => method === 'POST');

  it.each([
    ['more', 4000, '฿4,000'],
    ['less', 2500, '฿2,500'],
  ])('is shown that it costs %s now, agrees again, and loses nothing', async (_, total, now) => {
    const opened = await confirmed('price-changed', of(total, FREE, NEXT));
    const { user, address } = opened;
    await fillIn(user);
    await user.click(screen.getByRole('radio', { name: /^Bank transfer to the hotel/ }));
    await user.click(confirm());
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(`The price has changedIt was ฿3,000 and is ${now} now.`);
    expect(alert.parentElement).toHaveFocus();
    expect(screen.queryByText('The cancellation terms have changed')).toBeNull();
    expect(address()).toContain(`checkoutId=${NEXT}`);
    expect(field('Phone')).toHaveValue('081-234-5678');
    expect(screen.getByRole('radio', { name: /^Bank transfer to the hotel/ })).toBeChecked();
    expect(terms()).not.toBeChecked();
    await user.click(confirm());
    await expect.poll(() => terms()).toHaveAccessibleDescription('Required');
    await user.click(terms());
    await user.click(confirm());
    await screen.findByText('Elsewhere');
    const [first, second] = sent(opened);
    expect(first?.body).toMatchObject({ checkoutId: CHECKOUT.uid, expectedTotal: 3000 });
    expect(second?.body).toMatchObject({
      ...{ checkoutId: NEXT, expectedTotal: total, phone: '081-234-5678' },
      paymentMethod: 'direct',
    });
    expect(second?.key).not.toBe(first?.key);
  });

  it('reads the new terms where those have changed, of a new price as well', async () => {
    const { user } = await confirmed('terms-changed', of(3000, [], NEXT));
    await fillIn(user);
    await user.click(confirm());
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(
      /^The cancellation terms have changed.*Non-refundable once paid/,
    );
    expect(screen.queryByText('The price has changed')).toBeNull();
    expect(terms()).not.toBeChecked();
    cleanup();
    sessionStorage.clear();
    const both = await confirmed('price-changed', of(5000, [], NEXT));
    await fillIn(both.user);
    await both.user.click(confirm());
    expect(await screen.findAllByRole('alert')).toHaveLength(2);
  });

  it('pays another way where the chosen one does not take the new price', async () => {
    const { user } = await confirmed('price-changed', of(150_001, FREE, NEXT));
    await fillIn(user);
    await user.click(confirm());
    await screen.findByText(/It was ฿3,000 and is ฿150,001 now/);
    expect(screen.getByRole('radio', { name: /^Bank transfer to the hotel/ })).toBeChecked();
  });

  it('is told so in Thai', async () => {
    const { user } = await confirmed('price-changed', of(4000, [], NEXT), 'th');
    await user.type(field('ชื่อ-นามสกุล'), 'สมหญิง ใจดี');
    await user.type(field('อีเมล'), 'somying@example.com');
    await user.type(field('เบอร์โทรศัพท์'), '081-234-5678');
    await user.click(screen.getByRole('checkbox', { name: /^ฉันยอมรับ/ }));
    await user.click(screen.getByRole('button', { name: 'กันห้องและไปชำระเงิน' }));
    const [price, policy] = await screen.findAllByRole('alert');
    expect(price).toHaveTextContent('ราคาเปลี่ยนไปแล้วราคาเดิม ฿3,000 ราคาตอนนี้ ฿4,000');
    expect(policy).toHaveTextContent('เงื่อนไขการยกเลิกเปลี่ยนไปแล้ว');
  });
});

describe('ways to pay', () => {
  const offered = () =>
    screen.getAllByRole<HTMLInputElement>('radio').filter(({ disabled }) => !disabled);

  it('are four', async () => {
    await openForm();
    expect(offered().map(({ value }) => value)).toEqual(['card', 'promptpay', 'bank', 'transfer']);
  });

  it('are but a transfer above what one charge takes', async () => {
    await openForm({}, checkout({ totalPrice: 150_001 }));
    expect(offered().map(({ value }) => value)).toEqual(['transfer']);
    expect(screen.getByText(/฿150,001 is over the ฿150,000 limit/)).toBeVisible();
  });
});
