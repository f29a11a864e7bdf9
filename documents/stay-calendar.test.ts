import { describe, expect, it } from 'vitest';
import { calendarOf, stayCalendar } from './stay-calendar.ts';
import { readCalendar } from './testing/read-calendar.ts';
import { GUEST_ID, paidStay } from './testing/sample-stay.ts';

const URL = `https://baanpak.example/booking/${GUEST_ID}`;

const read = (facts = paidStay(), language: 'th' | 'en' = 'en') =>
  readCalendar(stayCalendar(facts, URL, language));

describe("a stay's entry in a calendar", () => {
  it("goes from check-in to check-out by the hotel's clock in Bangkok", () => {
    const { event } = read();
    expect(event.startDate.toJSDate().toISOString()).toBe('2027-03-01T07:00:00.000Z');
    expect(event.endDate.toJSDate().toISOString()).toBe('2027-03-03T05:00:00.000Z');
  });

  it('takes whole days where the hotel names no times', () => {
    const { event } = read(paidStay({}, { checkInTime: '', checkOutTime: '' }));
    expect([event.startDate.isDate, event.startDate.toString(), event.endDate.toString()]).toEqual([
      true,
      '2027-03-01',
      '2027-03-03',
    ]);
  });

  it('says where and what, in both languages', () => {
    const { event, value } = read();
    expect(event.summary).toBe('Stay at Riverside House Amphawa');
    expect(event.description).toContain('Booking number: BK-7Q2MX4');
    expect(event.location).toBe(
      'Riverside House Amphawa, 12 Moo 3, Prachaset Road Amphawa Samut Songkhram 75110 Thailand',
    );
    expect(String(value('url'))).toBe(URL);
    const thai = read(paidStay(), 'th').event;
    expect(thai.summary).toBe('เข้าพัก บ้านริมน้ำ อัมพวา');
    expect(thai.description).toContain('ห้องริมสวนน้ำค้าง');
  });

  it('says in English what people there call the hotel', () => {
    expect(read().event.description).toContain('บ้านริมน้ำ อัมพวา');
    expect(read(paidStay(), 'th').event.description).not.toContain('บ้านริมน้ำ อัมพวา');
  });

  it('says who comes, children and pets too, in both languages', () => {
    const family = paidStay({ guests: 3, children: 1, pets: 2 });
    expect(read(family).event.description).toContain('Guests: 3 (children 1)\nPets: 2');
    expect(read(family, 'th').event.description).toContain('ผู้เข้าพัก: 3 (เด็ก 1)\nสัตว์เลี้ยง: 2');
    expect(read(paidStay({ children: 0, pets: 0 })).event.description).not.toMatch(/children|Pets/);
  });

  it('reminds of it 24 hours before, and says of what', () => {
    const { alarm, text } = read();
    expect(text).toContain('\r\nTRIGGER:-PT24H\r\n');
    expect(alarm('action')).toBe('DISPLAY');
    expect(alarm('description')).toBe('Stay at Riverside House Amphawa');
    expect(read(paidStay({ status: 'Canceled' })).alarm('action')).toBeNull();
  });

  it.each(['th', 'en'] as const)(
    'has lines of at most 75 octets, cut through no letter: %s',
    (language) => {
      const long = 'โรงแรมริมน้ำที่มีชื่อยาวมากจนต้องพับบรรทัดให้ถูกต้อง 👨‍👩‍👧‍👦 ';
      const names = { th: long.repeat(4), en: long.repeat(3) };
      const { text, event } = read(paidStay({}, { hotelName: names }), language);
      const lines = text.split('\r\n');
      expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
      expect(lines.join('')).not.toMatch(/[\n\t\uFFFD]/);
      expect(event.summary).toContain(names[language].trim());
    },
  );

  it('is the same entry as it changes, and is canceled with the stay', () => {
    const [before, after] = [read(), read(paidStay({ status: 'Canceled', version: 4 }))];
    expect(after.event.uid).toBe(before.event.uid);
    expect([before.event.sequence, after.event.sequence]).toEqual([1, 4]);
    expect([before.value('status'), before.method]).toEqual(['CONFIRMED', 'PUBLISH']);
    expect([after.value('status'), after.method]).toEqual(['CANCELLED', 'CANCEL']);
  });

  it('is tentative until it is paid', () =>
    expect(read(paidStay({ status: 'Reserved' })).value('status')).toBe('TENTATIVE'));

  it('is not bent by what people write', () => {
    const { event } = read(paidStay({}, { hotelName: { th: 'x', en: 'A\r\nATTENDEE:x; B, C' } }));
    expect(event.attendees).toEqual([]);
    expect(event.summary).toContain('B, C');
  });
});

describe('several stays in a calendar file', () => {
  const ids = ['4d1f', '9a2e'];
  const stays = (...books: Parameters<typeof paidStay>[0][]) =>
    books.map((book, n) => ({ ...paidStay(book), bookingId: ids[n] ?? '' }));
  const write = (...books: Parameters<typeof paidStay>[0][]) =>
    calendarOf(stays(...books), ({ bookingId }) => `${URL}/${bookingId}`, 'en');

  it('are entries of their own, each with what opens it', () => {
    const text = write({}, { status: 'Canceled' });
    expect(text.split('BEGIN:VEVENT')).toHaveLength(3);
    expect(text.split('BEGIN:VCALENDAR')).toHaveLength(2);
    const unfolded = text.replaceAll('\r\n ', '');
    for (const id of ids) expect(unfolded).toContain(`URL:${URL}/${id}`);
    expect(text).toContain('STATUS:CONFIRMED');
    expect(text).toContain('STATUS:CANCELLED');
  });

  it('are taken back once all of them are over', () => {
    expect(write({}, { status: 'Canceled' })).toContain('METHOD:PUBLISH');
    expect(write({ status: 'Expired' }, { status: 'Canceled' })).toContain('METHOD:CANCEL');
  });
});
