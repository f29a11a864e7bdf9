import type { Api } from '../testing/api.ts';
import { stepsOf } from '../testing/booking-steps.ts';
import { fillCart } from '../testing/cart.ts';
import type { Room, RoomStay } from '../testing/guest.ts';
import { hydrated } from '../testing/hydrated.ts';
import { GOOD_CARD } from '../testing/payments.ts';
import type { Visitor } from '../testing/visitor.ts';

/** Keeps a picture of the whole page, or of what is in the window. */
export type Keep = (name: string, part?: 'page' | 'window') => Promise<void>;

/** Walks through the whole site with one free stay, and keeps a picture of all that is seen. */
export async function screensOfGuests(
  visitor: Visitor,
  api: Api,
  stay: Room & RoomStay,
  keep: Keep,
): Promise<void> {
  await lookAround(visitor, stay, keep);
  await fillCart(visitor, api, [stay]);
  await bookAndPay(visitor, keep);
}

async function lookAround({ page, go }: Visitor, { slug }: Room, keep: Keep): Promise<void> {
  const pages = {
    home: '/',
    results: '/hotel/main?province=TH-50',
    'results-none': '/hotel/main?province=TH-50&guests=900',
    hotel: `/hotel/${slug}`,
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
  await page.locator('form [aria-haspopup=dialog]').click();
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
  await steps.fillCard(GOOD_CARD);
  await steps.pay();
  await steps.isPaid();
  await keep('successful-payment');
  await page.getByRole('link', { name: steps.words.seeBooking }).first().click();
  await page.waitForURL(/\/booking\//);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await keep('booking');
}
