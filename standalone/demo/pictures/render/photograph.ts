import { lens } from './camera.ts';
import { denoise } from './denoise.ts';
import { type Exposure, expose } from './exposure.ts';
import { lightOf } from './light.ts';
import { blankSight, looker, type Sight } from './look.ts';
import { fastRandom } from './random.ts';
import type { Scene } from './scene.ts';
import { buildWorld } from './world.ts';

/** Linear light, three numbers a pixel. */
export type Photograph = Readonly<{ width: number; height: number; light: Float32Array }>;

/**
 * Sends a ray through every pixel and smooths the scattered light they gathered; then more of them,
 * up to `samples`, through pixels that differ from their neighbours. Those take the scattered light
 * of whichever neighbour shows the same surface, so that edges are as quiet as the surfaces beside them.
 */
export function photograph(
  scene: Scene,
  width: number,
  height: number,
  samples: number,
): Photograph {
  const random = fastRandom(7);
  const shoot = shooter(scene, width, height, random);
  const exposure = expose(width, height, (pixel, out) => shoot(pixel, 0.5, 0.5, out, true));
  const around = denoise(exposure, scene.room ? 5 : 4);
  const rough = roughPixels(exposure, around);
  const light = exposure.sharp.map((value, i) =>
    Math.min(BRIGHTEST, value + (exposure.albedo[i] ?? 0) * (around[i] ?? 0)),
  );
  const seen = blankSight();
  const nearby = new Float64Array(3);
  for (let pixel = 0; pixel < width * height; pixel++) {
    if (!rough[pixel]) continue;
    const [offsetX, offsetY] = [random(), random()];
    // Spread over the pixel by the R2 sequence (Roberts, 2018)
    for (let n = 1; n < samples; n++) {
      const across = (offsetX + n * 0.7548776662) % 1;
      shoot(pixel, across, (offsetY + n * 0.569840291) % 1, seen, false);
      lightNearby(exposure, around, pixel, seen, nearby);
      for (let k = 0; k < 3; k++) {
        const value = (seen.sharp[k] ?? 0) + (seen.albedo[k] ?? 0) * (nearby[k] ?? 0);
        const before = light[pixel * 3 + k] ?? 0;
        light[pixel * 3 + k] = before + (Math.min(BRIGHTEST, value) - before) / (n + 1);
      }
    }
  }
  return { width, height, light };
}

/** Sees what lies behind a point of a pixel, 0..1 from its left and from its top. */
function shooter(scene: Scene, width: number, height: number, random: () => number) {
  const world = buildWorld(scene.things);
  const standing = buildWorld(scene.things.filter((thing) => !thing.ground));
  const look = looker(scene, world, lightOf(scene, standing, random), random);
  const through = lens(scene.view, width, height);
  const way = new Float64Array(3);
  return (pixel: number, across: number, down: number, out: Sight, full: boolean) => {
    const row = Math.floor(pixel / width);
    through((pixel - row * width + across) / width, (row + down) / height, way);
    look(way[0] ?? 0, way[1] ?? 0, way[2] ?? 0, out, full);
  };
}

/** A lamp brighter than this would make the edges of its pixels jagged. */
const BRIGHTEST = 4;

/** Pixels that differ from one of their eight neighbours by more than an eye lets pass. */
function roughPixels(
  { width, height, albedo, sharp, normal }: Exposure,
  around: Float32Array,
): Uint8Array {
  const rough = new Uint8Array(width * height);
  const tone = new Float32Array(width * height).map((_, pixel) => {
    const at = pixel * 3;
    let bright = 0;
    for (let k = 0; k < 3; k++)
      bright += (sharp[at + k] ?? 0) + (albedo[at + k] ?? 0) * (around[at + k] ?? 0);
    return Math.sqrt(bright / 3) + 0.05 * ((normal[at] ?? 0) + (normal[at + 2] ?? 0));
  });
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const pixel = y * width + x;
      let [least, most] = [Infinity, -Infinity];
      for (let j = -width; j <= width; j += width)
        for (let i = -1; i <= 1; i++) {
          const there = tone[pixel + j + i] ?? 0;
          if (there < least) least = there;
          if (there > most) most = there;
        }
      rough[pixel] = most - least > 0.03 + 0.06 * least ? 1 : 0;
    }
  return rough;
}

/** Writes the scattered light of the surface seen, as the nine pixels about it know it. */
function lightNearby(
  { width, height, albedo, normal, position }: Exposure,
  around: Float32Array,
  pixel: number,
  { surface: { x, y, z, nx, ny, nz } }: Sight,
  out: Float64Array,
): void {
  out.fill(0);
  let total = 0;
  const [column, row] = [pixel % width, Math.floor(pixel / width)];
  for (let j = Math.max(0, row - 1); j <= Math.min(height - 1, row + 1); j++)
    for (let i = Math.max(0, column - 1); i <= Math.min(width - 1, column + 1); i++) {
      const at = (j * width + i) * 3;
      if (!((albedo[at] ?? 0) + (albedo[at + 1] ?? 0) + (albedo[at + 2] ?? 0))) continue;
      const align =
        nx * (normal[at] ?? 0) + ny * (normal[at + 1] ?? 0) + nz * (normal[at + 2] ?? 0);
      const [ax, ay, az] = [
        (position[at] ?? 0) - x,
        (position[at + 1] ?? 0) - y,
        (position[at + 2] ?? 0) - z,
      ];
      const off = Math.abs(ax * nx + ay * ny + az * nz);
      const apart = Math.sqrt(ax * ax + ay * ay + az * az);
      // Where nobody shows the same surface, any neighbour is better than none
      const weight = 1e-4 + Math.max(0, align) ** 8 * Math.exp(-off / (0.01 + apart * 0.1) - apart);
      for (let k = 0; k < 3; k++) out[k] = (out[k] ?? 0) + (around[at + k] ?? 0) * weight;
      total += weight;
    }
  if (total > 0) for (let k = 0; k < 3; k++) out[k] = (out[k] ?? 0) / total;
}
