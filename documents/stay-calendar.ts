import type { Language } from '@baanpak/domain/values/text/i18n-text.ts';
import { createEvents, type EventAttributes } from 'ics';
import { addressText } from './address-text.ts';
import type { DocumentFacts } from './document-facts.ts';

const OVER = ['Canceled', 'Expired'];
const BANGKOK = '+07:00'; // no daylight saving since 1920

const WORDS = {
  th: {
    ...{ stay: 'เข้าพัก', code: 'หมายเลขการจอง', phone: 'โทร.' },
    ...{ guests: 'ผู้เข้าพัก', children: 'เด็ก', pets: 'สัตว์เลี้ยง' },
  },
  en: {
    ...{ stay: 'Stay at', code: 'Booking number', phone: 'Tel.' },
    ...{ guests: 'Guests', children: 'children', pets: 'Pets' },
  },
} as const satisfies Record<Language, unknown>;

/**
 * A stay as an iCalendar file. Its UID stays the same and its SEQUENCE grows with the booking, so a
 * calendar that takes it again changes or cancels what it has. `url` opens the booking. By RFC 5545.
 */
export const stayCalendar = (facts: DocumentFacts, url: string, language: Language): string =>
  calendarOf([facts], () => url, language);

/** Several stays in one file; `urlOf` says what opens each. It is taken back once all of them are over. */
export function calendarOf(
  stays: readonly DocumentFacts[],
  urlOf: (stay: DocumentFacts) => string,
  language: Language,
): string {
  const { error, value } = createEvents(
    stays.map((stay) => ({ ...times(stay), ...described(stay, urlOf(stay), language) })),
    {
      productId: '-//Baanpak//Stays//EN',
      calName: 'Baanpak',
      method: stays.every(isOver) ? 'CANCEL' : 'PUBLISH',
    },
  );
  if (error || !value) throw error ?? new Error('No calendar was made');
  return folded(value);
}

const isOver = ({ book }: DocumentFacts): boolean => OVER.includes(book.status);

const LONGEST_LINE = 75;

/** Lines of at most 75 octets (RFC 5545, 3.1), cut through no letter: the library counts letters, and Thai has three octets each. */
const folded = (calendar: string): string =>
  calendar.replaceAll('\r\n\t', '').split('\r\n').map(foldedLine).join('\r\n');

function foldedLine(line: string): string {
  let text = '';
  let octets = 0;
  for (const letter of line) {
    const more = Buffer.byteLength(letter);
    if (octets + more > LONGEST_LINE) {
      text += '\r\n ';
      octets = 1;
    }
    text += letter;
    octets += more;
  }
  return text;
}

export const calendarFileName = ({ book }: DocumentFacts): string => `stay-${book.bookingId}.ics`;

function described(
  facts: DocumentFacts,
  url: string,
  language: Language,
): Omit<EventAttributes, 'start' | 'end' | 'duration'> {
  const words = WORDS[language];
  const { bookingId, book, hotel } = facts;
  const over = isOver(facts);
  const place = hotel.locPlaces;
  const name = hotel.hotelName[language];
  const title = `${words.stay} ${name}`;
  return {
    uid: `${bookingId}@baanpak`,
    sequence: book.version,
    status: over ? 'CANCELLED' : book.status === 'Reserved' ? 'TENTATIVE' : 'CONFIRMED',
    title,
    description: [
      // the name that people there know the hotel by
      ...(name === hotel.hotelName.th ? [] : [hotel.hotelName.th]),
      book.roomObj.title[language],
      `${words.code}: ${book.bookingId}`,
      ...attending(book, language),
      ...(hotel.contactPhone ? [`${words.phone} ${hotel.contactPhone}`] : []),
    ].join('\n'),
    location: [name, addressText(hotel, language)].filter(Boolean).join(', '),
    ...(place && { geo: { lat: place.lat, lon: place.lng } }),
    url,
    ...(!over && {
      alarms: [
        { action: 'display' as const, description: title, trigger: { hours: 24, before: true } },
      ],
    }),
  };
}

/** Children are guests, too. */
function attending(
  { guests, children, pets }: DocumentFacts['book'],
  language: Language,
): readonly string[] {
  const words = WORDS[language];
  const among = children > 0 ? ` (${words.children} ${children})` : '';
  return [`${words.guests}: ${guests}${among}`, ...(pets > 0 ? [`${words.pets}: ${pets}`] : [])];
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
