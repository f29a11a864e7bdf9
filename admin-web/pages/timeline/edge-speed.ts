/** A point, or a speed in pixels a second. */
export type XY = Readonly<{ x: number; y: number }>;
/** Where cells are seen, in pixels of the window. */
export type Seen = Readonly<Record<'left' | 'right' | 'top' | 'bottom', number>>;

/** How near an edge is, in pixels; less where there is little between two of them. */
const NEAR = 48;
const [SLOWEST, FASTEST] = [120, 900];

/** How fast to scroll for a pointer that drags: not at all away from the edges, faster the nearer it is, fastest behind one. */
export const edgeSpeed = ({ x, y }: XY, { left, right, top, bottom }: Seen): XY => ({
  x: along(x, left, right),
  y: along(y, top, bottom),
});

/** The point of what is seen that is next to one, a pixel from its edges. */
export const pointWithin = ({ left, right, top, bottom }: Seen, { x, y }: XY): XY => ({
  x: Math.max(left + 1, Math.min(x, right - 1)),
  y: Math.max(top + 1, Math.min(y, bottom - 1)),
});

function along(at: number, start: number, end: number): number {
  const near = Math.min(NEAR, Math.max(1, (end - start) / 4));
  if (at < start + near) return -speed((start + near - at) / near);
  return at > end - near ? speed((at - end + near) / near) : 0;
}

const speed = (share: number) => SLOWEST + (FASTEST - SLOWEST) * Math.min(1, share);
