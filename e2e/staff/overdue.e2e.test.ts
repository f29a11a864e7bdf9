import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { instant } from '@baanpak/domain/values/time/instant.ts';
import { addDays, bangkokDay, type LocalDate } from '@baanpak/domain/values/time/local-date.ts';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Api } from '../testing/api.ts';
import { COUNTER_WORDS } from '../testing/counter-words.ts';
import { endProducts, type Product, startProduct } from '../testing/product.ts';
import { sharedBrowser } from '../testing/shared-browser.ts';
import { signIn } from '../testing/staff.ts';
import { enterByHand } from '../testing/staff-entry.ts';
import { guestIn } from '../testing/staff-steps.ts';
import { STAFF_WORDS } from '../testing/staff-words.ts';
import { A_WINDOW_A_LANGUAGE, visit } from '../testing/visitor.ts';

const STEPPED_CLOCK = join(import.meta.dirname, '../faults/stepped-clock.js');
const PATIENCE = { timeout: 60_000 };
const WORDS = {
  en: {
    overdueArrivals: /^Overdue arrivals/,
    overdueDepartures: /^Overdue departures/,
    onlyNightsStayed: /^Charge only the nights stayed/,
  },
  th: {
    overdueArrivals: /^เลยกำหนดเช็คอิน/,
    overdueDepartures: /^เลยกำหนดเช็คเอาต์/,
    onlyNightsStayed: /^คิดเฉพาะคืนที่เข้าพักจริง/,
  },
} as const;

type Book = Readonly<{
  _id: string;
  status: string;
  checkInStatus: boolean;
  checkOutStatus: boolean;
  amountDue: number;
  nightPrices: readonly { price: number }[];
  refunds: readonly { amount: number; status: string }[];
}>;

let browser: Browser;
let product: Product;
let clocks: string;
beforeAll(async () => {
  clocks = await mkdtemp(join(tmpdir(), 'baanpak-clocks-'));
  const clock = { NODE_OPTIONS: `--import=${STEPPED_CLOCK}`, CLOCK_STEPS: clocks };
  [browser, product] = await Promise.all([
    sharedBrowser(),
    startProduct({ RATE_LIMITS: 'off', ...clock }),
  ]);
});
afterAll(async () => {
  await browser?.close();
  await endProducts();
  await rm(clocks, { recursive: true });
});

/** Moves the product's clock to a time of a day in Bangkok; answers it, in ms. */
async function moveClock(day: LocalDate, time: string): Promise<number> {
  const to = Date.parse(`${day}T${time}:00+07:00`);
  await writeFile(join(clocks, String(product.pid)), String(to - Date.now()));
  process.kill(product.pid, 'SIGUSR2');
  return to;
}

/** A kind of room with enough of them for everybody here. */
async function makeRoom(): Promise<string> {
  const owner = await signIn(product.api, 'owner1');
  const { hotels } = (await owner<{ hotels: readonly { _id: string }[] }>('/hotels')).body;
  const body = { hotelId: hotels[0]?._id, title: 'Night', basePrice: 1000, maxGuests: 2, units: 6 };
  return (await owner<{ room: { _id: string } }>('/rooms', { body })).body.room._id;
}

async function take(
  officer: Api,
  roomId: string,
  reservedBy: string,
  [checkInDate, checkOutDate]: readonly [LocalDate, LocalDate],
): Promise<Book> {
  const who = { reservedBy, phone: '081-234-5678', bookingChannel: 'walk-in', guests: 1 };
  const body = { roomId, checkInDate, checkOutDate, ...who };
  const answer = await officer<{ book: Book }>('/bookings', { body });
  expect(answer.status).toBe(201);
  return answer.body.book;
}

const act = (officer: Api, id: string, action: string, more: object = {}) =>
  officer(`/bookings/${id}`, { method: 'PUT', body: { action, ...more } });

