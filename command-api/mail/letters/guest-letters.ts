import type { GuestLetter } from '@baanpak/domain/processes/letters.ts';
import type { Letter } from '../letter.ts';
import type { LetterFacts } from '../letter-facts.ts';

/** A letter of each kind that a guest may get, in one language. */
export type GuestLetters = Readonly<Record<GuestLetter, (facts: LetterFacts) => Letter>>;
