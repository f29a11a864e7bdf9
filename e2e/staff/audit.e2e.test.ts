import { instant } from '@baanpak/domain/values/time/instant.ts';
import { addDays, bangkokDay, type LocalDate } from '@baanpak/domain/values/time/local-date.ts';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pressOn } from '../testing/keyboard.ts';
import { sharedBrowser } from '../testing/shared-browser.ts';
import { sharedProduct } from '../testing/shared-product.ts';
import { signIn } from '../testing/staff.ts';
import { beSignedIn } from '../testing/staff-entry.ts';
import { A_WINDOW_A_LANGUAGE, type Language, type Visitor, visit } from '../testing/visitor.ts';

/** No other test sets prices, or has guests in so many days, there. */
const HOTEL = 'phai-loi-nam-sai-yok';
const FAR = { th: 300, en: 310 } as const;
/** The night whose price is set, by days from today: a phone's grid shows this month alone. */
const PRICED = { th: 0, en: 3 } as const;

const OFFICER = 'สมหญิง ใจดี';
const OWNER = 'สมชาย บ้านสวน';

const WORDS = {
  en: {
    ...{ audit: 'Audit', search: 'Search', bookings: 'Bookings', events: 'What happened' },
    ...{ slider: 'Event', state: 'The booking after this event', checkIn: 'Check-in' },
    ...{ whoSet: 'Who set this price?', latest: 'Events' },
    ...{ becauseOf: 'Because of', code: 'Booking code', underWay: 'In progress: Refund of ฿100' },
    ...{ seeThen: 'See it as it was then', stands: /^As of \d/, backToNow: 'Back to now' },
    ...{ history: 'History', touched: 'What did this touch?' },
    ...{ nowAlone: 'This page shows only how things are now' },
    ...{ touches: 'Bookings that it concerns', mends: 'What can be done about it' },
    ...{ noTouches: 'It concerns no booking', status: 'Canceled' },
    more: /more events? followed$/,
    took: (code: string) => `${OFFICER} took ${code} by phone: `,
    cash: (code: string) => `${OFFICER} took ฿100 in cash for ${code}.`,
    moved: (code: string) => `${OFFICER} moved ${code} from `,
    canceled: (code: string) => `${OWNER} canceled the payment for ${code} `,
    freed: (code: string) => `held by ${code}: the booking was canceled.`,
    lowered: (day: string) => `from ฿4,444 to ฿3,333 for ${day}.`,
  },
  th: {
    ...{ audit: 'ตรวจสอบ', search: 'ค้นหา', bookings: 'การจอง', events: 'สิ่งที่เกิดขึ้น' },
    ...{ slider: 'เหตุการณ์', state: 'การจองหลังเหตุการณ์นี้', checkIn: 'วันเช็คอิน' },
    ...{ whoSet: 'ใครตั้งราคานี้?', latest: 'บันทึกเหตุการณ์' },
    ...{ becauseOf: 'เพราะ', code: 'หมายเลขการจอง', underWay: 'กำลังดำเนินการ: คืนเงิน ฿100' },
    ...{ seeThen: 'ดูข้อมูล ณ เวลานั้น', stands: /^ข้อมูล ณ \d/, backToNow: 'กลับไปปัจจุบัน' },
    ...{ history: 'ประวัติ', touched: 'เหตุการณ์นี้กระทบอะไรบ้าง?' },
    ...{ nowAlone: 'หน้านี้ดูได้เฉพาะข้อมูลปัจจุบัน' },
    ...{ touches: 'การจองที่เกี่ยวข้อง', mends: 'วิธีแก้ไข' },
    ...{ noTouches: 'ไม่มีการจองที่เกี่ยวข้อง', status: 'ยกเลิก' },
    more: /^เกิดตามมาอีก \d+ รายการ$/,
    took: (code: string) => `${OFFICER} รับจอง ${code} ทางโทรศัพท์: `,
    cash: (code: string) => `${OFFICER} รับเงิน ฿100 เป็นเงินสด ของ ${code}`,
    moved: (code: string) => `${OFFICER} ย้าย ${code} จาก `,
    canceled: (code: string) => `${OWNER} ยกเลิกการชำระของ ${code} `,
    freed: (code: string) => ` ของ ${code}: การจองถูกยกเลิก`,
    lowered: (day: string) => `จาก ฿4,444 เป็น ฿3,333 ในวันที่ ${day}`,
  },
} as const;

type HotelPage = Readonly<{
  hotel: { _id: string; ownerId: string };
  rooms: readonly { _id: string; title: Readonly<Record<Language, string>> }[];
}>;
type Taken = { book: { _id: string; bookingId: string } };

const product = sharedProduct();
const today = bangkokDay(instant(Date.now()));
let browser: Browser;
let found: HotelPage;
beforeAll(async () => {
  browser = await sharedBrowser();
  found = (await product.api<HotelPage>(`/outreach/hotels/${HOTEL}`)).body;
});
afterAll(() => browser?.close());

