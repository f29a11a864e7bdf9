/** How many slips of the finger a text of so many letters may hold and still be meant. */
export const slipsIn = (letters: number): number => (letters < 5 ? 0 : letters < 9 ? 1 : 2);

/**
 * Whether `text` begins with `wanted`, give or take so many slips: a letter too many, too few or
 * another one, or two that changed places.
 */
export function beginsLike(
  text: readonly string[],
  wanted: readonly string[],
  slips: number,
): boolean {
  const most = Math.min(text.length, wanted.length + slips);
  // distances of what is wanted so far to each beginning of the text; the rows before and before that
  let before: number[] = [];
  let above = Array.from({ length: most + 1 }, (_, n) => n);
  for (let row = 1; row <= wanted.length; row += 1) {
    const current = [row];
    for (let n = 1; n <= most; n += 1) {
      const same = wanted[row - 1] === text[n - 1] ? 0 : 1;
      let least = Math.min(at(above, n - 1) + same, at(above, n) + 1, at(current, n - 1) + 1);
      if (wanted[row - 1] === text[n - 2] && wanted[row - 2] === text[n - 1] && row > 1 && n > 1)
        least = Math.min(least, at(before, n - 2) + 1);
      current.push(least);
    }
    if (Math.min(...current) > slips) return false;
    before = above;
    above = current;
  }
  return Math.min(...above) <= slips;
}

const at = (row: readonly number[], n: number): number => row[n] ?? Number.POSITIVE_INFINITY;
