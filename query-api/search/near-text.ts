/** How many slips of the finger a text of so many letters may hold and still be meant. */
export const slipsIn = (letters: number): number => (letters < 5 ? 0 : letters < 9 ? 1 : 2);

/**
 * How many slips it takes from the first letters of a text to each beginning of what is wanted, the
 * empty one first: a letter too many, too few or another one, or two that changed places.
 */
export type Slips = readonly number[];

/** How a text was looked at: the slips of its letters so far, and of all but the last of them. */
export type Looked = Readonly<{ slips: Slips; before: Slips; last: string }>;

/** Before the first letter of any text. */
export const atStart = (wanted: readonly string[]): Looked => ({
  slips: Array.from({ length: wanted.length + 1 }, (_, n) => n),
  before: [],
  last: '',
});

/** With one letter more of the text. */
export function withLetter(looked: Looked, letter: string, wanted: readonly string[]): Looked {
  const { slips: above, before, last } = looked;
  const slips = [at(above, 0) + 1];
  for (let n = 1; n <= wanted.length; n += 1) {
    const same = wanted[n - 1] === letter ? 0 : 1;
    let least = Math.min(at(above, n - 1) + same, at(above, n) + 1, at(slips, n - 1) + 1);
    if (n > 1 && wanted[n - 1] === last && wanted[n - 2] === letter)
      least = Math.min(least, at(before, n - 2) + 1);
    slips.push(least);
  }
  return { slips, before: above, last: letter };
}

/** Whether all that is wanted is there within so many slips. */
export const isThere = ({ slips }: Looked, most: number): boolean =>
  at(slips, slips.length - 1) <= most;

/** Whether it may still come. */
export const mayCome = ({ slips }: Looked, most: number): boolean =>
  slips.some((slip) => slip <= most);

/** Whether `text` begins with `wanted`, give or take so many slips. */
export function beginsLike(
  text: readonly string[],
  wanted: readonly string[],
  most: number,
): boolean {
  let looked = atStart(wanted);
  for (const letter of text) {
    if (isThere(looked, most)) return true;
    if (!mayCome(looked, most)) return false;
    looked = withLetter(looked, letter, wanted);
  }
  return isThere(looked, most);
}

const at = (slips: Slips, n: number): number => slips[n] ?? Number.POSITIVE_INFINITY;
