const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'; // no 0, O, 1 or I: codes are read out on the phone
const LENGTH = 6;
const HALF_BITS = 15n;
const HALF_MASK = (1n << HALF_BITS) - 1n;
const ROUNDS = 4;

/** A code as people write it, in any case and with or without `BK-`; null where it is none. */
export function readBookingCode(text: string): string | null {
  const signs = text.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');
  const code = signs.length > LENGTH ? signs.replace(/^BK/, '') : signs;
  const isCode = code.length === LENGTH && [...code].every((sign) => ALPHABET.includes(sign));
  return isCode ? `BK-${code}` : null;
}

/** A keyed function from half a number and the round to any number; only its low 15 bits count. */
export type RoundFunction = (half: number, round: number) => number;

/**
 * The short human code of the n-th booking, such as BK-7Q2MX4. A Feistel network over 30 bits: two
 * numbers below 2^30 never share a code, and neighbours share nothing one could guess.
 */
export function bookingCode(number: bigint, scramble: RoundFunction): string {
  let left = (number >> HALF_BITS) & HALF_MASK;
  let right = number & HALF_MASK;
  for (let round = 0; round < ROUNDS; round += 1)
    [left, right] = [right, left ^ (BigInt(scramble(Number(right), round)) & HALF_MASK)];
  let rest = (left << HALF_BITS) | right;
  let text = '';
  for (let digit = 0; digit < LENGTH; digit += 1) {
    text = ALPHABET.charAt(Number(rest % 32n)) + text;
    rest /= 32n;
  }
  return `BK-${text}`;
}
