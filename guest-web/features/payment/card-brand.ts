/** The brands that there are marks of. */
const CARD_BRANDS = ['Visa', 'Mastercard', 'JCB', 'UnionPay'] as const;
export type CardBrand = (typeof CARD_BRANDS)[number];

/** Those that the provider takes here. */
export const TAKEN_BRANDS: readonly CardBrand[] = ['Visa', 'Mastercard', 'JCB'];

/** By the first digits, as the brands give them out (ISO/IEC 7812): known before the number is complete. */
const BEGINNINGS: Readonly<Record<CardBrand, RegExp>> = {
  Visa: /^4/,
  Mastercard: /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/,
  JCB: /^35(2[89]|[3-8])/,
  UnionPay: /^(62|81)/,
};

/** The brand of a card number, as much of it as is typed; undefined while it may be any. */
export function cardBrandOf(number: string): CardBrand | undefined {
  const digits = number.replace(/\D/g, '');
  return CARD_BRANDS.find((brand) => BEGINNINGS[brand].test(digits));
}

/** A brand by the name the site's administrators wrote. */
export const cardBrandNamed = (name: string): CardBrand | undefined => {
  const plain = name.toLowerCase().replace(/[^a-z]/g, '');
  return CARD_BRANDS.find((brand) => brand.toLowerCase() === plain);
};
