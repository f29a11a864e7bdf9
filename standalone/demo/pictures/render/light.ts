import { type Hit, noHit } from './crossing.ts';
import type { Lamp, Opening, Scene } from './scene.ts';
import { blankSurface, cross, type Surface, surfaceAt, type World } from './world.ts';

/** Light falling on surfaces of one scene. Results are added to `out`: what a white surface would send back. */
export type Light = Readonly<{
  world: World;
  sun: (surface: Surface, out: Float64Array) => void;
  lamps: (surface: Surface, out: Float64Array) => void;
  /** Light from sky, openings and other surfaces; one random path. */
  around: (surface: Surface, out: Float64Array) => void;
  /** Daylight on water, into which shadows sink. */
  onWater: (surface: Surface, out: Float64Array) => void;
  /** A quick guess of all light at a place seen in a mirror. */
  roughly: (surface: Surface, out: Float64Array) => void;
}>;

const NUDGE = 1e-3;

/** The light of a scene on the things of `world`; `random` gives numbers in [0, 1). */
export function lightOf(scene: Scene, world: World, random: () => number): Light {
  const sun = sunlight(scene, world, random);
  const lamps = lamplight(scene, world, random);
  const openings = daylight(scene, world, random);
  const roughly: Light['roughly'] = (surface, out) => {
    sun(surface, out);
    lamps(surface, out);
    ambient(scene, surface, out);
  };
  const onWater: Light['onWater'] = (surface, out) => {
    const { sun: towards, hour } = scene.surroundings;
    const share = 0.8 * Math.max(0, towards[1]);
    for (let k = 0; k < 3; k++) out[k] = (out[k] ?? 0) + (hour.sun[k] ?? 0) * share;
    ambient(scene, surface, out);
  };
  const around = (surface: Surface, out: Float64Array) => {
    const indoors = isIn(scene, surface);
    if (indoors) openings(surface, out);
    bounce(surface, out, indoors ? 2 : 1, indoors);
  };
  const levels = [0, 1, 2].map(() => ({
    hit: noHit(),
    surface: blankSurface(),
    gathered: new Float64Array(3),
    way: new Float64Array(3),
  }));

  function bounce(surface: Surface, out: Float64Array, left: number, indoors: boolean): void {
    const level = levels[left];
    if (!level) return;
    const { hit, surface: next, gathered, way } = level;
    upward(surface, random, way);
    const dx = way[0] ?? 0;
    const dy = way[1] ?? 0;
    const dz = way[2] ?? 0;
    const x = surface.x + surface.nx * NUDGE;
    const y = surface.y + surface.ny * NUDGE;
    const z = surface.z + surface.nz * NUDGE;
    hit.t = Infinity;
    if (!cross(world, x, y, z, dx, dy, dz, hit, false)) {
      if (indoors) return;
      scene.surroundings.glow(dx, dy, dz, gathered);
      for (let k = 0; k < 3; k++) out[k] = (out[k] ?? 0) + (gathered[k] ?? 0);
      return;
    }
    surfaceAt(world, hit, x, y, z, dx, dy, dz, next);
    gathered.fill(0);
    if (left > 1 || !indoors) {
      sun(next, gathered);
      lamps(next, gathered);
    }
    if (indoors && isIn(scene, next)) {
      openings(next, gathered);
      if (left > 1) bounce(next, gathered, left - 1, true);
      else ambient(scene, next, gathered);
    } else ambient(scene, next, gathered);
    out[0] = (out[0] ?? 0) + Math.min(2.5, (gathered[0] ?? 0) * next.red);
    out[1] = (out[1] ?? 0) + Math.min(2.5, (gathered[1] ?? 0) * next.green);
    out[2] = (out[2] ?? 0) + Math.min(2.5, (gathered[2] ?? 0) * next.blue);
  }
  return { world, sun, lamps, around, onWater, roughly };
}

/** A direction around the normal, more often near it (by the cosine). */
function upward({ nx, ny, nz }: Surface, random: () => number, out: Float64Array): void {
  const angle = 2 * Math.PI * random();
  const height = 1 - 2 * random();
  const flat = Math.sqrt(Math.max(0, 1 - height * height)) * 0.9999;
  const x = nx + flat * Math.cos(angle);
  const y = ny + flat * Math.sin(angle);
  const z = nz + height * 0.9999;
  const length = Math.sqrt(x * x + y * y + z * z) || 1;
  out[0] = x / length;
  out[1] = y / length;
  out[2] = z / length;
}

const shadow: Hit = noHit();

function blocked(
  world: World,
  from: Surface,
  dx: number,
  dy: number,
  dz: number,
  far: number,
): boolean {
  const side = from.nx * dx + from.ny * dy + from.nz * dz < 0 ? -NUDGE : NUDGE;
  shadow.t = far;
  return cross(
    world,
    from.x + from.nx * side,
    from.y + from.ny * side,
    from.z + from.nz * side,
    dx,
    dy,
    dz,
    shadow,
    true,
  );
}

/** Lambert's share, with what a translucent surface lets through from behind. */
function facing({ nx, ny, nz, material }: Surface, dx: number, dy: number, dz: number): number {
  const cosine = nx * dx + ny * dy + nz * dz;
  return cosine >= 0 ? cosine : -cosine * (material.translucent ?? 0);
}

