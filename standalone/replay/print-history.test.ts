import type { ThingEventJson } from '@baanpak/contract/booking/booking-history.ts';
import { expect, it } from 'vitest';
import { printHistory, withDots } from './print-history.ts';

const event = (at: string, sentence: string, of: Partial<ThingEventJson> = {}): ThingEventJson => ({
  ...{ id: '1', position: 'x', index: null, revision: 0, stream: 'booking-1', lane: 'booking' },
  ...{ type: 'BookingPlaced', sentence, at, by: 'guest', via: null, name: null, command: null },
  ...{ correlation: '1', cause: null, undoable: false, undone: false, data: null },
  ...of,
});

const EVENTS = [
  event('2026-12-01T03:00:00.000Z', 'The guest booked.'),
  event('2026-12-01T03:59:00.000Z', 'The system confirmed.', { cause: '1' }),
  event('2026-12-03T06:29:30.000Z', 'Nok checked the guest in.'),
];

it('prints each sentence whole, and silence of more than an hour as a line with its length', () => {
  expect(printHistory(EVENTS, { language: 'en', more: true })).toMatchInlineSnapshot(`
    "Older events are left out.
    1 Dec 2026, 10:00  The guest booked.
    1 Dec 2026, 10:59  ↳ The system confirmed.
      … nothing for 2 d 2 h 30 min
    3 Dec 2026, 13:29  Nok checked the guest in.
    3 events
    "
  `);
  expect(printHistory(EVENTS, { language: 'th', more: false })).toMatchInlineSnapshot(`
    "1 ธ.ค. 2569 10:00  The guest booked.
    1 ธ.ค. 2569 10:59  ↳ The system confirmed.
      … ไม่มีเหตุการณ์ 2 วัน 2 ชั่วโมง 30 นาที
    3 ธ.ค. 2569 13:29  Nok checked the guest in.
    3 เหตุการณ์
    "
  `);
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
