type Place = Readonly<{ x: number; y: number }>;
type Point = Place & Readonly<{ id: string }>;

/** In px: what a price takes up, and a little more; a dot. */
const PRICE = { width: 76, height: 30 };
const DOT = 14;

/**
 * Pins whose price would lie upon one of an earlier pin, with where their dot goes instead: to its point, or beside it
 * where it would lie upon a price or another dot. `points` in px on the screen, the most wanted first.
 */
export function crowdedPins(points: readonly Point[]): ReadonlyMap<string, Place> {
  const priced: Point[] = [];
  const crowded: Point[] = [];
  for (const point of points)
    (priced.some((other) => isUpon(point, other)) ? crowded : priced).push(point);
  const dots = new Map<string, Place>();
  for (const point of crowded) {
    const isFree = (place: Place) =>
      !priced.some((price) => covers(place, price)) &&
      ![...dots.values()].some((dot) => Math.hypot(dot.x - place.x, dot.y - place.y) < DOT);
    dots.set(point.id, around(point, priced).find(isFree) ?? point);
  }
  return dots;
}

const isUpon = (a: Place, b: Place): boolean =>
  Math.abs(a.x - b.x) < PRICE.width && Math.abs(a.y - b.y) < PRICE.height;

const covers = (dot: Place, price: Place): boolean =>
  Math.abs(dot.x - price.x) < (PRICE.width + DOT) / 2 &&
  Math.abs(dot.y - price.y) < (PRICE.height + DOT) / 2;

/** A point, and the places along the edges of the prices upon it, the nearest first. */
function around(point: Place, priced: readonly Place[]): Place[] {
  const edges = priced
    .filter((price) => covers(point, price))
    .flatMap(({ y }) => [-1, 1].map((side) => y + (side * (PRICE.height + DOT)) / 2));
  const beside = edges.flatMap((y) =>
    [0, 1, -1, 2, -2, 3, -3].map((step) => ({ x: point.x + step * DOT, y })),
  );
  const distance = ({ x, y }: Place) => Math.hypot(x - point.x, y - point.y);
  return [point, ...beside.toSorted((a, b) => distance(a) - distance(b))];
}
