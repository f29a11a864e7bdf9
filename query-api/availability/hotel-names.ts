import {
  atStart,
  isThere,
  type Looked,
  mayCome,
  type NameAsked,
  slipsIn,
  withLetter,
} from './name-asked.ts';

/** How a name is like what was typed: not at all, nearly, it holds the letters, it begins with them. */
export const LIKE = { not: 0, nearly: 1, holds: 2, begins: 3 } as const;

type Named = Readonly<{
  /** Of the hotel. */
  number: number;
  /** As `hotels` has them. */
  names: string;
}>;

/** The rest of a line of a hotel's names from where a word begins, without spaces. */
type Start = Readonly<{ text: string; number: number; line: number }>;

const compare = (a: Start, b: Start): number =>
  a.text < b.text ? -1 : a.text > b.text ? 1 : a.number - b.number || a.line - b.line;

/**
 * Finds hotels by name. The letters of all names stand in one text, which is looked through faster than
 * a text a hotel. For names that are near (name-asked.ts says which) the beginnings of all words, with
 * what follows them, are sorted, so that those that begin alike are looked at once
 * (docs/adr/0033-own-pieces-of-the-servers.md).
 */
export class HotelNames {
  readonly #starts = new Sorted(compare);
  /** By number. */
  readonly #letters: string[] = [];
  #all: Readonly<{ text: string; ends: Int32Array }> | undefined;

  addAll(hotels: readonly Named[]): void {
    for (const { number, names } of hotels) this.#letters[number] = names.replaceAll(' ', '');
    this.#starts.addAll(hotels.flatMap(startsOf));
    this.#all = undefined;
  }

  delete(hotel: Named): void {
    for (const start of startsOf(hotel)) this.#starts.delete(start);
  }

  /** As `find`; what finds nothing is looked for as the keyboard in the other language writes it. */
  search(name: NameAsked): Uint8Array {
    const found = this.find(name);
    const other = name.onOtherKeyboard;
    return other && found.every((like) => like === LIKE.not) ? this.find(other) : found;
  }

  /** By the number of each hotel, how it is like what was typed: one of LIKE. */
  find({ key, words }: NameAsked): Uint8Array {
    const found = new Uint8Array(this.#letters.length);
    if (key === '') return found;
    for (const { number } of this.#near(key)) found[number] = LIKE.nearly;
    if (words.length > 1)
      for (const { number } of this.#withAll(words)) found[number] = LIKE.nearly;
    this.#findLetters(key, found);
    return found;
  }

  /** Starts of lines that are near to each of the words. */
  #withAll(words: readonly string[]): Start[] {
    const [first = [], ...others] = words.map((word) => this.#near(word));
    const lines = others.map((starts) => new Set(starts.map(lineOf)));
    return first.filter((start) => lines.every((line) => line.has(lineOf(start))));
  }

  #near(wanted: string): Start[] {
    const letters = [...wanted];
    const found: Start[] = [];
    if (letters.length > 0) collect(this.#starts.items, letters, found);
    return found;
  }

  #findLetters(key: string, found: Uint8Array): void {
    const { text, ends } = this.#allLetters();
    let number = 0;
    for (let at = text.indexOf(key); at >= 0; at = text.indexOf(key, at + 1)) {
      while ((ends[number] ?? 0) <= at) number += 1;
      if (found[number] === LIKE.begins) continue;
      found[number] = text[at - 1] === '\n' ? LIKE.begins : LIKE.holds;
    }
  }

  /** Each line of each hotel follows a line break; `ends` has where each hotel's lines end. */
  #allLetters() {
    if (this.#all) return this.#all;
    const ends = new Int32Array(this.#letters.length);
    let end = 0;
    for (const [number, letters] of this.#letters.entries()) {
      end += letters.length + 1;
      ends[number] = end;
    }
    this.#all = { text: `\n${this.#letters.join('\n')}`, ends };
    return this.#all;
  }
}

const lineOf = ({ number, line }: Start): number => number * MOST_LINES + line;
const MOST_LINES = 8;

/** Finds the sorted starts that begin like what is wanted. */
function collect(starts: readonly Start[], wanted: readonly string[], found: Start[]): void {
  const most = slipsIn(wanted.length);
  visit(0, starts.length, 0, atStart(wanted));

  /** Of the starts from `low` up to `high`, all with the same first letters, which were looked at. */
  function visit(low: number, high: number, letters: number, looked: Looked): void {
    for (let from = low; from < high; ) {
      const code = codeAt(from, letters);
      const to = endOf(code, from, high, letters);
      if (!Number.isNaN(code)) {
        const next = withLetter(looked, String.fromCharCode(code), wanted);
        if (isThere(next, most)) for (const start of starts.slice(from, to)) found.push(start);
        else if (mayCome(next, most)) visit(from, to, letters + 1, next);
      }
      from = to;
    }
  }

  function endOf(code: number, from: number, high: number, letters: number): number {
    let [low, end] = [from + 1, high];
    while (low < end) {
      const middle = (low + end) >>> 1;
      if (Object.is(codeAt(middle, letters), code)) low = middle + 1;
      else end = middle;
    }
    return low;
  }

  /** NaN past its end. */
  function codeAt(n: number, letters: number): number {
    return starts[n]?.text.charCodeAt(letters) ?? Number.NaN;
  }
}

function startsOf({ number, names }: Named): Start[] {
  return names.split('\n').flatMap((words, line) => {
    const text = words.replaceAll(' ', '');
    let place = 0;
    return words.split(' ').map((word) => {
      const start = { text: text.slice(place), number, line };
      place += word.length;
      return start;
    });
  });
}

/** As many are put in one by one; more are sorted in. */
const FEW = 64;

/** Items in an order in which no two are equal. */
export class Sorted<Item> {
  readonly #compare: (a: Item, b: Item) => number;
  readonly #items: Item[] = [];

  constructor(compare: (a: Item, b: Item) => number) {
    this.#compare = compare;
  }

  get items(): readonly Item[] {
    return this.#items;
  }

  addAll(items: readonly Item[]): void {
    if (items.length > FEW) {
      for (const item of items) this.#items.push(item);
      this.#items.sort(this.#compare);
    } else for (const item of items) this.#items.splice(this.#placeOf(item), 0, item);
  }

  delete(item: Item): void {
    const place = this.#placeOf(item);
    const found = this.#items[place];
    if (found !== undefined && this.#compare(found, item) === 0) this.#items.splice(place, 1);
  }

  /** Of the first item that does not come before this one. */
  #placeOf(item: Item): number {
    let [low, high] = [0, this.#items.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      const found = this.#items[middle];
      if (found !== undefined && this.#compare(found, item) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
