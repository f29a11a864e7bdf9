/**
 * A text of letters that each paper prints, Thai and Latin: for others a form loads the list of what there is
 * (letters-warning.ts).
 */
export const COMMON_LETTERS =
  /^[\s\u0020-\u024F\u0E01-\u0E3A\u0E3F-\u0E5B\u1E00-\u1EFF\u2010-\u201F\u2026]*$/;
