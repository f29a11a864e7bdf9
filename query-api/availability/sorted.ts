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
