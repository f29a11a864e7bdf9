import { type Matrix4, Vector3 } from 'three';
import { type Bvh, buildBvh } from './bvh.ts';
import { boxDistance, crossMesh, type Hit } from './crossing.ts';
import type { Material } from './material.ts';
import type { Mesh } from './model.ts';

/**
 * One mesh put somewhere; `tint` multiplies its colours, so that no two trees are alike. What is
 * `ground` neither throws shade nor shows in mirrors: flat land that low rays would graze for long.
 */
export type Thing = Readonly<{ mesh: Mesh; placed: Matrix4; tint?: number; ground?: boolean }>;

/** All things of a scene with a tree over them. */
export type World = Readonly<{
  things: readonly Thing[];
  /** Twelve numbers a thing: rows of the matrix from the world into the thing's own space. */
  inward: Float64Array;
  tree: Bvh;
}>;

/** Takes the things as they are: later changes to them are not seen. */
export function buildWorld(things: readonly Thing[]): World {
  const boxes = new Float32Array(things.length * 6);
  const inward = new Float64Array(things.length * 12);
  things.forEach(({ mesh, placed }, index) => {
    const inverse = placed.clone().invert().elements;
    for (let row = 0; row < 3; row++)
      for (let column = 0; column < 4; column++)
        inward[index * 12 + row * 4 + column] = inverse[column * 4 + row] ?? 0;
    boxes.set(boxAround(mesh, placed), index * 6);
  });
  return { things, inward, tree: buildBvh(boxes) };
}

function boxAround({ tree: { bounds } }: Mesh, placed: Matrix4): number[] {
  const least = new Vector3(Infinity, Infinity, Infinity);
  const greatest = least.clone().negate();
  const corner = new Vector3();
  for (let bits = 0; bits < 8; bits++) {
    const [x = 0, y = 0, z = 0] = [0, 1, 2].map((axis) => bounds[axis + ((bits >> axis) & 1) * 3]);
    corner.set(x, y, z).applyMatrix4(placed);
    least.min(corner);
    greatest.max(corner);
  }
  return [...least.toArray(), ...greatest.toArray()];
}

const stack = new Int32Array(96);

/** Finds what a ray meets first; with `any`, whether it meets anything before `hit.t`. */
export function cross(
  world: World,
  ox: number,
  oy: number,
  oz: number,
  dx: number,
  dy: number,
  dz: number,
  hit: Hit,
  any: boolean,
): boolean {
  const { bounds, link, count, order } = world.tree;
  const { inward, things } = world;
  const ix = 1 / dx;
  const iy = 1 / dy;
  const iz = 1 / dz;
  let found = false;
  let depth = 0;
  stack[depth++] = 0;
  while (depth > 0) {
    const node = stack[--depth] as number;
    if (boxDistance(bounds, node * 6, ox, oy, oz, ix, iy, iz, hit.t) === Infinity) continue;
    const entries = count[node] as number;
    const first = link[node] as number;
    if (entries === 0) {
      const near = boxDistance(bounds, first * 6, ox, oy, oz, ix, iy, iz, hit.t);
      const far = boxDistance(bounds, first * 6 + 6, ox, oy, oz, ix, iy, iz, hit.t);
      const swap = near > far;
      if ((swap ? near : far) < hit.t) stack[depth++] = swap ? first : first + 1;
      if ((swap ? far : near) < hit.t) stack[depth++] = swap ? first + 1 : first;
      continue;
    }
    for (let entry = first; entry < first + entries; entry++) {
      const index = order[entry] as number;
      const m = index * 12;
      const m0 = inward[m] as number;
      const m1 = inward[m + 1] as number;
      const m2 = inward[m + 2] as number;
      const m4 = inward[m + 4] as number;
      const m5 = inward[m + 5] as number;
      const m6 = inward[m + 6] as number;
      const m8 = inward[m + 8] as number;
      const m9 = inward[m + 9] as number;
      const m10 = inward[m + 10] as number;
      const met = crossMesh(
        (things[index] as Thing).mesh,
        m0 * ox + m1 * oy + m2 * oz + (inward[m + 3] as number),
        m4 * ox + m5 * oy + m6 * oz + (inward[m + 7] as number),
        m8 * ox + m9 * oy + m10 * oz + (inward[m + 11] as number),
        m0 * dx + m1 * dy + m2 * dz,
        m4 * dx + m5 * dy + m6 * dz,
        m8 * dx + m9 * dy + m10 * dz,
        hit,
        any,
      );
      if (!met) continue;
      hit.thing = index;
      found = true;
      if (any) return true;
    }
  }
  return found;
}

