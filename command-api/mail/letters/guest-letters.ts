import type { GuestLetter, RefundLetter, StayLetter } from '@baanpak/domain/processes/letters.ts';
import type { Language } from '@baanpak/domain/values/text/i18n-text.ts';
import type { Letter } from '../letter.ts';
import type { LetterFacts } from '../letter-facts.ts';
import { REFUND_LETTERS_EN } from './refund.en.ts';
import { REFUND_LETTERS_TH } from './refund.th.ts';
import { STAY_LETTERS_EN } from './stay.en.ts';
import { STAY_LETTERS_TH } from './stay.th.ts';

type Write = (facts: LetterFacts) => Letter;
export type StayLetters = Readonly<Record<StayLetter, Write>>;
export type RefundLetters = Readonly<Record<RefundLetter, Write>>;

/** A letter of each kind that a guest may get. */
export const GUEST_LETTERS: Readonly<Record<Language, Readonly<Record<GuestLetter, Write>>>> = {
  th: { ...STAY_LETTERS_TH, ...REFUND_LETTERS_TH },
  en: { ...STAY_LETTERS_EN, ...REFUND_LETTERS_EN },
};
