/** A card as the guest typed it; it goes to the provider and nowhere else. */
export type Card = Readonly<{ number: string; name: string; expiry: string; code: string }>;

type Answer = Readonly<{ object: string; id?: string; code?: string }>;
type Provider = Readonly<{
  setPublicKey(key: string): void;
  createToken(
    type: 'card',
    card: Readonly<Record<string, string | number>>,
    done: (status: number, answer: Answer) => void,
  ): void;
}>;

declare global {
  interface Window {
    /** Made by the provider's script. */
    Omise?: Provider;
  }
}

/** Thrown when the provider makes no token of a card; `code` is one of its failure codes. */
export class CardRefused extends Error {
  override readonly name = 'CardRefused';
  readonly code: string;
  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

let loading: Promise<Provider> | undefined;

/** Loads the provider's script once; after a failure the next call tries again. */
export function loadProvider(scriptUrl: string): Promise<Provider> {
  loading ??= loadScript(scriptUrl).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

function loadScript(scriptUrl: string): Promise<Provider> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = scriptUrl;
    script.async = true;
    script.onload = () =>
      window.Omise ? resolve(window.Omise) : reject(new CardRefused('network_error'));
    script.onerror = () => {
      script.remove();
      reject(new CardRefused('network_error'));
    };
    document.head.append(script);
  });
}

type Keys = Readonly<{ paymentScriptUrl: string; paymentPublicKey: string }>;

/** A single-use token for a card, made by the provider in the browser; `CardRefused` otherwise. */
export async function cardToken(card: Card, keys: Keys): Promise<string> {
  const provider = await loadProvider(keys.paymentScriptUrl);
  provider.setPublicKey(keys.paymentPublicKey);
  return new Promise((resolve, reject) => {
    provider.createToken('card', cardData(card), (_status, answer) => {
      if (answer.object === 'token' && answer.id) resolve(answer.id);
      else reject(new CardRefused(answer.code ?? 'other'));
    });
  });
}

function cardData({ number, name, expiry, code }: Card) {
  const { month, year } = expiryOf(expiry) ?? { month: 0, year: 0 };
  return {
    number: digits(number),
    name: name.trim(),
    expiration_month: month,
    expiration_year: year,
    security_code: code.trim(),
  };
}

const digits = (text: string): string => text.replace(/\D/g, '');

/** Reads `MM/YY`, with or without the stroke; undefined for what is no month or has passed. */
export function expiryOf(
  text: string,
  now = new Date(),
): Readonly<{ month: number; year: number }> | undefined {
  const [, mm = '', yy = ''] = /^\s*(\d{1,2})\s*\/?\s*(\d{2})\s*$/.exec(text) ?? [];
  const month = Number(mm);
  const year = 2000 + Number(yy);
  if (month < 1 || month > 12) return undefined;
  const isPast = year * 12 + month < now.getUTCFullYear() * 12 + now.getUTCMonth() + 1;
  return isPast ? undefined : { month, year };
}

/** The check digit is right (Luhn): most typing mistakes are found before anyone is asked. */
export function isCardNumber(text: string): boolean {
  const number = digits(text);
  if (number.length < 12 || number.length > 19) return false;
  const sum = [...number].reverse().reduce((total, digit, n) => {
    const value = Number(digit) * (n % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** As it is printed on cards: in groups of four. */
export const grouped = (text: string): string =>
  digits(text)
    .slice(0, 19)
    .replace(/(\d{4})(?=\d)/g, '$1 ');