/** What the renderer must know of the place a ray met. */
export type Surface = {
  material: Material;
  x: number;
  y: number;
  z: number;
  nx: number;
  ny: number;
  nz: number;
  red: number;
  green: number;
  blue: number;
};

/** To be filled by `surfaceAt`. */
export const blankSurface = (): Surface => ({
  material: { colour: [0, 0, 0] },
  x: 0,
  y: 0,
  z: 0,
  nx: 0,
  ny: 1,
  nz: 0,
  red: 0,
  green: 0,
  blue: 0,
});

const painted = new Float64Array(3);

/** Fills `out` for a hit of the ray; the normal looks against the ray. */
export function surfaceAt(
  world: World,
  hit: Hit,
  ox: number,
  oy: number,
  oz: number,
  dx: number,
  dy: number,
  dz: number,
  out: Surface,
): void {
  const { mesh, tint = 1 } = world.things[hit.thing] as Thing;
  const material = mesh.materials[mesh.materialOf[hit.triangle] as number] as Material;
  out.material = material;
  out.x = ox + dx * hit.t;
  out.y = oy + dy * hit.t;
  out.z = oz + dz * hit.t;
  normalAt(world, hit, mesh, dx, dy, dz, out);
  let [red, green, blue] = material.colour;
  if (material.texture) {
    const m = hit.thing * 12;
    const w = world.inward;
    material.texture(
      (w[m] as number) * out.x +
        (w[m + 1] as number) * out.y +
        (w[m + 2] as number) * out.z +
        (w[m + 3] as number),
      (w[m + 4] as number) * out.x +
        (w[m + 5] as number) * out.y +
        (w[m + 6] as number) * out.z +
        (w[m + 7] as number),
      (w[m + 8] as number) * out.x +
        (w[m + 9] as number) * out.y +
        (w[m + 10] as number) * out.z +
        (w[m + 11] as number),
      painted,
    );
    red = painted[0] as number;
    green = painted[1] as number;
    blue = painted[2] as number;
  }
  out.red = red * tint;
  out.green = green * tint;
  out.blue = blue * tint;
}

function normalAt(
  world: World,
  { triangle, u, v, thing }: Hit,
  { normals }: Mesh,
  dx: number,
  dy: number,
  dz: number,
  out: Surface,
): void {
  const i = triangle * 9;
  const w = 1 - u - v;
  const x =
    (normals[i] as number) * w + (normals[i + 3] as number) * u + (normals[i + 6] as number) * v;
  const y =
    (normals[i + 1] as number) * w +
    (normals[i + 4] as number) * u +
    (normals[i + 7] as number) * v;
  const z =
    (normals[i + 2] as number) * w +
    (normals[i + 5] as number) * u +
    (normals[i + 8] as number) * v;
  const m = thing * 12;
  const inward = world.inward;
  // Normals go outward by the transpose of the inward matrix
  const nx =
    (inward[m] as number) * x + (inward[m + 4] as number) * y + (inward[m + 8] as number) * z;
  const ny =
    (inward[m + 1] as number) * x + (inward[m + 5] as number) * y + (inward[m + 9] as number) * z;
  const nz =
    (inward[m + 2] as number) * x + (inward[m + 6] as number) * y + (inward[m + 10] as number) * z;
  const length = Math.sqrt(nx * nx + ny * ny + nz * nz) || 1;
  const against = nx * dx + ny * dy + nz * dz > 0 ? -1 / length : 1 / length;
  out.nx = nx * against;
  out.ny = ny * against;
  out.nz = nz * against;
}

/** Light a surface gives off itself. */
export function glowOf(
  { material: { glow, texture }, red, green, blue }: Surface,
  k: number,
): number {
  if (!glow) return 0;
  const tone = texture ? (k === 0 ? red : k === 1 ? green : blue) : 1;
  return (glow[k] ?? 0) * tone;
}
