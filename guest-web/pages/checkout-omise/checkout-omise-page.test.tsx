import { refusal } from '@baanpak/web-ui/testing/api-in-tests.ts';
import { screen } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BOOT_ID } from '../../shell/boot.ts';
import { openPage } from '../../testing/open.tsx';
import { booking, checkout } from '../../testing/samples.ts';
import * as page from './checkout-omise-page.tsx';

const HELD = booking({ holdExpiresAt: '2099-01-01T00:00:00.000Z' });
const AT = `/en/hotel/talay-ngoen-kata/checkout-omise?bookingId=${HELD._id}&way=promptpay`;

/** What the server left in the document: whether it was loaded as a payment page. */
function loadedAs(boot: object) {
  const left = document.createElement('script');
  left.id = BOOT_ID;
  left.type = 'application/json';
  left.textContent = JSON.stringify(boot);
  document.head.append(left);
}
beforeEach(() => loadedAs({ pays: true }));
afterEach(() => document.getElementById(BOOT_ID)?.remove());

const PATH = '/en/hotel/:slug/checkout-omise';

/** Follows a link to the payment page from another one. */
async function comeToPayment(book = HELD) {
  const elsewhere = {
    Component: () => (
      <main>
        <Link to={AT}>Pay</Link>
      </main>
    ),
  };
  const answers = { [`GET /outreach/bookings/${HELD._id}`]: { book } };
  const opened = await openPage(elsewhere, { answers, others: { [PATH]: page } });
  await opened.user.click(screen.getByRole('link', { name: 'Pay' }));
  return opened;
}

it('is loaded as a document of its own where another page leads to it', async () => {
  document.getElementById(BOOT_ID)?.remove();
  loadedAs({ pays: false });
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  const { calls, address } = await comeToPayment();
  await expect.poll(() => assign.mock.calls).toEqual([[AT]]);
  expect([address(), calls]).toEqual(['/', []]);
});

it('gives its place to the booking’s result once that is paid', async () => {
  const gone = vi.spyOn(window.location, 'replace').mockImplementation(() => {});
  await comeToPayment(booking({ status: 'Booked', paymentStatus: 'paid' }));
  await expect
    .poll(() => gone.mock.calls)
    .toEqual([[`/en/hotel/talay-ngoen-kata/successful-payment?bookingId=${HELD._id}`]]);
});

it('is left for a document of its own, whichever link is followed', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  const { user, address } = await openPage(page, {
    path: PATH,
    at: AT,
    answers: {
      [`GET /outreach/bookings/${HELD._id}`]: { book: HELD },
      [`GET /outreach/bookings/checkout/${HELD.checkoutId}`]: { data: checkout() },
    },
  });
  await user.click(screen.getByRole('link', { name: 'View booking' }));
  await expect.poll(() => assign.mock.calls).toEqual([[`/en/booking/${HELD._id}`]]);
  expect(address()).toBe(AT);
});

it('charges what is shown, and shows the new amount where it is another by then', async () => {
  let orderTotal = 3000;
  const { user, calls } = await openPage(page, {
    path: PATH,
    at: AT,
    answers: {
      [`GET /outreach/bookings/${HELD._id}`]: () => ({ book: { ...HELD, orderTotal } }),
      [`GET /outreach/bookings/checkout/${HELD.checkoutId}`]: { data: checkout() },
      'POST /payments/charge/create': () => {
        orderTotal = 4500;
        return refusal({ status: 409, code: 'price-changed' });
      },
    },
  });
  const pay = () => screen.getByRole('button', { name: 'Create PromptPay QR' });
  await user.click(pay());
  expect(await screen.findByRole('alert')).toHaveTextContent('The price has changed');
  expect(await screen.findByText('฿4,500')).toBeVisible();
  await user.click(pay());
  const charged = () => calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
  await expect.poll(() => charged()).toHaveLength(2);
  expect(charged()).toMatchObject([{ expectedAmount: 3000 }, { expectedAmount: 4500 }]);
});

