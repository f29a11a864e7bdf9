import { blankSight, type Sight } from './look.ts';

/** What the first ray of each pixel saw, three numbers a pixel each (linear light), noise and all. */
export type Exposure = Readonly<{
  width: number;
  height: number;
  /** Colours of surfaces, fading into haze. */
  albedo: Float32Array;
  /** Scattered light on them: noisy, and smooth by nature. */
  around: Float32Array;
  /** Everything else: sky, sunshine, mirrors, glows, haze. */
  sharp: Float32Array;
  normal: Float32Array;
  position: Float32Array;
}>;

/** Fills an exposure from what `look` sees at each pixel, counted by rows from the top left. */
export function expose(
  width: number,
  height: number,
  look: (pixel: number, out: Sight) => void,
): Exposure {
  const channels = () => new Float32Array(width * height * 3);
  const [albedo, around, sharp] = [channels(), channels(), channels()];
  const [normal, position] = [channels(), channels()];
  const seen = blankSight();
  for (let pixel = 0; pixel < width * height; pixel++) {
    look(pixel, seen);
    const { surface } = seen;
    albedo.set(seen.albedo, pixel * 3);
    around.set(seen.around, pixel * 3);
    sharp.set(seen.sharp, pixel * 3);
    normal.set([surface.nx, surface.ny, surface.nz], pixel * 3);
    position.set([surface.x, surface.y, surface.z], pixel * 3);
  }
  return { width, height, albedo, around, sharp, normal, position };
}
