import { setTimeout as sleep } from 'node:timers/promises';
import { instant } from '@baanpak/domain/values/time/instant.ts';
import { addDays, bangkokDay } from '@baanpak/domain/values/time/local-date.ts';
import type { Page } from 'playwright-core';
import type { Api } from '../testing/api.ts';
import { stepsOf } from '../testing/booking-steps.ts';
import { fillCart } from '../testing/cart.ts';
import { book, type Room, type RoomStay } from '../testing/guest.ts';
import { hydrated } from '../testing/hydrated.ts';
import { EMPTY_CARD } from '../testing/payments.ts';
import type { Language, Visitor } from '../testing/visitor.ts';
import type { Keep } from './guest-screens.ts';

const WORDS = {
  th: { filters: 'ตัวกรองทั้งหมด', panorama: 'ดูรอบห้อง 360°', compare: 'เปรียบเทียบห้อง' },
  en: { filters: 'All filters', panorama: '360° view', compare: 'Compare rooms' },
} as const satisfies Record<Language, object>;

/** What pages look like once a guest has opened something on them, or something went wrong. */
export async function statesOfGuests(
  visitor: Visitor,
  api: Api,
  [taken, declined]: readonly [Room & RoomStay, Room & RoomStay],
  keep: Keep,
): Promise<void> {
  await ofResults(visitor, keep);
  await ofHotel(visitor, taken, keep);
  await roomTaken(visitor, api, taken, keep);
  await cardDeclined(visitor, api, declined, keep);
}

async function ofResults({ page, go, language }: Visitor, keep: Keep): Promise<void> {
  const month = addDays(bangkokDay(instant(Date.now())), 45).slice(0, 7);
  await go(`/hotel/main?month=${month}&nights=3`);
  await hydrated(page);
  await keep('results-flexible');
  await opened(page, WORDS[language].filters);
  await keep('results-filters', 'window');
  await go('/hotel/main?view=map');
  await hydrated(page);
  await page.getByRole('region').getByRole('button', { name: /฿/ }).first().waitFor();
  await keep('results-map', 'window');
}

async function ofHotel({ page, go, language }: Visitor, { slug }: Room, keep: Keep) {
  const words = WORDS[language];
  await go(`/hotel/${slug}`);
  await hydrated(page);
  await page.locator('main').getByRole('button').first().click();
  await page.locator('.yarl__slide_current img').waitFor();
  await page.waitForLoadState('networkidle');
  await keep('hotel-pictures', 'window');
  await page.keyboard.press('Escape');
  await page.locator('.yarl__portal').waitFor({ state: 'detached' });
  await opened(page, words.panorama);
  await page.getByRole('dialog').locator('canvas').waitFor();
  await page.waitForLoadState('networkidle');
  await sleep(DRAWN_WITHIN);
  await keep('hotel-panorama', 'window');
  await page.keyboard.press('Escape');
  await opened(page, words.compare);
  await keep('hotel-compare', 'window');
}

/** In ms: a panorama tells nobody when it is drawn. */
const DRAWN_WITHIN = 1_500;

async function opened(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name }).first().click();
  await page.getByRole('dialog').waitFor();
}

/** Somebody else books the room while this guest fills in the details. */
async function roomTaken(visitor: Visitor, api: Api, stay: Room & RoomStay, keep: Keep) {
  const steps = await toDetails(visitor, api, stay);
  await steps.press(steps.words.confirm);
  await keep('checkout-errors');
  await steps.fillDetails();
  await book(api, stay);
  await steps.press(steps.words.confirm);
  await visitor.page.getByRole('alertdialog', { name: steps.words.taken }).waitFor();
  await keep('checkout-taken', 'window');
}

async function cardDeclined(visitor: Visitor, api: Api, stay: Room & RoomStay, keep: Keep) {
  const steps = await toDetails(visitor, api, stay);
  await steps.fillDetails();
  await steps.toPayment();
  await steps.fillCard(EMPTY_CARD);
  await steps.pay();
  await visitor.page.getByRole('alert').first().waitFor();
  await keep('checkout-omise-declined');
}

async function toDetails(visitor: Visitor, api: Api, stay: Room & RoomStay) {
  await fillCart(visitor, api, [stay]);
  const steps = stepsOf(visitor);
  await hydrated(visitor.page);
  await steps.openCart();
  await steps.toServices();
  await steps.toDetails();
  return steps;
}
