import type { DocumentFacts } from '@baanpak/documents/document-facts.ts';
import { bahtText, dayText } from '@baanpak/documents/words.ts';
import type { BookingTemplate } from '@baanpak/domain/processes/mail-templates.ts';
import type { Language } from '@baanpak/domain/values/text/i18n-text.ts';
import { isToOwner } from './fill-template.ts';
import type { MailFacts } from './mail-facts.ts';

/** A stay as mails show it. */
export type StayLine = Readonly<{
  title: string;
  rows: readonly (readonly [label: string, value: string])[];
  /** Opens it. */
  link?: Readonly<{ label: string; href: string }>;
}>;

const WORDS = {
  th: {
    code: 'หมายเลขการจอง',
    room: 'ห้องพัก',
    checkIn: 'เช็คอิน',
    checkOut: 'เช็คเอาต์',
    from: 'ตั้งแต่',
    until: 'ก่อน',
    guests: 'ผู้เข้าพัก',
    breakfast: 'อาหารเช้า',
    breakfasts: { included: 'รวมในราคา', 'on-request': 'แจ้งขอได้', asked: 'แจ้งขอไว้แล้ว' },
    price: 'ราคา',
    phone: 'โทรศัพท์โรงแรม',
    nights: (n: number) => `${n} คืน`,
    open: 'เปิดการจองนี้',
    footer: 'อีเมลฉบับนี้ส่งจากบ้านพักโดยอัตโนมัติ กรุณาอย่าตอบกลับ',
  },
  en: {
    code: 'Booking number',
    room: 'Room',
    checkIn: 'Check-in',
    checkOut: 'Check out',
    from: 'from',
    until: 'by',
    guests: 'Guests',
    breakfast: 'Breakfast',
    breakfasts: { included: 'Included', 'on-request': 'On request', asked: 'Requested' },
    price: 'Price',
    phone: 'Hotel phone',
    nights: (n: number) => `${n} ${n === 1 ? 'night' : 'nights'}`,
    open: 'Open this booking',
    footer: 'This is an automated email from Baanpak. Please do not reply to it.',
  },
} as const satisfies Record<Language, unknown>;

export const footerIn = (language: Language): string => WORDS[language].footer;

/** What the link at each stay says where a mail to a guest is about several: its button opens the first alone. */
export const linkToEach = (
  template: BookingTemplate,
  { stays }: MailFacts,
  language: Language,
): string | undefined =>
  stays.length > 1 && !isToOwner(template) ? WORDS[language].open : undefined;

export function stayLine({ book, hotel }: DocumentFacts, language: Language): StayLine {
  const words = WORDS[language];
  const nights = words.nights(book.nights);
  const breakfast = breakfastOf(book);
  return {
    title: hotel.hotelName[language],
    rows: [
      [words.code, book.bookingId],
      [words.room, book.roomObj.title[language]],
      [words.checkIn, `${dayText(book.checkInDate, language)} ${words.from} ${hotel.checkInTime}`],
      [
        words.checkOut,
        `${dayText(book.checkOutDate, language)} ${words.until} ${hotel.checkOutTime} (${nights})`,
      ],
      [words.guests, String(book.guests)],
      ...(breakfast ? ([[words.breakfast, words.breakfasts[breakfast]]] as const) : []),
      [words.price, bahtText(book.price)],
      ...(hotel.contactPhone ? ([[words.phone, hotel.contactPhone]] as const) : []),
    ],
  };
}

/** Null where there is none: what the room has for everybody, and else what was asked for. */
function breakfastOf({ breakfast, roomObj }: DocumentFacts['book']) {
  if (roomObj.breakfast === 'included') return 'included';
  return breakfast ? 'asked' : roomObj.breakfast;
}
