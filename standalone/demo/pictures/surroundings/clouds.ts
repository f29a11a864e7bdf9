import { smoothstep } from '../render/colour.ts';
import { fbm2 } from '../render/noise.ts';

/** `cover` 0 none to 1 overcast; wisps are high and drawn out, heaps are banks of cumulus. */
export type Clouds = Readonly<{ kind: 'wisps' | 'heaps'; cover: number; seed: number }>;

/** How much cloud covers a direction, and how much sun is on it, 0..1. */
export type CloudSample = { density: number; light: number };

/** Looks along a direction with `dy` > 0; `light` is 0 in a cloud's shade and 1 on its sunny rim. */
export function cloudsAt(
  { kind, cover, seed }: Clouds,
  dx: number,
  dy: number,
  dz: number,
  sunX: number,
  sunZ: number,
  out: CloudSample,
): void {
  const flat = 1 / (dy + 0.1);
  const [fineX, fineZ] = kind === 'wisps' ? [0.55, 1.5] : [0.95, 1.5];
  const x = dx * flat * fineX + seed * 13.7;
  const z = dz * flat * fineZ - seed * 5.1;
  const bend = 0.22 * fbm2(x * 0.9, z * 0.9, 2);
  const thick = fbm2(x + bend, z - bend, kind === 'wisps' ? 5 : 6);
  const edge = 0.32 - cover * 0.62;
  const soft = kind === 'wisps' ? 0.55 : 0.32;
  out.density = smoothstep(edge, edge + soft, thick) * smoothstep(0.005, 0.12, dy);
  if (out.density <= 0) return;
  if (kind === 'wisps') out.density *= 0.75;
  const towards = fbm2(x + bend + sunX * 0.16, z - bend + sunZ * 0.16, 4);
  out.light = smoothstep(-0.28, 0.22, thick - towards + (0.3 - thick) * 0.35);
}
