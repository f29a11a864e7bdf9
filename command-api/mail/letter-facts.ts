import type { BookingContent } from '@baanpak/contract/stay/booking.ts';
import { bookingLink } from '@baanpak/documents/booking-link.ts';
import type { DocumentFacts } from '@baanpak/documents/document-facts.ts';
import { BANKS } from '@baanpak/domain/values/money/banks.ts';
import type { Language } from '@baanpak/domain/values/text/i18n-text.ts';

/** What letters are written from: the bookings they are about as they are now, at least one. */
export type LetterFacts = Readonly<{
  stays: readonly [DocumentFacts, ...DocumentFacts[]];
  /** The site's origin, for links. */
  site: string;
  /** THB in question, of a letter about a case. */
  caseAmount?: number;
}>;

/** What all the stays cost, in baht. */
export const totalOf = ({ stays }: LetterFacts): number =>
  stays.reduce((sum, { book }) => sum + book.price, 0);

/** What goes back of all the stays, in baht. */
export const refundOf = ({ stays }: LetterFacts): number =>
  stays.reduce((sum, { book }) => sum + (book.refund?.amount ?? 0), 0);

export const firstOf = ({ stays: [{ book }] }: LetterFacts): BookingContent => book;

/** Where the guest looks at the first of them. */
export const linkOf = ({ stays: [{ guestId }], site }: LetterFacts, language: Language): string =>
  bookingLink(site, guestId, language);

/** Where the guest says which account the money goes to. */
export const refundLinkOf = (facts: LetterFacts, language: Language): string =>
  facts.stays[0].guestId === null ? linkOf(facts, language) : `${linkOf(facts, language)}/refund`;

/** The links of the other bookings of a letter, for one code may stand on two: what leads where. */
export const otherLinks = (
  { stays: [, ...others], site }: LetterFacts,
  language: Language,
): readonly (readonly [label: string, href: string])[] =>
  others.map(({ book, guestId }) => [
    `${book.hotelName[language]} ${book.checkInDate}`,
    bookingLink(site, guestId, language),
  ]);

/** The name of the bank of a booking that is paid by transfer. */
export const bankName = ({ bank }: BookingContent, language: Language): string =>
  BANKS.find(({ code }) => code === bank)?.label[language] ?? bank ?? '–';
