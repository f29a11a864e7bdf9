const OTHER_DIGITS = /[\u0e50-\u0e59\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]/g;

/** A text with its Thai, Arabic and fullwidth digits as ASCII ones: ๐๘๑ is 081. The rest stays. */
export const withAsciiDigits = (text: string): string =>
  text.replace(OTHER_DIGITS, (digit) => String(digit.charCodeAt(0) & 0xf));