it('a late arrival and an overdue guest are shown after midnight, until they are decided', async () => {
  const day = addDays(bangkokDay(instant(Date.now())), 1);
  await moveClock(day, '12:00');
  const before = await signIn(product.api, 'officer1');
  const room = await makeRoom();
  const names = A_WINDOW_A_LANGUAGE.map(({ language }) => language);
  for (const name of names) {
    const overdue = await take(before, room, `Overdue ${name}`, [day, addDays(day, 1)]);
    await take(before, room, `Late ${name}`, [addDays(day, 1), addDays(day, 3)]);
    const leaving = await take(before, room, `Leaving ${name}`, [day, addDays(day, 4)]);
    await expect
      .poll(async () => (await act(before, overdue._id, 'check-in')).status, PATIENCE)
      .toBe(200);
    expect((await act(before, leaving._id, 'check-in')).status).toBe(200);
    const paid = { method: 'cash', amount: leaving.amountDue };
    expect((await act(before, leaving._id, 'record-payment', paid)).status).toBe(200);
  }

  const time = await moveClock(addDays(day, 2), '04:30');
  const officer = await signIn(product.api, 'officer1');
  for (const wish of A_WINDOW_A_LANGUAGE) {
    const { language } = wish;
    const words = { ...STAFF_WORDS[language], ...COUNTER_WORDS[language], ...WORDS[language] };
    const visitor = await visit(browser, product.url, wish);
    const { page } = visitor;
    await page.clock.install({ time });
    const owner = await enterByHand(visitor, 'officer1');
    const dialogOf = (name: string) => page.getByRole('dialog', { name });
    const read = async () => {
      const id = new URL(page.url()).pathname.split('/').at(-1);
      return (await officer<{ book: Book }>(`/bookings/${id}`)).body.book;
    };

    const late = await guestIn(visitor, words.overdueArrivals, `Late ${language}`);
    expect(await visitor.barriers()).toEqual([]); // the panels have colours of their own
    await late.click();
    await page.getByRole('button', { name: words.checkIn, exact: true }).click();
    await dialogOf(words.checkIn).getByRole('button', { name: words.checkIn }).click();
    await expect.poll(async () => (await read()).checkInStatus, PATIENCE).toBe(true);

    await visitor.go(`${owner}/dashboard`);
    await (await guestIn(visitor, words.overdueDepartures, `Overdue ${language}`)).click();
    await page.getByRole('button', { name: words.checkOut, exact: true }).click();
    await dialogOf(words.checkOut).getByRole('button', { name: words.checkOut }).click();
    await expect.poll(async () => (await read()).checkOutStatus, PATIENCE).toBe(true);

    await visitor.go(`${owner}/dashboard`);
    await (await guestIn(visitor, words.inHouse, `Leaving ${language}`)).click();
    await page.getByRole('button', { name: words.checkOut, exact: true }).click();
    const { nightPrices } = await read();
    const back = nightPrices.slice(2).reduce((sum, { price }) => sum + price, 0);
    const checkOut = dialogOf(words.checkOut);
    await checkOut.getByLabel(words.onlyNightsStayed).check();
    const said = `฿${back.toLocaleString('en-US')}`;
    await checkOut.getByRole('alert').filter({ hasText: said }).waitFor();
    await checkOut.getByRole('button', { name: words.checkOut }).click();
    await expect.poll(async () => (await read()).refunds.at(-1)?.amount, PATIENCE).toBe(back);

    const bill = page.getByRole('region', { name: words.bill });
    await bill.getByRole('button', { name: words.addExtra }).click();
    const extra = dialogOf(words.addExtra);
    await extra.getByRole('button', { name: words.minibar }).click();
    await extra.getByLabel(words.amount).fill('50');
    await extra.getByRole('button', { name: words.addExtra, exact: true }).click();
    await expect.poll(async () => (await read()).refunds.at(-1)?.amount, PATIENCE).toBe(back - 50);

    await visitor.go(`${owner}/dashboard`);
    await page.getByRole('region', { name: words.arrivals }).waitFor();
    for (const panel of [words.overdueArrivals, words.overdueDepartures])
      await expect
        .poll(() => page.getByRole('region', { name: panel }).getByText(language).count(), PATIENCE)
        .toBe(0);
    expect(visitor.broken()).toEqual([]);
    await visitor.leave();
  }
}, 300_000);
