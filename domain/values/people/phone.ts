const SIGNS = /^[0-9 +()-]+$/;
const FEWEST_DIGITS = 6;
const MOST_DIGITS = 20;

/** 6 to 20 digits, written with spaces, `+`, `-` and brackets as people do. */
export function isPhone(text: string): boolean {
  const { length: digits } = text.replace(/[^0-9]/g, '');
  return SIGNS.test(text) && digits >= FEWEST_DIGITS && digits <= MOST_DIGITS;
}
