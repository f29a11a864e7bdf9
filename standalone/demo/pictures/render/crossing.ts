import type { Mesh } from './model.ts';

/** The nearest thing a ray met so far; `t` counts in lengths of the ray's direction. */
export type Hit = { t: number; u: number; v: number; triangle: number; thing: number };

/** To be filled by `crossMesh`; set `t` to look no further than that. */
export const noHit = (): Hit => ({ t: Infinity, u: 0, v: 0, triangle: -1, thing: -1 });

const stack = new Int32Array(96);
/** Where the ray enters the box of each node on the stack. */
const entry = new Float64Array(96);

// Indexes come from the tree itself; `as number` keeps the innermost loop free of checks.
/**
 * Follows a ray through one mesh. Shortens `hit.t` and notes the triangle where it finds something
 * nearer; with `any`, stops at the first thing found.
 */
export function crossMesh(
  { tree: { bounds, link, count }, triangles }: Mesh,
  ox: number,
  oy: number,
  oz: number,
  dx: number,
  dy: number,
  dz: number,
  hit: Hit,
  any: boolean,
): boolean {
  const ix = 1 / dx;
  const iy = 1 / dy;
  const iz = 1 / dz;
  let found = false;
  let depth = 0;
  entry[depth] = boxDistance(bounds, 0, ox, oy, oz, ix, iy, iz, hit.t);
  stack[depth++] = 0;
  while (depth > 0) {
    const node = stack[--depth] as number;
    if ((entry[depth] as number) >= hit.t) continue;
    const entries = count[node] as number;
    const first = link[node] as number;
    if (entries === 0) {
      const near = boxDistance(bounds, first * 6, ox, oy, oz, ix, iy, iz, hit.t);
      const far = boxDistance(bounds, first * 6 + 6, ox, oy, oz, ix, iy, iz, hit.t);
      const swap = near > far;
      const later = swap ? near : far;
      const sooner = swap ? far : near;
      if (later < hit.t) {
        entry[depth] = later;
        stack[depth++] = swap ? first : first + 1;
      }
      if (sooner < hit.t) {
        entry[depth] = sooner;
        stack[depth++] = swap ? first + 1 : first;
      }
      continue;
    }
    for (let triangle = first; triangle < first + entries; triangle++) {
      if (!crossTriangle(triangles, triangle, ox, oy, oz, dx, dy, dz, hit)) continue;
      found = true;
      if (any) return true;
    }
  }
  return found;
}

/** Where the ray enters a box, or Infinity where it misses or enters beyond `limit`. */
export function boxDistance(
  bounds: Float32Array,
  at: number,
  ox: number,
  oy: number,
  oz: number,
  ix: number,
  iy: number,
  iz: number,
  limit: number,
): number {
  const x1 = ((bounds[at] as number) - ox) * ix;
  const x2 = ((bounds[at + 3] as number) - ox) * ix;
  const y1 = ((bounds[at + 1] as number) - oy) * iy;
  const y2 = ((bounds[at + 4] as number) - oy) * iy;
  const z1 = ((bounds[at + 2] as number) - oz) * iz;
  const z2 = ((bounds[at + 5] as number) - oz) * iz;
  let enter = x1 < x2 ? x1 : x2;
  let leave = x1 < x2 ? x2 : x1;
  const y = y1 < y2 ? y1 : y2;
  const yFar = y1 < y2 ? y2 : y1;
  if (y > enter) enter = y;
  if (yFar < leave) leave = yFar;
  const z = z1 < z2 ? z1 : z2;
  const zFar = z1 < z2 ? z2 : z1;
  if (z > enter) enter = z;
  if (zFar < leave) leave = zFar;
  if (enter < 0) enter = 0;
  return enter <= leave && enter < limit ? enter : Infinity;
}

/** Möller and Trumbore's test, from both sides. */
function crossTriangle(
  triangles: Float32Array,
  triangle: number,
  ox: number,
  oy: number,
  oz: number,
  dx: number,
  dy: number,
  dz: number,
  hit: Hit,
): boolean {
  const i = triangle * 9;
  const ax = triangles[i + 3] as number;
  const ay = triangles[i + 4] as number;
  const az = triangles[i + 5] as number;
  const bx = triangles[i + 6] as number;
  const by = triangles[i + 7] as number;
  const bz = triangles[i + 8] as number;
  const px = dy * bz - dz * by;
  const py = dz * bx - dx * bz;
  const pz = dx * by - dy * bx;
  const det = ax * px + ay * py + az * pz;
  if (det > -1e-12 && det < 1e-12) return false;
  const inverse = 1 / det;
  const tx = ox - (triangles[i] as number);
  const ty = oy - (triangles[i + 1] as number);
  const tz = oz - (triangles[i + 2] as number);
  const u = (tx * px + ty * py + tz * pz) * inverse;
  if (u < 0 || u > 1) return false;
  const qx = ty * az - tz * ay;
  const qy = tz * ax - tx * az;
  const qz = tx * ay - ty * ax;
  const v = (dx * qx + dy * qy + dz * qz) * inverse;
  if (v < 0 || u + v > 1) return false;
  const t = (bx * qx + by * qy + bz * qz) * inverse;
  if (t < 1e-5 || t >= hit.t) return false;
  hit.t = t;
  hit.u = u;
  hit.v = v;
  hit.triangle = triangle;
  return true;
}