function sunlight(
  { surroundings: { sun, hour } }: Scene,
  world: World,
  random: () => number,
): Light['sun'] {
  return (surface, out) => {
    const dx = sun[0] + (random() - 0.5) * 0.009;
    const dy = sun[1] + (random() - 0.5) * 0.009;
    const dz = sun[2] + (random() - 0.5) * 0.009;
    const share = facing(surface, dx, dy, dz);
    if (share <= 0.001 || dy < 0 || blocked(world, surface, dx, dy, dz, Infinity)) return;
    for (let k = 0; k < 3; k++) out[k] = (out[k] ?? 0) + (hour.sun[k] ?? 0) * share;
  };
}

/** One lamp, chosen by how much it would light the surface if nothing stood between them. */
function lamplight({ lamps = [] }: Scene, world: World, random: () => number): Light['lamps'] {
  const shares = new Float64Array(lamps.length);
  const chosen = (surface: Surface) => {
    let total = 0;
    for (let n = 0; n < lamps.length; n++) {
      const lamp = lamps[n];
      shares[n] = lamp ? strengthOf(lamp, surface) : 0;
      total += shares[n] ?? 0;
    }
    let left = random() * total;
    for (let n = 0; n < lamps.length; n++) {
      left -= shares[n] ?? 0;
      if (left <= 0) return { lamp: lamps[n], weight: total / (shares[n] || 1), total };
    }
    return { lamp: undefined, weight: 0, total };
  };
  return (surface, out) => {
    if (lamps.length === 0) return;
    const { lamp, weight, total } = chosen(surface);
    if (!lamp || total < 0.002) return;
    const { at, size, light: colour } = lamp;
    const x = at[0] + (random() - 0.5) * 2 * size - surface.x;
    const y = at[1] + (random() - 0.5) * 2 * size - surface.y;
    const z = at[2] + (random() - 0.5) * 2 * size - surface.z;
    const away = Math.sqrt(x * x + y * y + z * z);
    const cosine = facing(surface, x / away, y / away, z / away);
    if (cosine <= 0) return;
    if (blocked(world, surface, x / away, y / away, z / away, away - size * 1.8 - 0.01)) return;
    const share = (weight * cosine) / Math.max(0.06, away * away);
    for (let k = 0; k < 3; k++) out[k] = (out[k] ?? 0) + (colour[k] ?? 0) * share;
  };
}

/** What a lamp's middle would add, shadows aside; a little at least, for the part of it that may face the surface. */
function strengthOf({ at, light }: Lamp, surface: Surface): number {
  const [x, y, z] = [at[0] - surface.x, at[1] - surface.y, at[2] - surface.z];
  const square = Math.max(0.06, x * x + y * y + z * z);
  const away = Math.sqrt(square);
  const cosine = facing(surface, x / away, y / away, z / away);
  return ((light[0] + light[1] + light[2]) * Math.max(0.08, cosine)) / square;
}

function daylight(
  { room, surroundings }: Scene,
  world: World,
  random: () => number,
): Light['around'] {
  const openings = room?.openings ?? [];
  const colour = new Float64Array(3);
  const through = ({ corner, a, b, strength }: Opening, surface: Surface, out: Float64Array) => {
    const u = random();
    const v = random();
    const x = corner[0] + a[0] * u + b[0] * v - surface.x;
    const y = corner[1] + a[1] * u + b[1] * v - surface.y;
    const z = corner[2] + a[2] * u + b[2] * v - surface.z;
    const away = Math.sqrt(x * x + y * y + z * z) || 1e-6;
    const here = facing(surface, x / away, y / away, z / away);
    const nx = a[1] * b[2] - a[2] * b[1];
    const ny = a[2] * b[0] - a[0] * b[2];
    const nz = a[0] * b[1] - a[1] * b[0];
    const there = -(nx * x + ny * y + nz * z) / away;
    if (here <= 0 || there <= 0) return;
    if (blocked(world, surface, x / away, y / away, z / away, away)) return;
    surroundings.glow(x / away, y / away, z / away, colour);
    const share =
      Math.min(6, (here * there) / (Math.PI * away * away)) * strength * openings.length;
    for (let k = 0; k < 3; k++) out[k] = (out[k] ?? 0) + (colour[k] ?? 0) * share;
  };
  return (surface, out) => {
    const opening = openings[Math.floor(random() * openings.length)];
    if (opening) through(opening, surface, out);
  };
}

/** Light that has been about for long enough to come from everywhere. */
function ambient(scene: Scene, surface: Surface, out: Float64Array): void {
  const { hour } = scene.surroundings;
  const level = isIn(scene, surface) ? 0.06 : 0.34 + 0.16 * surface.ny;
  for (let k = 0; k < 3; k++)
    out[k] = (out[k] ?? 0) + ((hour.middle[k] ?? 0) * 0.7 + (hour.horizon[k] ?? 0) * 0.3) * level;
}

function isIn({ room }: Scene, { x, y, z }: Surface): boolean {
  if (!room) return false;
  const { least, greatest } = room;
  return (
    x > least[0] &&
    y > least[1] &&
    z > least[2] &&
    x < greatest[0] &&
    y < greatest[1] &&
    z < greatest[2]
  );
}
