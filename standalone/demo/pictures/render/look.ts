import { noHit } from './crossing.ts';
import type { Light } from './light.ts';
import { noise2 } from './noise.ts';
import type { Scene } from './scene.ts';
import { waterAt } from './water-surface.ts';
import { blankSurface, cross, glowOf, type Surface, surfaceAt, type World } from './world.ts';

/** What one ray saw, in linear light: see `Exposure`. */
export type Sight = Readonly<{
  surface: Surface;
  albedo: Float64Array;
  around: Float64Array;
  sharp: Float64Array;
}>;

/** To be filled by a look. */
export const blankSight = (): Sight => ({
  surface: blankSurface(),
  albedo: new Float64Array(3),
  around: new Float64Array(3),
  sharp: new Float64Array(3),
});

const FAR = 1e4;

/** Marks a place that is no thing's: water, whose normal points up, or the sky. */
function stand(surface: Surface, x: number, y: number, z: number, ny: number): void {
  surface.x = x;
  surface.y = y;
  surface.z = z;
  surface.nx = 0;
  surface.ny = ny;
  surface.nz = 0;
}

/** With `full`, scattered light is gathered too; else `around` is left as it is. */
export type Look = (dx: number, dy: number, dz: number, seen: Sight, full: boolean) => void;

/** Follows rays from the camera into the scene. */
export function looker(scene: Scene, world: World, light: Light, random: () => number): Look {
  const [ox, oy, oz] = scene.view.from;
  const { surroundings, water, clearFor = Infinity } = scene;
  const hit = noHit();
  const wet = water && waterAt(scene, light, water);
  const mirror = mirrorOf(scene, light, random);
  return (dx, dy, dz, seen, full) => {
    const { surface, albedo, around, sharp } = seen;
    albedo.fill(0);
    if (full) around.fill(0);
    sharp.fill(0);
    hit.t = Infinity;
    const met = cross(world, ox, oy, oz, dx, dy, dz, hit, false);
    const t = wet?.(ox, oy, oz, dx, dy, dz, hit.t, sharp) ?? 0;
    if (t > 0) {
      stand(surface, ox + dx * t, oy + dy * t, oz + dz * t, 1);
      haze(scene, t / clearFor, seen);
      return;
    }
    if (!met) {
      surroundings.seen(dx, dy, dz, sharp);
      stand(surface, dx * FAR, dy * FAR, dz * FAR, 0);
      return;
    }
    surfaceAt(world, hit, ox, oy, oz, dx, dy, dz, surface);
    albedo[0] = surface.red;
    albedo[1] = surface.green;
    albedo[2] = surface.blue;
    light.sun(surface, sharp);
    for (let k = 0; k < 3; k++) sharp[k] = (sharp[k] ?? 0) * (albedo[k] ?? 0) + glowOf(surface, k);
    if (full) {
      light.lamps(surface, around);
      light.around(surface, around);
    }
    if (surface.material.gloss) mirror(surface, dx, dy, dz, sharp);
    haze(scene, hit.t / clearFor, seen);
  };
}

/** Aerial perspective: far colours sink into the haze. */
function haze(
  { surroundings: { hour }, mistAt }: Scene,
  depth: number,
  { albedo, sharp, surface: { x, y, z } }: Sight,
): void {
  const sunk =
    mistAt === undefined ? 0 : Math.max(0, mistAt + 3.5 * noise2(x * 0.03, z * 0.03) - y) * 0.16;
  const clear = Math.exp(-depth - sunk);
  if (clear === 1) return;
  for (let k = 0; k < 3; k++) {
    albedo[k] = (albedo[k] ?? 0) * clear;
    sharp[k] = (sharp[k] ?? 0) * clear + (hour.haze[k] ?? 0) * (1 - clear);
  }
}

/** Adds what polished surfaces show, by Schlick's share of reflection. */
function mirrorOf(scene: Scene, light: Light, random: () => number) {
  const hit = noHit();
  const other = blankSurface();
  const gathered = new Float64Array(3);
  return (surface: Surface, dx: number, dy: number, dz: number, sharp: Float64Array) => {
    const { nx, ny, nz, material } = surface;
    const cosine = Math.min(1, -(dx * nx + dy * ny + dz * nz));
    const gloss = material.gloss ?? 0;
    const rough = material.roughness ?? 0;
    const share = gloss + (1 - gloss) * (1 - cosine) ** 5 * (1 - rough * 0.8);
    const rx = dx + 2 * cosine * nx + (random() + random() - 1) * rough;
    const ry = dy + 2 * cosine * ny + (random() + random() - 1) * rough;
    const rz = dz + 2 * cosine * nz + (random() + random() - 1) * rough;
    const size = Math.sqrt(rx * rx + ry * ry + rz * rz);
    hit.t = Infinity;
    gathered.fill(0);
    const [x, y, z] = [surface.x + nx * 1e-3, surface.y + ny * 1e-3, surface.z + nz * 1e-3];
    if (cross(light.world, x, y, z, rx / size, ry / size, rz / size, hit, false)) {
      surfaceAt(light.world, hit, x, y, z, rx / size, ry / size, rz / size, other);
      light.roughly(other, gathered);
      gathered[0] = (gathered[0] ?? 0) * other.red + glowOf(other, 0);
      gathered[1] = (gathered[1] ?? 0) * other.green + glowOf(other, 1);
      gathered[2] = (gathered[2] ?? 0) * other.blue + glowOf(other, 2);
    } else scene.surroundings.seen(rx / size, ry / size, rz / size, gathered);
    for (let k = 0; k < 3; k++)
      sharp[k] = (sharp[k] ?? 0) + Math.min(1.4, gathered[k] ?? 0) * share;
  };
}