const dayText = (day: LocalDate, language: Language): string =>
  new Intl.DateTimeFormat(language === 'th' ? 'th-TH' : 'en-GB', {
    ...{ day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' },
  }).format(Date.parse(`${day}T00:00:00Z`));

/** The day that is looked into: an officer takes, charges and moves a stay, the owner cancels it and lowers a price. */
async function makeHistory(language: Language) {
  const [officer, owner] = await Promise.all([
    signIn(product.api, 'officer1'),
    signIn(product.api, 'owner1'),
  ]);
  const [room] = found.rooms.toSorted((a, b) => a._id.localeCompare(b._id));
  if (!room) throw new Error(`${HOTEL} has no rooms`);
  const arrival = addDays(today, FAR[language]);
  const { status, body } = await officer<Taken>('/bookings', {
    body: {
      ...{ roomId: room._id, checkInDate: arrival, checkOutDate: addDays(arrival, 2) },
      ...{ reservedBy: `Audited ${language}`, phone: '081-234-5678', guests: 1 },
      bookingChannel: 'phone',
    },
  });
  expect(status).toBe(201);
  const { _id: id, bookingId: code } = body.book;
  const movedTo = addDays(arrival, 1);
  const night = addDays(today, PRICED[language]);
  const change = { method: 'PUT' };
  const written = [
    await officer(`/bookings/${id}`, {
      ...change,
      body: { action: 'record-payment', amount: 100, method: 'cash' },
    }),
    await officer(`/bookings/${id}`, {
      ...change,
      body: { checkInDate: movedTo, checkOutDate: addDays(movedTo, 2) },
    }),
    await owner(`/bookings/${id}`, { method: 'DELETE' }),
    await owner(`/rooms/${room._id}/prices`, {
      ...change,
      body: { from: night, to: addDays(night, 1), price: 4444 },
    }),
    await owner(`/rooms/${room._id}/prices`, {
      ...change,
      body: { from: night, to: addDays(night, 1), price: 3333 },
    }),
  ];
  expect(written.map((answer) => answer.status)).toEqual([200, 200, 200, 200, 200]);
  // what followed is there once the owner reads it
  type History = { events: readonly { type: string }[] };
  const types = async () =>
    (await owner<History>(`/bookings/${id}/history`)).body.events.map(({ type }) => type);
  await expect.poll(types).toContain('RefundLeftToHotel');
  return { id, code, room, arrival, movedTo, night };
}

/** The row of an event in a history. */
const rowOf = (page: Page, text: string): Locator =>
  page.locator('[data-event]').filter({ hasText: text });

const expectNoBarriers = async (visitor: Visitor, where: string) =>
  expect([where, await visitor.barriers()]).toEqual([where, []]);

describe.each(A_WINDOW_A_LANGUAGE)('an auditor’s day, in $language at $width px', (wish) => {
  const { language } = wish;
  const words = WORDS[language];

  it('twelve questions are answered, by whom, when and why', async () => {
    const { id, code, room, arrival, movedTo, night } = await makeHistory(language);
    const visitor = await visit(browser, product.url, wish);
    const { page } = visitor;
    await beSignedIn(visitor, product.api, 'auditor1');
    const { _id: hotelId, ownerId } = found.hotel;
    await visitor.go(`/owner/${ownerId}/audit`);
    await page.getByRole('heading', { level: 1, name: words.audit }).waitFor();
    await page.getByRole('searchbox').fill(code);
    await page.getByRole('button', { name: words.search, exact: true }).click();
    const bookings = page.getByRole('region', { name: words.bookings, exact: true });
    const result = bookings.getByRole('link', { name: code });
    await result.waitFor();
    await expectNoBarriers(visitor, 'audit');
    expect(page.url()).not.toContain(code);
    await result.click();

    // 1. What is still open of this booking?
    const list = page.getByRole('list', { name: words.events, exact: true });
    await list.waitFor();
    await page.getByText(words.underWay).waitFor();
    await expectNoBarriers(visitor, 'history');

    // 2. Who took the money, how much and how?
    await rowOf(page, words.cash(code)).waitFor();

    // 3. Who took the booking, by which channel? It followed the nights that were held first.
    await list.getByRole('button', { name: words.more }).first().press('Enter');
    await rowOf(page, words.took(code)).waitFor();

    // 4. Who moved the stay, from which day to which?
    await list.getByRole('button', { name: words.more }).first().press('Enter');
    const move = rowOf(page, words.moved(code));
    await move.getByRole('link').first().press('Enter');
    const [from, to] = [dayText(arrival, language), dayText(movedTo, language)];
    await page.getByText(`${from} → ${to}`).first().waitFor();
    await expectNoBarriers(visitor, 'event');
    expect(new URL(page.url()).searchParams.get('event')).not.toBeNull();

    // 5. What was the booking like before that? The state is the one after the event before.
    const state = page.getByRole('region', { name: words.state });
    const checkIn = state.locator('dt', { hasText: words.checkIn }).first().locator('+ dd');
    await expect.poll(() => checkIn.innerText()).toContain(to);
    const slider = page.getByRole('slider', { name: words.slider });
    await slider.press('ArrowLeft');
    await expect.poll(() => checkIn.innerText()).toBe(from);

    // 6. Who canceled it? The last step is theirs.
    await slider.press('End');
    const canceled = rowOf(page, words.canceled(code));
    await canceled.waitFor();

    // 7. Why did its nights become free?
    const freed = rowOf(page, words.freed(code));
    await freed.getByText(words.becauseOf).waitFor();
    await freed.getByRole('link').last().press('Enter');
    const because = await canceled.getAttribute('data-event');
    await expect.poll(() => new URL(page.url()).searchParams.get('event')).toBe(because);

    // 8. Who lowered the price of that night, from what to what?
    await visitor.go(`/owner/${ownerId}/room-manage/prices?hotelId=${hotelId}`);
    const cell = page.getByRole('gridcell', {
      name: `${room.title[language]}, ${dayText(night, language)}, ฿3,333`,
    });
    await cell.waitFor();
    await page.locator('[role="gridcell"][tabindex="0"]').focus();
    for (let day = 0; day < PRICED[language]; day += 1) await page.keyboard.press('ArrowRight');
    await expect.poll(() => cell.evaluate((each) => each.matches(':focus'))).toBe(true);
    await page.keyboard.press('i');
    const dialog = page.getByRole('dialog', { name: words.whoSet });
    await dialog.getByText('฿4,444 → ฿3,333').waitFor();
    const lowered = dialog.getByRole('listitem').first();
    expect(await lowered.innerText()).toContain(OWNER);
    await expectNoBarriers(visitor, 'who set the price');

    // 9. What else happened to that room then? The link opens the room's history there.
    await pressOn(page, lowered.getByRole('link'), 'Enter');
    const loweredRow = rowOf(page, words.lowered(dayText(night, language)));
    await loweredRow.waitFor();
    await expectNoBarriers(visitor, 'history of the room');

    // 10. What did that price touch? No booking; what mends it is the owner's to do.
    await pressOn(page, loweredRow.getByRole('link', { name: words.touched }), 'Enter');
    const touches = page.getByRole('region', { name: words.touches });
    await touches.getByText(words.noTouches).waitFor();
    await page.getByRole('region', { name: words.mends }).waitFor();
    await expectNoBarriers(visitor, 'what the price touched');

    // 11. Who did what with this booking that day, in one list?
    await visitor.go('/admin/events');
    await page.getByRole('heading', { level: 1, name: words.latest }).waitFor();
    await page.getByRole('textbox', { name: words.code }).fill(code);
    await page.getByText(words.moved(code)).first().waitFor();
    await page.getByText(`${from} → ${to}`).first().waitFor();
    await expectNoBarriers(visitor, 'events');

    // 12. What did the booking look like right after it was moved? Nothing of now stands in its place.
    await visitor.go(`/owner/${ownerId}/book-manage/${id}/history`);
    await list.getByRole('button', { name: words.more }).first().press('Enter');
    await list.getByRole('button', { name: words.more }).first().press('Enter');
    await move.getByRole('link').first().press('Enter');
    await pressOn(page, move.getByRole('link', { name: words.seeThen }), 'Enter');
    const bar = page.getByRole('status').filter({ hasText: words.stands });
    await bar.waitFor();
    await page.getByRole('heading', { level: 1, name: code }).waitFor();
    await page.getByText(to, { exact: true }).first().waitFor();
    expect(await page.getByText(words.status, { exact: true }).count()).toBe(0);
    await expectNoBarriers(visitor, 'a booking as of then');
    await visitor.go(
      new URL(page.url()).pathname.replace(/^\/en/, '') + new URL(page.url()).search,
    );
    await bar.waitFor(); // a link that is passed on shows the same
    await page.getByRole('link', { name: words.history, exact: true }).first().click();
    await expect.poll(() => new URL(page.url()).pathname).toMatch(/history$/);
    await bar.waitFor();
    await expectNoBarriers(visitor, 'a history as of then');
    await visitor.go(`/owner/${ownerId}/dashboard${new URL(page.url()).search}`);
    await page.getByRole('heading', { level: 1, name: words.nowAlone }).waitFor();
    await expectNoBarriers(visitor, 'a page without a past');
    await page.goBack();
    await bar.waitFor();
    await page.getByRole('button', { name: words.backToNow }).click();
    await expect.poll(() => new URL(page.url()).searchParams.get('at')).toBeNull();
    await bar.waitFor({ state: 'detached' });
    expect(visitor.broken()).toEqual([]);
    await visitor.leave();
  });
});
