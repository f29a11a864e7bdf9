import { BANKS } from '@baanpak/domain/values/banks.ts';
import type { Language } from '@baanpak/domain/values/i18n-text.ts';
import type { BookingJson } from '@baanpak/query-api/contract/booking.ts';
import type { DocumentFacts } from '@baanpak/query-api/documents/document-facts.ts';

/** What letters are written from: the bookings they are about as they are now, at least one. */
export type LetterFacts = Readonly<{
  stays: readonly [DocumentFacts, ...DocumentFacts[]];
  /** The site's origin, for links. */
  site: string;
}>;

/** What all the stays cost, in baht. */
export const totalOf = ({ stays }: LetterFacts): number =>
  stays.reduce((sum, { book }) => sum + book.price, 0);

/** What goes back of all the stays, in baht. */
export const refundOf = ({ stays }: LetterFacts): number =>
  stays.reduce((sum, { book }) => sum + (book.refund?.amount ?? 0), 0);

export const firstOf = ({ stays: [{ book }] }: LetterFacts): BookingJson => book;

/** The name of the bank of a booking that is paid by transfer. */
export const bankName = ({ bank }: BookingJson, language: Language): string =>
  BANKS.find(({ code }) => code === bank)?.label[language] ?? bank ?? '–';
