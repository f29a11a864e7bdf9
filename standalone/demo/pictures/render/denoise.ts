import type { Exposure } from './exposure.ts';

const KERNEL = [1 / 4, 1 / 2, 1 / 4];

/**
 * Smooths scattered light along surfaces, never across their edges: the edge-avoiding à-trous wavelet
 * of Dammertz et al. (2010), steered by normal and by distance from the tangent plane.
 */
export function denoise(exposure: Exposure, passes: number): Float32Array {
  let from = exposure.around;
  for (let pass = 0; pass < passes; pass++) {
    const to = new Float32Array(from.length);
    const levels = brightnessAround(from, exposure.width, exposure.height, 1 << pass);
    smooth(exposure, from, levels, to, 1 << pass);
    from = to;
  }
  return from;
}

function smooth(
  { width, height, normal, position }: Exposure,
  from: Float32Array,
  levels: Float32Array,
  to: Float32Array,
  step: number,
): void {
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 3;
      const nx = normal[at] as number;
      const ny = normal[at + 1] as number;
      const nz = normal[at + 2] as number;
      const here = levels[at / 3] as number;
      let [red, green, blue, total] = [0, 0, 0, 0];
      for (let j = -1; j <= 1; j++) {
        const row = y + j * step;
        if (row < 0 || row >= height) continue;
        for (let i = -1; i <= 1; i++) {
          const column = x + i * step;
          if (column < 0 || column >= width) continue;
          const other = (row * width + column) * 3;
          const align =
            nx * (normal[other] as number) +
            ny * (normal[other + 1] as number) +
            nz * (normal[other + 2] as number);
          if (align < 0.7) continue;
          const px = (position[other] as number) - (position[at] as number);
          const py = (position[other + 1] as number) - (position[at + 1] as number);
          const pz = (position[other + 2] as number) - (position[at + 2] as number);
          const off = Math.abs(px * nx + py * ny + pz * nz);
          const spread = Math.sqrt(px * px + py * py + pz * pz);
          const contrast = ((levels[other / 3] as number) - here) / (0.55 * (here + 0.05));
          const weight =
            (KERNEL[j + 1] as number) *
            (KERNEL[i + 1] as number) *
            align ** 16 *
            Math.exp(-off / (0.012 + spread * 0.12) - contrast * contrast * 0.5);
          red += (from[other] as number) * weight;
          green += (from[other + 1] as number) * weight;
          blue += (from[other + 2] as number) * weight;
          total += weight;
        }
      }
      const share = total > 1e-9 ? 1 / total : 0;
      to[at] = share ? red * share : (from[at] as number);
      to[at + 1] = share ? green * share : (from[at + 1] as number);
      to[at + 2] = share ? blue * share : (from[at + 2] as number);
    }
}

/** How bright the light is about each pixel: a mean of nine, so that one stray sample fools nobody. */
function brightnessAround(
  light: Float32Array,
  width: number,
  height: number,
  step: number,
): Float32Array {
  const levels = new Float32Array(width * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      let sum = 0;
      for (let j = -step; j <= step; j += step)
        for (let i = -step; i <= step; i += step) {
          const row = y + j < 0 || y + j >= height ? y : y + j;
          const column = x + i < 0 || x + i >= width ? x : x + i;
          const at = (row * width + column) * 3;
          sum +=
            0.3 * (light[at] as number) +
            0.6 * (light[at + 1] as number) +
            0.1 * (light[at + 2] as number);
        }
      levels[y * width + x] = sum / 9;
    }
  return levels;
}
