import type { Language } from '@baanpak/domain/values/text/i18n-text.ts';
import { createEvent, type EventAttributes } from 'ics';
import { addressText } from './address-text.ts';
import type { DocumentFacts } from './document-facts.ts';

const OVER = ['Canceled', 'Expired'];
const BANGKOK = '+07:00'; // no daylight saving since 1920

const WORDS = {
  th: { stay: 'เข้าพัก', code: 'หมายเลขการจอง', phone: 'โทร.', guests: 'ผู้เข้าพัก' },
  en: { stay: 'Stay at', code: 'Booking number', phone: 'Tel.', guests: 'Guests' },
} as const satisfies Record<Language, unknown>;

/**
 * A stay as an iCalendar file. Its UID stays the same and its SEQUENCE grows with the booking, so a
 * calendar that takes it again changes or cancels what it has. `url` opens the booking.
 */
export function stayCalendar(facts: DocumentFacts, url: string, language: Language): string {
  const { error, value } = createEvent({ ...times(facts), ...described(facts, url, language) });
  if (error || !value) throw error ?? new Error('No calendar was made');
  return value;
}

export const calendarFileName = ({ book }: DocumentFacts): string => `stay-${book.bookingId}.ics`;

function described(
  { bookingId, book, hotel }: DocumentFacts,
  url: string,
  language: Language,
): Omit<EventAttributes, 'start' | 'end' | 'duration'> {
  const words = WORDS[language];
  const isOver = OVER.includes(book.status);
  const place = hotel.locPlaces;
  const location = addressText(hotel, language);
  return {
    uid: `${bookingId}@baanpak`,
    sequence: book.version,
    productId: '-//Baanpak//Stays//EN',
    calName: 'Baanpak',
    method: isOver ? 'CANCEL' : 'PUBLISH',
    status: isOver ? 'CANCELLED' : book.status === 'Reserved' ? 'TENTATIVE' : 'CONFIRMED',
    title: `${words.stay} ${hotel.hotelName[language]}`,
    description: [
      book.roomObj.title[language],
      `${words.code}: ${book.bookingId}`,
      `${words.guests}: ${book.guests}`,
      ...(hotel.contactPhone ? [`${words.phone} ${hotel.contactPhone}`] : []),
    ].join('\n'),
    ...(location && { location }),
    ...(place && { geo: { lat: place.lat, lon: place.lng } }),
    url,
    ...(!isOver && {
      alarms: [{ action: 'display' as const, trigger: { days: 1, before: true } }],
    }),
  };
}

type Times = Pick<EventAttributes, 'startInputType' | 'startOutputType'> &
  Readonly<{ start: EventAttributes['start']; end: EventAttributes['start'] }>;

/** From check-in to check-out by the hotel's clock; whole days where it names no times. */
function times({ book, hotel }: DocumentFacts): Times {
  const start = momentOf(book.checkInDate, hotel.checkInTime);
  const end = momentOf(book.checkOutDate, hotel.checkOutTime);
  if (start === null || end === null)
    return { start: dayOf(book.checkInDate), end: dayOf(book.checkOutDate) };
  return { start, end, startInputType: 'utc', startOutputType: 'utc' };
}

function momentOf(day: string, time: string): number | null {
  const moment = Date.parse(`${day}T${time}:00${BANGKOK}`);
  return Number.isNaN(moment) ? null : moment;
}

function dayOf(date: string): [number, number, number] {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return [year, month, day];
}
