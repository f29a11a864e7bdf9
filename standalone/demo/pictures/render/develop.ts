import type { Photograph } from './photograph.ts';
import { fastRandom } from './random.ts';

/** Turns light into an sRGB picture, three bytes a pixel. `stops` opens or closes the exposure. */
export function develop(photograph: Photograph, stops: number): Uint8Array {
  const { width, height } = photograph;
  const light = photograph.light.map((value) => value * 2 ** stops);
  const bloom = bloomOf(light, width, height);
  const random = fastRandom(3);
  const out = new Uint8Array(light.length);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 3;
      const corner = ((x / width - 0.5) ** 2 + (y / height - 0.5) ** 2) * 0.32;
      // A grain finer than a step of colour, so that skies show no bands
      const grain = (random() + random() - 1) * 2.2;
      for (let k = 0; k < 3; k++) {
        const value = ((light[at + k] ?? 0) * 0.93 + bloom(x, y, k) * 0.09) * (1 - corner);
        out[at + k] = Math.max(0, Math.min(255, film(value) * 255 + grain));
      }
    }
  return out;
}

/** Narkowicz's fit of the ACES film curve, then sRGB. */
function film(value: number): number {
  const x = value * 0.78;
  const toned = Math.min(1, (x * (2.51 * x + 0.03)) / (x * (2.43 * x + 0.59) + 0.14));
  return toned <= 0.0031308 ? toned * 12.92 : 1.055 * toned ** (1 / 2.4) - 0.055;
}

/** Bright places shine a little beyond their edges. Works on an eighth of the size. */
function bloomOf(light: Float32Array, width: number, height: number) {
  const [w, h] = [Math.ceil(width / 8), Math.ceil(height / 8)];
  let small: Float32Array = new Float32Array(w * h * 3);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      for (let k = 0; k < 3; k++) {
        const value = Math.min(5, light[(y * width + x) * 3 + k] ?? 0) / 64;
        const at = ((y >> 3) * w + (x >> 3)) * 3 + k;
        small[at] = (small[at] ?? 0) + value;
      }
  for (const radius of [3, 7, 7]) small = blurred(blurred(small, w, h, radius, 1), w, h, radius, w);
  return (x: number, y: number, k: number) => {
    const u = Math.min(w - 1.001, Math.max(0, x / 8 - 0.5));
    const v = Math.min(h - 1.001, Math.max(0, y / 8 - 0.5));
    const [i, j] = [Math.floor(u), Math.floor(v)];
    const at = (j * w + i) * 3 + k;
    const below = at + w * 3;
    const top = (small[at] ?? 0) * (i + 1 - u) + (small[at + 3] ?? 0) * (u - i);
    const low = (small[below] ?? 0) * (i + 1 - u) + (small[below + 3] ?? 0) * (u - i);
    return top + (low - top) * (v - j);
  };
}

function blurred(
  from: Float32Array,
  w: number,
  h: number,
  radius: number,
  stride: number,
): Float32Array {
  const across = stride === 1;
  return from.map((_, index) => {
    const pixel = Math.floor(index / 3);
    const place = across ? pixel % w : Math.floor(pixel / w);
    const limit = (across ? w : h) - 1;
    let sum = 0;
    for (let d = -radius; d <= radius; d++) {
      const clamped = Math.min(limit, Math.max(0, place + d)) - place;
      sum += from[index + clamped * stride * 3] ?? 0;
    }
    return sum / (2 * radius + 1);
  });
}
