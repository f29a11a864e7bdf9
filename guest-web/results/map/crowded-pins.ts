type Point = Readonly<{ id: string; x: number; y: number }>;

/** In px: what a price takes up, and a little more. */
const PRICE = { width: 76, height: 30 };

/** Pins whose price would lie upon one of an earlier pin; `points` in px on the screen, the most wanted first. */
export function crowdedPins(points: readonly Point[]): ReadonlySet<string> {
  const crowded = new Set<string>();
  const priced: Point[] = [];
  for (const point of points) {
    if (priced.some((other) => isUpon(point, other))) crowded.add(point.id);
    else priced.push(point);
  }
  return crowded;
}

const isUpon = (a: Point, b: Point): boolean =>
  Math.abs(a.x - b.x) < PRICE.width && Math.abs(a.y - b.y) < PRICE.height;
