const FEWEST_DIGITS = 10;
const MOST_DIGITS = 15;

/** Digits with spaces or hyphens between: Thai accounts have 10 to 15, by bank and age. */
export function isAccountNumber(text: string): boolean {
  const number = text.trim();
  const digits = number.replace(/\D/g, '').length;
  return (
    /^\d[\d -]*\d$/.test(number) &&
    number.length <= 30 &&
    digits >= FEWEST_DIGITS &&
    digits <= MOST_DIGITS
  );
}

/** As screens repeat it: the last four digits tell its owner enough. */
export const masked = (accountNumber: string): string =>
  `••• ${accountNumber.replace(/\D/g, '').slice(-4)}`;
