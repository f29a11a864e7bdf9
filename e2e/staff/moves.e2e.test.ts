import { instant } from '@baanpak/domain/values/time/instant.ts';
import { addDays, bangkokDay, type LocalDate } from '@baanpak/domain/values/time/local-date.ts';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Api } from '../testing/api.ts';
import { sharedBrowser } from '../testing/shared-browser.ts';
import { sharedProduct } from '../testing/shared-product.ts';
import { signIn } from '../testing/staff.ts';
import { beSignedIn } from '../testing/staff-entry.ts';
import {
  DESK_IN_ENGLISH,
  PHONE_IN_THAI,
  type Visitor,
  type VisitorOptions,
  visit,
} from '../testing/visitor.ts';

/** No other test has guests there in these weeks. */
const HOTEL = 'phan-maphrao-lamai';
const FAR = 220;

const WORDS = {
  en: {
    ...{ open: 'Change dates or room', move: 'Move the stay', done: 'Stay moved' },
    ...{ checkIn: 'Check-in', checkOut: 'Check-out' },
  },
  th: {
    ...{ open: 'เปลี่ยนวันที่เข้าพักหรือย้ายห้อง', move: 'ย้ายการเข้าพัก', done: 'ย้ายการเข้าพักแล้ว' },
    ...{ checkIn: 'เช็คอิน', checkOut: 'เช็คเอาต์' },
  },
};

type HotelPage = Readonly<{ hotel: { ownerId: string }; rooms: readonly { _id: string }[] }>;
type Read = { book: { checkInDate: string; checkOutDate: string; price: number } };

const product = sharedProduct();
const first = addDays(bangkokDay(instant(Date.now())), FAR);
let browser: Browser;
let admin: Api;
let found: HotelPage;
beforeAll(async () => {
  [browser, admin] = await Promise.all([sharedBrowser(), signIn(product.api)]);
  found = (await product.api<HotelPage>(`/outreach/hotels/${HOTEL}`)).body;
});
afterAll(() => browser?.close());

/** A stay of three nights from a day on, that staff took. */
async function stayFrom(checkInDate: LocalDate, reservedBy: string): Promise<string> {
  const { status, body } = await admin<{ book: { _id: string } }>('/bookings', {
    body: {
      ...{ roomId: found.rooms[0]?._id, checkInDate, checkOutDate: addDays(checkInDate, 3) },
      ...{ reservedBy, phone: '081-234-5678', guests: 1, bookingChannel: 'phone' },
    },
  });
  expect(status).toBe(201);
  return body.book._id;
}

/** Opens the dialog of a stay by keyboard. */
async function openDialog(id: string, wish: VisitorOptions) {
  const visitor = await visit(browser, product.url, wish);
  await beSignedIn(visitor, product.api, 'admin');
  await visitor.go(`/owner/${found.hotel.ownerId}/book-manage/${id}`);
  const words = WORDS[visitor.language];
  await visitor.page.getByRole('button', { name: words.open }).press('Enter');
  const dialog = visitor.page.getByRole('dialog', { name: words.open });
  await dialog.waitFor();
  return { visitor, dialog, words };
}

/** Types a day into a field, in the years of the visitor's language. */
async function typeDay({ page, language }: Visitor, field: string, day: LocalDate): Promise<void> {
  const [year = '', month = '', date = ''] = day.split('-');
  const written = language === 'th' ? String(Number(year) + 543) : year;
  await page.getByRole('group', { name: field }).getByRole('spinbutton').first().click();
  await page.keyboard.type(`${date}${month}${written}`, { delay: 20 });
}

const read = async (id: string) => (await admin<Read>(`/bookings/${id}`)).body.book;

describe('a stay', () => {
  it('is moved to other nights at a desk, in English', async () => {
    const id = await stayFrom(first, 'Moved');
    const { visitor, dialog, words } = await openDialog(id, DESK_IN_ENGLISH);
    expect(await dialog.getByRole('button', { name: words.move }).isDisabled()).toBe(true);
    await typeDay(visitor, words.checkOut, addDays(first, 13));
    await typeDay(visitor, words.checkIn, addDays(first, 10));
    await dialog.getByText('as before').waitFor();
    expect(['dialog', await visitor.barriers()]).toEqual(['dialog', []]);
    await dialog.getByRole('button', { name: words.move }).press('Enter');
    await visitor.page.getByText(words.done).waitFor();
    expect(await read(id)).toMatchObject({
      ...{ checkInDate: addDays(first, 10), checkOutDate: addDays(first, 13) },
    });
    expect(visitor.broken()).toEqual([]);
    await visitor.leave();
  });

  it('is shortened on a phone, in Thai, for what its nights cost', async () => {
    const id = await stayFrom(addDays(first, 20), 'Shortened');
    const { price } = await read(id);
    const { visitor, dialog, words } = await openDialog(id, PHONE_IN_THAI);
    await typeDay(visitor, words.checkOut, addDays(first, 21));
    await dialog.getByRole('switch').press('Space');
    await dialog.getByText(/^จาก ฿/).waitFor();
    expect(['dialog', await visitor.barriers()]).toEqual(['dialog', []]);
    await dialog.getByRole('button', { name: words.move }).press('Enter');
    await visitor.page.getByText(words.done).waitFor();
    const shortened = await read(id);
    expect(shortened.checkOutDate).toBe(addDays(first, 21));
    expect(shortened.price).toBeLessThan(price);
    expect(visitor.broken()).toEqual([]);
    await visitor.leave();
  });
});
