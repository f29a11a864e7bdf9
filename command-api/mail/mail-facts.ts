import type { BookingContent } from '@baanpak/contract/booking/booking.ts';
import { bookingLink } from '@baanpak/documents/booking-link.ts';
import type { DocumentFacts } from '@baanpak/documents/document-facts.ts';
import { dayText } from '@baanpak/documents/words.ts';
import { BANKS } from '@baanpak/domain/values/money/banks.ts';
import type { I18nText, Language } from '@baanpak/domain/values/text/i18n-text.ts';

/** The content of a mail, before its layout. */
export type MailContent = Readonly<{
  subject: string;
  heading: string;
  paragraphs: readonly string[];
  /** What must not be overread: a label and what stands for it. */
  facts?: readonly (readonly [label: string, value: string])[];
  /** What the link at each stay says, which opens it; without one stays have none. */
  stayLink?: string;
  /** What the reader is to do. */
  action?: Readonly<{ label: string; href: string }>;
}>;

/** What mail templates are filled with: the bookings a mail is about as they are now, at least one. */
export type MailFacts = Readonly<{
  stays: readonly [DocumentFacts, ...DocumentFacts[]];
  /** The site's origin, for links. */
  site: string;
  /** THB in question, of a mail about a case. */
  caseAmount?: number;
  /** Of a stay that was moved: where it was, and what it cost in THB. */
  moved?: Moved;
}>;

/** What a mail says of its facts. */
export type MailText = (facts: MailFacts) => MailContent;

export type Moved = Readonly<{
  room: I18nText;
  checkInDate: string;
  checkOutDate: string;
  price: number;
  /** THB that the stay keeps as credit. */
  credit: number;
}>;

/** What all the stays cost, in baht. */
export const totalOf = ({ stays }: MailFacts): number =>
  stays.reduce((sum, { book }) => sum + book.price, 0);

/**
 * What goes back of a stay that was moved, in baht: what its refund has, paid or not, and what the hotel owes
 * beside it. What waits for a decision and what is kept as credit is not on its way.
 */
export function returnedOf(facts: MailFacts): number {
  const { stays, moved } = facts;
  const [{ book, amountDue }] = stays;
  const { refund } = book;
  const unpaid = refund && refund.status !== 'refunded' ? refund.amount : 0;
  const kept = differenceOf(facts) + (moved?.credit ?? 0);
  return (refund?.amount ?? 0) + Math.max(0, -amountDue - unpaid - kept);
}

/** The price difference that the hotel has yet to decide about, in baht. */
export const differenceOf = ({ stays: [{ book }] }: MailFacts): number =>
  book.refunds.find(({ kind, status }) => kind === 'difference' && status === 'requested')
    ?.amount ?? 0;

/** What goes back of all the stays, in baht. */
export const refundOf = ({ stays }: MailFacts): number =>
  stays.reduce((sum, { book }) => sum + (book.refund?.amount ?? 0), 0);

export const firstBooking = ({ stays: [{ book }] }: MailFacts): BookingContent => book;

/** The codes of all the stays; of many the first ones, for a subject is a line. */
export function codesOf({ stays }: MailFacts): string {
  const codes = stays.map(({ book }) => book.bookingId);
  return codes.length > MOST_CODES
    ? `${codes.slice(0, MOST_CODES).join(', ')} …`
    : codes.join(', ');
}
const MOST_CODES = 3;

/** Where the guest looks at the first of them. */
export const linkOf = ({ stays: [{ guestId }], site }: MailFacts, language: Language): string =>
  bookingLink(site, guestId, language);

/** Where the guest says which account the money goes to. */
export const refundLinkOf = (facts: MailFacts, language: Language): string =>
  facts.stays[0].guestId === null ? linkOf(facts, language) : `${linkOf(facts, language)}/refund`;

/** Where the guest says how it was. */
export const reviewLinkOf = (facts: MailFacts, language: Language): string =>
  facts.stays[0].guestId === null ? linkOf(facts, language) : `${linkOf(facts, language)}/review`;

/** The name of the bank of a booking that is paid by transfer. */
export const bankName = ({ bank }: BookingContent, language: Language): string =>
  BANKS.find(({ code }) => code === bank)?.label[language] ?? bank ?? '–';

/** From which day to which somebody stays: 24 December 2026 – 26 December 2026. */
export const daysText = (
  { checkInDate, checkOutDate }: Pick<BookingContent, 'checkInDate' | 'checkOutDate'>,
  language: Language,
): string => `${dayText(checkInDate, language)} – ${dayText(checkOutDate, language)}`;
