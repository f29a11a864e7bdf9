/** A phone number, a national or tax id, or an e-wallet's number, as PromptPay knows its receivers. */
export const isPromptPayId = (text: string): boolean =>
  /^(0\d{9}|\d{13}|\d{15})$/.test(digitsOf(text));

/** A bank account in Thailand has 10 to 15 digits. */
export const isAccountNumber = (text: string): boolean => /^\d{10,15}$/.test(digitsOf(text));

/** Five digits; 00000 is the head office. */
export const isBranch = (text: string): boolean => /^\d{5}$/.test(text);

const digitsOf = (text: string) => text.replaceAll(/[\s-]/g, '');
