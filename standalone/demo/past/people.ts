import { type DemoGuest, demoGuests } from '../guests.ts';

const THAI = demoGuests.filter(({ lang }) => lang === 'th');
const FOREIGN = demoGuests.filter(({ lang }) => lang === 'en');
const EVERY_FOURTH = 4;

/**
 * The n-th of a year's guests: first names of some with the family names of others, so that a year has
 * hundreds. Every fourth comes from abroad.
 */
export function guestOfYear(n: number): DemoGuest {
  const abroad = n % EVERY_FOURTH === 0;
  const among = abroad ? FOREIGN : THAI;
  const one = among[Math.floor(n / 3) % among.length];
  const other = abroad ? one : among[(n * 7 + Math.floor(n / among.length)) % among.length];
  if (!one || !other) throw new RangeError('There are no guests');
  const [first = one.name] = one.name.split(' ');
  const name = abroad ? one.name : `${first} ${other.name.split(' ').slice(1).join(' ')}`;
  const email = one.email.replace('@', `.${n}@`);
  const phone = `08${n % 10}-000-${String(1000 + ((n * 37) % 9000))}`;
  return { ...one, name, email, phone };
}
