import {
  type BookingLetter,
  OWNER_LETTERS as OWNER_KINDS,
  type OwnerLetter,
} from '@baanpak/domain/processes/letters.ts';
import type { I18nText, Language } from '@baanpak/domain/values/text/i18n-text.ts';
import type { Letter } from './letter.ts';
import { firstOf, type LetterFacts } from './letter-facts.ts';
import { GUEST_LETTERS } from './letters/guest-letters.ts';
import { OWNER_LETTERS, type OwnerText } from './letters/owner-letters.ts';

export const isToOwner = (letter: BookingLetter): letter is OwnerLetter =>
  OWNER_KINDS.some((kind) => kind === letter);

/** The language a letter is laid out in: a guest's own, Thai for owners. */
export const languageOf = (letter: BookingLetter, facts: LetterFacts): Language =>
  isToOwner(letter) ? 'th' : firstOf(facts).lang;

/** What a letter says of these bookings. */
export function writeLetter(letter: BookingLetter, facts: LetterFacts): Letter {
  if (isToOwner(letter)) return toOwner(letter, facts);
  return GUEST_LETTERS[firstOf(facts).lang][letter](facts);
}

function toOwner(letter: OwnerLetter, facts: LetterFacts): Letter {
  const [{ bookingId, book }] = facts.stays;
  const href = `${facts.site}/owner/${book.ownerId}/book-manage/${bookingId}`;
  return inBothLanguages(OWNER_LETTERS[letter](facts), href);
}

/** `href`: where its reader is led. */
export const inBothLanguages = (text: OwnerText, href: string): Letter => ({
  subject: both(text.subject),
  heading: both(text.heading),
  paragraphs: [text.paragraph.th, text.paragraph.en],
  facts: text.facts.map(([label, value]) => [both(label), value]),
  action: { label: both(text.action), href },
});

const both = ({ th, en }: I18nText) => `${th} / ${en}`;
