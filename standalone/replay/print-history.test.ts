import type { ThingEventJson } from '@baanpak/contract/booking/booking-history.ts';
import { namesEn, sentenceEn } from '@baanpak/contract/history/en.ts';
import { namesFrom } from '@baanpak/contract/history/sentence.ts';
import { EVENTS } from '@baanpak/domain/events.ts';
import { storedSamples } from '@baanpak/domain/testing/stored-samples.ts';
import { expect, it } from 'vitest';
import { printHistory, thingWithDots, withDots } from './print-history.ts';

const event = (at: string, sentence: string, of: Partial<ThingEventJson> = {}): ThingEventJson => ({
  ...{ id: '1', position: 'x', index: null, revision: 0, stream: 'booking-1', lane: 'booking' },
  ...{ type: 'BookingPlaced', sentence, at, by: 'guest', via: null, name: null, command: null },
  ...{ correlation: '1', cause: null, undoable: false, undone: false, data: null },
  ...of,
});

const OF_A_STAY = [
  event('2026-12-01T03:00:00.000Z', 'The guest booked.'),
  event('2026-12-01T03:59:00.000Z', 'The system confirmed.', { cause: '1' }),
  event('2026-12-03T06:29:30.000Z', 'Nok checked the guest in.'),
];

it('prints each sentence whole, and silence of more than an hour as a line with its length', () => {
  expect(printHistory(OF_A_STAY, { language: 'en', more: true })).toMatchInlineSnapshot(`
    "Older events are left out.
    1 Dec 2026, 10:00  The guest booked.
    1 Dec 2026, 10:59  ↳ The system confirmed.
      … nothing for 2 d 2 h 30 min
    3 Dec 2026, 13:29  Nok checked the guest in.
    3 events
    "
  `);
  expect(printHistory(OF_A_STAY, { language: 'th', more: false })).toMatchInlineSnapshot(`
    "1 ธ.ค. 2569 10:00  The guest booked.
    1 ธ.ค. 2569 10:59  ↳ The system confirmed.
      … ไม่มีเหตุการณ์ 2 วัน 2 ชั่วโมง 30 นาที
    3 ธ.ค. 2569 13:29  Nok checked the guest in.
    3 เหตุการณ์
    "
  `);
});

it('says that the newest events may be missing, where read models are behind the log', () => {
  const print = (language: 'th' | 'en') =>
    printHistory(OF_A_STAY, { language, more: false, behind: true }).split('\n').at(-3);
  expect(print('en')).toBe('The read models end before the log: the newest events may be missing.');
  expect(print('th')).toBe('ข้อมูลยังตามบันทึกไม่ทัน อาจยังไม่มีเหตุการณ์ล่าสุด');
});

it('has dots for what is personal, however deep, and for nothing else', () => {
  const data = {
    bookingId: 'b',
    guest: { reservedBy: 'Malee', phone: null, taxInvoice: { name: 'Malee Co.' } },
    terms: { price: 200_000, guests: 2 },
  };
  const changes = { email: { from: null, to: 'm@example.com' }, price: { from: null, to: 2000 } };
  expect(
    withDots({ ...event('2026-12-01T03:00:00.000Z', 'x', { data }), ...{ changes } }),
  ).toMatchObject({
    data: {
      bookingId: 'b',
      guest: { reservedBy: '•••', phone: null, taxInvoice: { name: '•••' } },
      terms: { price: 200_000, guests: 2 },
    },
    changes: { email: { from: null, to: '•••' }, price: { from: null, to: 2000 } },
  });
  expect(withDots(event('2026-12-01T03:00:00.000Z', 'x'))).toMatchObject({ data: null });
});

/** Each text in a value, however deep. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : Object.values(value !== null && typeof value === 'object' ? value : {}).flatMap(textsIn);

/** What is printed of one event behind its moment. */
const lineOf = (shown: ThingEventJson) =>
  printHistory([shown], { language: 'en', more: false }).replace(/^\S+ \S+ \S+ \S+ {2}/, '');

it('has dots for what any event keeps encrypted: in its data, its sentence and what it changed', () => {
  const nobody = { users: new Map(), bookings: new Map(), rooms: new Map(), hotels: new Map() };
  const names = namesFrom(namesEn, nobody, { by: 'guest', via: null });
  for (const sample of storedSamples()) {
    const field = EVENTS[sample.type].personal?.field;
    if (field === undefined) continue;
    const value: unknown = Reflect.get(sample.data, field);
    const sealed = textsIn(value).filter((text) => text.length > 2);
    // a user's details are read in the user's own history alone, where nothing is told by field
    const isOfUser = field === 'details' || field === 'changes';
    const shown = {
      ...event('2026-12-01T03:00:00.000Z', sentenceEn(sample, names)),
      ...{ type: sample.type, data: { [field]: value } },
      ...(!isOfUser && { changes: { payments: { from: [], to: [{ [field]: value }] } } }),
    };
    const printed = [JSON.stringify(withDots(shown)), lineOf(shown)];
    for (const text of sealed)
      for (const told of printed) expect(told, sample.file).not.toContain(text);
  }
});

it('has dots for the accounts, contacts and papers of a hotel, and the digits of a card', () => {
  const hotel = {
    ...{ bankAccountNumber: '123-4-56789-0', bankAccountName: 'Malee Jaidee' },
    ...{ promptPayId: '0812345678', contactPhone: '0812345678', contactChat: '@malee' },
    ...{ taxId: '1100200300401', registeredName: { th: 'มาลี', en: 'Malee Jaidee' } },
    ...{ registeredAddress: { th: 'ถนน', en: '1 Road' } },
  };
  const data = { hotelId: 'h', changes: { ...hotel, rooms: 2 } };
  const changes = { paidBy: { from: null, to: { method: 'card', lastDigits: '4242' } } };
  const printed = withDots({ ...event('2026-12-01T03:00:00.000Z', 'x', { data }), ...{ changes } });
  for (const text of [...textsIn(hotel), '4242'])
    expect(JSON.stringify(printed)).not.toContain(text);
  expect(printed).toMatchObject({ data: { hotelId: 'h', changes: { rooms: 2 } } });
});

it('has dots for what pays the hotel, whose number may be somebody’s telephone', () => {
  const booking = { bookingId: 'BK-7Q2MX4', promptPayQr: '00020101021129370016A000000677010111' };
  expect(thingWithDots(booking)).toEqual({ bookingId: 'BK-7Q2MX4', promptPayQr: '•••' });
});
