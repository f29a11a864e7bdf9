/**
 * A tree of boxes over things that have boxes. Node n has its bounds at `bounds[6n]`; `link` is the
 * left child (the right one follows it), or, where `count` > 0, the first of its entries in `order`.
 */
export type Bvh = Readonly<{
  bounds: Float32Array;
  link: Int32Array;
  count: Int32Array;
  order: Uint32Array;
}>;

const BINS = 12;
const LEAF = 3;

type Building = Bvh & { boxes: Float32Array; centres: Float32Array; nodes: number };

/** Six numbers a box: least x, y, z, greatest x, y, z. */
export function buildBvh(boxes: Float32Array): Bvh {
  const size = boxes.length / 6;
  const building: Building = {
    boxes,
    centres: new Float32Array(size * 3),
    bounds: new Float32Array(Math.max(1, size * 2) * 6),
    link: new Int32Array(Math.max(1, size * 2)),
    count: new Int32Array(Math.max(1, size * 2)),
    order: new Uint32Array(size).map((_, i) => i),
    nodes: 1,
  };
  for (let i = 0; i < size; i++)
    for (let axis = 0; axis < 3; axis++)
      building.centres[i * 3 + axis] = (at(boxes, i * 6 + axis) + at(boxes, i * 6 + 3 + axis)) / 2;
  split(building, 0, 0, size);
  return building;
}

const at = (numbers: Float32Array | Uint32Array, index: number) => numbers[index] ?? 0;

function split(building: Building, node: number, from: number, to: number): void {
  enclose(building, building.bounds, node * 6, from, to);
  const middle = to - from <= LEAF ? from : bestSplit(building, from, to);
  if (middle <= from || middle >= to) {
    building.link[node] = from;
    building.count[node] = to - from;
    return;
  }
  const left = building.nodes;
  building.nodes += 2;
  building.link[node] = left;
  split(building, left, from, middle);
  split(building, left + 1, middle, to);
}

function enclose(
  { order, boxes }: Building,
  bounds: Float32Array,
  offset: number,
  from: number,
  to: number,
): void {
  bounds.fill(Infinity, offset, offset + 3).fill(-Infinity, offset + 3, offset + 6);
  for (let i = from; i < to; i++) {
    const box = at(order, i) * 6;
    for (let axis = 0; axis < 3; axis++) {
      bounds[offset + axis] = Math.min(at(bounds, offset + axis), at(boxes, box + axis));
      bounds[offset + 3 + axis] = Math.max(
        at(bounds, offset + 3 + axis),
        at(boxes, box + 3 + axis),
      );
    }
  }
}

/** Splits along the longest axis where the surface area heuristic is cheapest; returns the middle. */
function bestSplit(building: Building, from: number, to: number): number {
  const { order, centres } = building;
  let axis = 0;
  let [low, high] = [0, 0];
  for (let candidate = 0; candidate < 3; candidate++) {
    let [least, greatest] = [Infinity, -Infinity];
    for (let i = from; i < to; i++) {
      const centre = at(centres, at(order, i) * 3 + candidate);
      if (centre < least) least = centre;
      if (centre > greatest) greatest = centre;
    }
    if (greatest - least > high - low) [axis, low, high] = [candidate, least, greatest];
  }
  if (high - low < 1e-9) return to - from > 8 ? (from + to) >> 1 : from;
  const scale = (BINS * 0.9999) / (high - low);
  const binOf = (entry: number) => Math.floor((at(centres, entry * 3 + axis) - low) * scale);
  const cut = cheapestCut(building, from, to, binOf);
  let middle = from;
  for (let i = from; i < to; i++) {
    const entry = at(order, i);
    if (binOf(entry) >= cut) continue;
    order[i] = at(order, middle);
    order[middle++] = entry;
  }
  return middle;
}

function cheapestCut(
  { order, boxes }: Building,
  from: number,
  to: number,
  binOf: (entry: number) => number,
): number {
  const bins = Array.from({ length: BINS }, () => emptyBin());
  for (let i = from; i < to; i++) {
    const entry = at(order, i);
    const bin = bins[binOf(entry)];
    if (bin) grow(bin, boxes, entry * 6, 1);
  }
  const above = new Array<number>(BINS).fill(0);
  const right = emptyBin();
  for (let cut = BINS - 1; cut > 0; cut--) {
    const bin = bins[cut];
    if (bin?.items) grow(right, bin.box, 0, bin.items);
    above[cut] = cost(right);
  }
  const left = emptyBin();
  let [best, cheapest] = [1, Infinity];
  for (let cut = 1; cut < BINS; cut++) {
    const bin = bins[cut - 1];
    if (bin?.items) grow(left, bin.box, 0, bin.items);
    const price = cost(left) + (above[cut] ?? 0);
    if (price < cheapest) [best, cheapest] = [cut, price];
  }
  return best;
}

type Bin = { box: Float32Array; items: number };

const emptyBin = (): Bin => ({
  box: Float32Array.of(Infinity, Infinity, Infinity, -Infinity, -Infinity, -Infinity),
  items: 0,
});

function grow(bin: Bin, boxes: Float32Array, offset: number, items: number): void {
  bin.items += items;
  for (let axis = 0; axis < 3; axis++) {
    bin.box[axis] = Math.min(at(bin.box, axis), at(boxes, offset + axis));
    bin.box[axis + 3] = Math.max(at(bin.box, axis + 3), at(boxes, offset + 3 + axis));
  }
}

function cost({ box, items }: Bin): number {
  if (items === 0) return 0;
  const [x, y, z] = [at(box, 3) - at(box, 0), at(box, 4) - at(box, 1), at(box, 5) - at(box, 2)];
  return items * (x * y + y * z + z * x);
}
