type Leaf<Value, Key> = Readonly<{ hash: number; key: Key; value: Value }>;
/** Up to 32 children, of which the bits say which are there: a hash array mapped trie. */
type Branch<Value, Key> = Readonly<{ bits: number; children: readonly Node<Value, Key>[] }>;
/** Keys whose whole hash is the same. */
type Bucket<Value, Key> = Readonly<{ same: readonly Leaf<Value, Key>[] }>;
/** Of a branch, before it is known whether they part below it. */
type Group<Value, Key> = [Leaf<Value, Key>, ...Leaf<Value, Key>[]];
type Node<Value, Key> = Leaf<Value, Key> | Branch<Value, Key> | Bucket<Value, Key>;

const BITS = 5;
const HASH_BITS = 32;
const EMPTY: Branch<never, never> = { bits: 0, children: [] };

/**
 * A map that never changes: `set` and `delete` give another one that shares all but a few nodes with
 * it, so that one entry among 100,000 costs no more than among ten. Iterated in no order to rely on.
 */
export class PersistentMap<Value, Key extends string = string> implements ReadonlyMap<Key, Value> {
  readonly size: number;
  readonly #root: Branch<Value, Key>;

  private constructor(root: Branch<Value, Key>, size: number) {
    this.#root = root;
    this.size = size;
  }

  static empty<Value, Key extends string = string>(): PersistentMap<Value, Key> {
    return new PersistentMap<Value, Key>(EMPTY, 0);
  }

  /** Of all at once, which is quicker than one by one. Keys are said once each. */
  static of<Value, Key extends string = string>(
    entries: Iterable<readonly [Key, Value]>,
  ): PersistentMap<Value, Key> {
    const leaves = [...entries].map(([key, value]) => ({ hash: hashOf(key), key, value }));
    return new PersistentMap<Value, Key>(branchOf(leaves, 0), leaves.length);
  }

  get(key: Key): Value | undefined {
    return find(this.#root, key, hashOf(key))?.value;
  }

  has(key: Key): boolean {
    return find(this.#root, key, hashOf(key)) !== undefined;
  }

  set(key: Key, value: Value): PersistentMap<Value, Key> {
    const leaf = { hash: hashOf(key), key, value };
    const known = find(this.#root, key, leaf.hash);
    if (known && known.value === value) return this;
    return new PersistentMap(withLeaf(this.#root, leaf, 0), known ? this.size : this.size + 1);
  }

  delete(key: Key): PersistentMap<Value, Key> {
    const hash = hashOf(key);
    if (!find(this.#root, key, hash)) return this;
    const rest = withoutInBranch(this.#root, key, hash, 0);
    return new PersistentMap(rest ?? EMPTY, this.size - 1);
  }

  *entries(): MapIterator<[Key, Value]> {
    for (const { key, value } of leavesOf(this.#root)) yield [key, value];
  }

  *keys(): MapIterator<Key> {
    for (const { key } of leavesOf(this.#root)) yield key;
  }

  *values(): MapIterator<Value> {
    for (const { value } of leavesOf(this.#root)) yield value;
  }

  [Symbol.iterator](): MapIterator<[Key, Value]> {
    return this.entries();
  }

  forEach(see: (value: Value, key: Key, map: ReadonlyMap<Key, Value>) => void): void {
    for (const [key, value] of this) see(value, key, this);
  }
}

/** FNV-1a, 32 bits. */
function hashOf(key: string): number {
  let hash = 0x811c9dc5;
  for (let n = 0; n < key.length; n += 1) hash = Math.imul(hash ^ key.charCodeAt(n), 0x01000193);
  return hash;
}

const bitOf = (hash: number, shift: number): number => 1 << ((hash >>> shift) & 31);

function countOf(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Where the child of a bit stands among those that are there. */
const placeOf = (bits: number, bit: number): number => countOf(bits & (bit - 1));

function find<Value, Key extends string>(
  root: Node<Value, Key>,
  key: Key,
  hash: number,
): Leaf<Value, Key> | undefined {
  let node: Node<Value, Key> | undefined = root;
  for (let shift = 0; node && 'bits' in node; shift += BITS) {
    const bit = bitOf(hash, shift);
    node = (node.bits & bit) === 0 ? undefined : node.children[placeOf(node.bits, bit)];
  }
  if (node && 'same' in node) return node.same.find((leaf) => leaf.key === key);
  return node && 'key' in node && node.key === key ? node : undefined;
}

function branchOf<Value, Key extends string>(
  leaves: readonly Leaf<Value, Key>[],
  shift: number,
): Branch<Value, Key> {
  const groups: Group<Value, Key>[] = [];
  let bits = 0;
  for (const leaf of leaves) {
    const slot = (leaf.hash >>> shift) & 31;
    bits |= 1 << slot;
    const group = groups[slot];
    if (group) group.push(leaf);
    else groups[slot] = [leaf];
  }
  // without the empty slots
  const children = groups.flatMap((group) => nodeOf(group, shift + BITS));
  return { bits, children };
}

function nodeOf<Value, Key extends string>(
  leaves: Group<Value, Key>,
  shift: number,
): Node<Value, Key> {
  if (leaves.length === 1) return leaves[0];
  return shift >= HASH_BITS ? { same: leaves } : branchOf(leaves, shift);
}

function withLeaf<Value, Key extends string>(
  node: Branch<Value, Key>,
  leaf: Leaf<Value, Key>,
  shift: number,
): Branch<Value, Key> {
  const bit = bitOf(leaf.hash, shift);
  const place = placeOf(node.bits, bit);
  const children = [...node.children];
  const child = (node.bits & bit) === 0 ? undefined : node.children[place];
  if (child) children[place] = beside(child, leaf, shift + BITS);
  else children.splice(place, 0, leaf);
  return { bits: node.bits | bit, children };
}

function beside<Value, Key extends string>(
  node: Node<Value, Key>,
  leaf: Leaf<Value, Key>,
  shift: number,
): Node<Value, Key> {
  if ('bits' in node) return withLeaf(node, leaf, shift);
  if ('same' in node) return { same: [...node.same.filter(({ key }) => key !== leaf.key), leaf] };
  if (node.key === leaf.key) return leaf;
  if (shift >= HASH_BITS) return { same: [node, leaf] };
  return withLeaf(withLeaf(EMPTY, node, shift), leaf, shift);
}

/** Undefined where nothing is left. */
function withoutKey<Value, Key extends string>(
  node: Node<Value, Key>,
  key: Key,
  hash: number,
  shift: number,
): Node<Value, Key> | undefined {
  if ('key' in node) return undefined;
  if ('bits' in node) return withoutInBranch(node, key, hash, shift);
  const same = node.same.filter((leaf) => leaf.key !== key);
  return same.length === 1 ? same[0] : { same };
}

function withoutInBranch<Value, Key extends string>(
  node: Branch<Value, Key>,
  key: Key,
  hash: number,
  shift: number,
): Branch<Value, Key> | undefined {
  const bit = bitOf(hash, shift);
  const place = placeOf(node.bits, bit);
  const child = node.children[place];
  const rest = child && withoutKey(child, key, hash, shift + BITS);
  const children = rest ? node.children.with(place, rest) : node.children.toSpliced(place, 1);
  if (children.length === 0) return undefined;
  return { bits: rest ? node.bits : node.bits & ~bit, children };
}

function* leavesOf<Value, Key extends string>(node: Node<Value, Key>): Generator<Leaf<Value, Key>> {
  if ('key' in node) yield node;
  else for (const child of 'same' in node ? node.same : node.children) yield* leavesOf(child);
}
