/**
 * What a text of one line loses: control characters with its line breaks, signs that turn the direction
 * of writing, and what has no width. ZWJ and ZWNJ stay, for emoji and for scripts that need them.
 */
const LOST = /[\p{Cc}\p{Bidi_Control}\u200b\u2060\ufeff\u00ad]/gu;

/** A pattern of texts that show something: not only blanks and signs that nobody sees. */
export const SHOWS_SOMETHING = '[^\\p{Default_Ignorable_Code_Point}\\p{White_Space}\\p{Cc}\\u2800]';

/** A text as one line. Its letters stay as they were typed: nothing is normalised. */
export const lineOf = (text: string): string => text.replace(LOST, '');
