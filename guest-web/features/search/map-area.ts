/** Degrees of a part of the map, as addresses have it: `south,west,north,east`. */
export type MapArea = Readonly<{ south: number; west: number; north: number; east: number }>;

const NUMBER = /^-?\d{1,3}(\.\d{1,15})?$/;

/** The area an address names; undefined where that is none. */
export function areaIn(text: string): MapArea | undefined {
  const parts = text.split(',');
  if (parts.length !== 4 || !parts.every((part) => NUMBER.test(part))) return undefined;
  const [south = 0, west = 0, north = 0, east = 0] = parts.map(Number);
  const isOnEarth = south >= -90 && north <= 90 && Math.max(Math.abs(west), Math.abs(east)) <= 180;
  return isOnEarth && south <= north ? { south, west, north, east } : undefined;
}

/** As exact as ten metres. */
export const textOfArea = ({ south, west, north, east }: MapArea): string =>
  [south, west, north, east].map((degrees) => Number(degrees.toFixed(4))).join(',');