const OPEN = {
  ...{ charge_id: 'chrg_1', status: 'pending', method: 'promptpay' },
  ...{ expires_at: '2099-01-01T00:00:00.000Z', authorize_uri: null },
  qr: 'https://provider.example/qr.svg',
} as const;
const WAITS = { ...HELD, openCharge: OPEN };
const CHECKOUT = `GET /outreach/bookings/checkout/${HELD.checkoutId}`;
const CHARGE = { charge_id: 'chrg_1', status: 'pending', paid: false, failure_code: null };
const code = () => screen.findByRole('img', { name: 'PromptPay QR for ฿3,000' });
const answersOf = (book: object) => ({
  [`GET /outreach/bookings/${HELD._id}`]: typeof book === 'function' ? book : { book },
  [CHECKOUT]: { data: checkout() },
  'GET /payments/charge/chrg_1': CHARGE,
});

it('shows a code that waits, no matter who asked for it, with one countdown', async () => {
  const { calls } = await openPage(page, { path: PATH, at: AT, answers: answersOf(WAITS) });
  expect(await code()).toHaveAttribute('src', OPEN.qr);
  expect(screen.getByRole('img', { name: 'Thai QR Payment' })).toBeVisible();
  expect(screen.getAllByRole('timer')).toHaveLength(1);
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
});

it('asks for no second code where another tab asked for one', async () => {
  let book: object = HELD;
  const { user, calls } = await openPage(page, {
    ...{ path: PATH, at: AT },
    answers: answersOf(() => ({ book })),
  });
  book = WAITS;
  await user.click(screen.getByRole('button', { name: 'Create PromptPay QR' }));
  expect(await code()).toHaveAttribute('src', OPEN.qr);
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
});

it('makes a new code once the one before is over by the server’s time', async () => {
  const qr = 'https://provider.example/new.svg';
  const next = { ...OPEN, charge_id: 'chrg_2', qr };
  let openCharge: object = { ...OPEN, expires_at: '2020-01-01T00:00:00.000Z' };
  const { user, calls } = await openPage(page, {
    ...{ path: PATH, at: AT },
    answers: {
      ...answersOf(() => ({ book: { ...HELD, openCharge } })),
      'POST /payments/charge/create': () => {
        openCharge = next;
        const charge = { ...CHARGE, authorize_uri: null, expires_at: next.expires_at };
        const source = { scannable_code: { image: { download_uri: qr } } };
        return { charge_id: next.charge_id, charge, source };
      },
      'GET /payments/charge/chrg_2': { ...CHARGE, charge_id: next.charge_id },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Create a new QR code' }));
  expect(await code()).toHaveAttribute('src', qr);
  expect(calls.filter(({ method }) => method === 'POST').map(({ path }) => path)).toEqual([
    '/payments/charge/create',
  ]);
});

it('leaves a code for another way, and comes back to the same', async () => {
  const { user } = await openPage(page, { path: PATH, at: AT, answers: answersOf(WAITS) });
  await code();
  await user.click(screen.getByRole('button', { name: 'Choose another method' }));
  await user.click(await screen.findByRole('button', { name: 'Create PromptPay QR' }));
  expect(await code()).toBeVisible();
});

it('saves the code from our own origin, and says where that fails', async () => {
  let answer = new Response(new Blob(['png'], { type: 'image/png' }));
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL() {} }),
  );
  const { user, calls } = await openPage(page, {
    ...{ path: PATH, at: AT },
    answers: { ...answersOf(WAITS), 'GET /payments/charge/chrg_1/qr.png': () => answer },
  });
  const save = () => screen.getByRole('button', { name: 'Save the QR code' });
  await code();
  await user.click(save());
  await expect
    .poll(() => saved.mock.contexts)
    .toMatchObject([{ download: 'BK-7Q2MX4-PromptPay.png' }]);
  expect(calls.at(-1)?.query).toEqual({ bookingId: HELD._id, lang: 'en' });
  answer = refusal({ status: 409, code: 'not-payable' });
  await user.click(save());
  expect(await screen.findByRole('alert')).toBeVisible();
});
