import { depthsAt, slopeAt, type Water } from '../surroundings/water.ts';
import { noHit } from './crossing.ts';
import type { Light } from './light.ts';
import type { Scene } from './scene.ts';
import { blankSurface, cross, glowOf, surfaceAt } from './world.ts';

/**
 * Where a ray meets water before `limit`, writes what it sees there (mirror image, depths, foam) and
 * returns the distance; else 0.
 */
export type MeetWater = (
  ox: number,
  oy: number,
  oz: number,
  dx: number,
  dy: number,
  dz: number,
  limit: number,
  out: Float64Array,
) => number;

/** Water of a scene, lit by its light. */
export function waterAt(scene: Scene, light: Light, water: Water): MeetWater {
  const slope = new Float64Array(2);
  const mirrored = new Float64Array(3);
  const under = new Float64Array(3);
  const daylight = new Float64Array(3);
  const surface = blankSurface();
  const reflect = reflection(scene, light);
  return (ox, oy, oz, dx, dy, dz, limit, out) => {
    if (dy >= 0) return 0;
    const t = (water.level - oy) / dy;
    if (t <= 0 || t >= limit) return 0;
    const x = ox + dx * t;
    const z = oz + dz * t;
    const depth = water.depthAt(x, z);
    if (depth <= 0) return 0;
    slopeAt(water, x, z, t, slope);
    const length = Math.sqrt(1 + (slope[0] ?? 0) ** 2 + (slope[1] ?? 0) ** 2);
    const [nx, ny, nz] = [(slope[0] ?? 0) / length, 1 / length, (slope[1] ?? 0) / length];
    const cosine = Math.max(0.02, -(dx * nx + dy * ny + dz * nz));
    const share = 0.02 + 0.98 * (1 - cosine) ** 5;
    const foam = depthsAt(water, x, z, depth, under);
    reflect(
      x,
      water.level,
      z,
      dx + 2 * cosine * nx,
      Math.max(0.004, dy + 2 * cosine * ny),
      dz + 2 * cosine * nz,
      mirrored,
    );
    surface.x = x;
    surface.y = water.level + 1e-3;
    surface.z = z;
    daylight.fill(0);
    light.onWater(surface, daylight);
    for (let k = 0; k < 3; k++) {
      const body = (under[k] ?? 0) * (daylight[k] ?? 0) * 0.62;
      const wet = body + ((mirrored[k] ?? 0) - body) * share;
      out[k] = wet + (0.86 * (daylight[k] ?? 0) - wet) * foam;
    }
    return t;
  };
}

function reflection(scene: Scene, light: Light) {
  const hit = noHit();
  const surface = blankSurface();
  const { sun, hour } = scene.surroundings;
  return (
    x: number,
    y: number,
    z: number,
    rx: number,
    ry: number,
    rz: number,
    out: Float64Array,
  ) => {
    const size = Math.sqrt(rx * rx + ry * ry + rz * rz);
    const [dx, dy, dz] = [rx / size, ry / size, rz / size];
    hit.t = Infinity;
    if (!cross(light.world, x, y + 1e-3, z, dx, dy, dz, hit, false)) {
      scene.surroundings.seen(dx, dy, dz, out);
      const glint = Math.max(0, dx * sun[0] + dy * sun[1] + dz * sun[2]) ** 700;
      for (let k = 0; k < 3; k++) out[k] = (out[k] ?? 0) + (hour.sun[k] ?? 0) * glint * 9;
      return;
    }
    surfaceAt(light.world, hit, x, y, z, dx, dy, dz, surface);
    out.fill(0);
    light.roughly(surface, out);
    out[0] = (out[0] ?? 0) * surface.red + glowOf(surface, 0);
    out[1] = (out[1] ?? 0) * surface.green + glowOf(surface, 1);
    out[2] = (out[2] ?? 0) * surface.blue + glowOf(surface, 2);
  };
}
