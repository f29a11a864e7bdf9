import type { Api } from '../testing/api.ts';
import { stepsOf } from '../testing/booking-steps.ts';
import { fillCart } from '../testing/cart.ts';
import type { Room, RoomStay } from '../testing/guest.ts';
import { hydrated } from '../testing/hydrated.ts';
import { GOOD_CARD } from '../testing/payments.ts';
import { REFUND_WORDS } from '../testing/refund-words.ts';
import type { Visitor } from '../testing/visitor.ts';

/** Keeps a picture of the whole page, or of what is in the window. */
export type Keep = (name: string, part?: 'page' | 'window') => Promise<void>;

/** Walks through the whole site with two free stays, and keeps a picture of all that is seen. */
export async function screensOfGuests(
  visitor: Visitor,
  api: Api,
  [first, second]: readonly [Room & RoomStay, Room & RoomStay],
  keep: Keep,
): Promise<void> {
  await lookAround(visitor, first, keep);
  await fillCart(visitor, api, [first]);
  await bookAndPay(visitor, keep);
  await fillCart(visitor, api, [second]);
  await transfer(visitor, keep);
}

async function lookAround({ page, go }: Visitor, { slug }: Room, keep: Keep): Promise<void> {
  const pages = {
    home: '/',
    results: '/hotel/main?province=TH-50',
    'results-none': '/hotel/main?province=TH-50&guests=900',
    hotel: `/hotel/${slug}`,
    ...{ about: '/about', terms: '/terms', privacy: '/privacy', partners: '/partners' },
    'not-found': '/404',
  };
  for (const [name, path] of Object.entries(pages)) {
    await go(path);
    await hydrated(page);
    await keep(name);
  }
  await go('/');
  await hydrated(page);
  await page.getByRole('combobox').click();
  await keep('home-places', 'window');
  await page.keyboard.press('Escape');
  await page.locator('form [aria-haspopup=dialog]').first().click();
  await page.getByRole('grid').first().waitFor();
  await keep('home-dates', 'window');
  await go(`/hotel/${slug}`);
  await hydrated(page);
  await page.getByRole('article').first().getByRole('button').last().click();
  await page.getByRole('grid').first().waitFor();
  await keep('hotel-calendar', 'window');
}

async function bookAndPay(visitor: Visitor, keep: Keep): Promise<void> {
  const { page } = visitor;
  const steps = stepsOf(visitor);
  await hydrated(page);
  await steps.openCart();
  await page.getByRole('dialog').waitFor();
  await keep('cart', 'window');
  await steps.toServices();
  await keep('checkout-services');
  await steps.toDetails();
  await keep('checkout');
  await steps.fillDetails();
  await steps.toPayment();
  await keep('checkout-omise');
  await page.getByRole('tab', { name: steps.words.bank }).click();
  await keep('checkout-omise-bank');
  await steps.makeQr();
  await keep('checkout-omise-promptpay');
  await page.getByRole('button', { name: steps.words.another }).click();
  await page.getByRole('tab', { name: steps.words.card }).click();
  await steps.fillCard(GOOD_CARD);
  await steps.pay();
  await steps.isPaid();
  await keep('successful-payment');
  await page.getByRole('link', { name: steps.words.seeBooking }).first().click();
  await page.waitForURL(/\/booking\//);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await keep('booking');
  await page.getByRole('link', { name: REFUND_WORDS[visitor.language].ask }).click();
  await page
    .getByRole('heading', { level: 1, name: REFUND_WORDS[visitor.language].title })
    .waitFor();
  await keep('refund');
  await visitor.go('/booking/find');
  await keep('find-booking');
  await visitor.go('/booking/mine');
  await keep('my-bookings');
}

async function transfer(visitor: Visitor, keep: Keep): Promise<void> {
  const { page } = visitor;
  const steps = stepsOf(visitor);
  await hydrated(page);
  await steps.openCart();
  await steps.toServices();
  await steps.toDetails();
  await steps.fillDetails();
  await page.getByLabel(steps.words.direct).check();
  await steps.press(steps.words.confirm);
  await page.getByRole('button', { name: steps.words.iHavePaid }).waitFor();
  await keep('booking-transfer');
  await steps.press(steps.words.iHavePaid);
  await page.getByText(steps.words.reported).waitFor();
  await keep('booking-reported');
}
