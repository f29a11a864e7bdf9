const MOST_CHARACTERS = 30;

/** Digits with spaces or hyphens between: Thai bank accounts have 10 to 15, by bank and age. */
export function isAccountNumber(text: string): boolean {
  const number = text.trim();
  return (
    number.length <= MOST_CHARACTERS &&
    /^\d[\d -]*\d$/.test(number) &&
    /^\d{10,15}$/.test(digitsOf(number))
  );
}

/** A phone number, a national or tax id, or an e-wallet's number, as PromptPay knows its receivers. */
export const isPromptPayId = (text: string): boolean =>
  /^(0\d{9}|\d{13}|\d{15})$/.test(digitsOf(text));

/** Of a company, as the Revenue Department numbers them: five digits; 00000 is the head office. */
export const isBranch = (text: string): boolean => /^\d{5}$/.test(text);

const digitsOf = (text: string) => text.replaceAll(/[\s-]/g, '');
