import { describe, expect, it } from 'vitest';
import { stayCalendar } from './stay-calendar.ts';
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
    expect(event.location).toBe('12 Moo 3, Prachaset Road Amphawa Samut Songkhram 75110 Thailand');
    expect(String(value('url'))).toBe(URL);
    const thai = read(paidStay(), 'th').event;
    expect(thai.summary).toBe('เข้าพัก บ้านริมน้ำ อัมพวา');
    expect(thai.description).toContain('ห้องริมสวนน้ำค้าง');
  });

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
