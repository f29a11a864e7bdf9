import { type Colour, clamp01, hex } from '../render/colour.ts';
import { type Material, textured } from '../render/material.ts';
import { fbm2, noise2 } from '../render/noise.ts';

const between = (a: Colour, b: Colour, t: number, shade: number, out: Float64Array) => {
  for (let k = 0; k < 3; k++)
    out[k] = ((a[k] ?? 0) + ((b[k] ?? 0) - (a[k] ?? 0)) * clamp01(t)) * shade;
};

/** Sand, dark where the last wave wetted it. */
export function sand(dry: string, wet: string): Material {
  const [a, b] = [hex(dry), hex(wet)];
  return textured((x, y, z, out) => {
    const damp = 1 - (y - 0.08 + 0.1 * fbm2(x * 0.4, z * 0.4, 3)) / 0.3;
    const steps = Math.max(0, noise2(x * 2.6, z * 3.4) - 0.35) * 0.25;
    between(
      a,
      b,
      damp,
      1 + 0.1 * fbm2(x * 0.7, z * 0.7, 4) + 0.07 * noise2(x * 21, z * 21) - steps,
      out,
    );
  });
}

export const WHITE_SAND = sand('#efe3c8', '#b7a27c');
export const GOLDEN_SAND = sand('#e2c793', '#987a52');
export const GREY_SAND = sand('#cfc0a4', '#8a7a62');

const blades = (x: number, z: number) =>
  0.16 * noise2(x * 9, z * 9) + 0.12 * noise2(x * 31, z * 31);

/** Short grass with sunny and shady patches. */
export const LAWN: Material = textured((x, _y, z, out) =>
  between(
    hex('#47592c'),
    hex('#8c9a55'),
    0.45 + 0.6 * fbm2(x * 0.25, z * 0.25, 4),
    1 + blades(x, z),
    out,
  ),
);

/** The floor of a wood: soil, dry leaves, low green. */
export const WOOD_FLOOR: Material = textured((x, _y, z, out) =>
  between(
    hex('#5a4630'),
    hex('#566b30'),
    0.45 + 0.9 * fbm2(x * 0.35, z * 0.35, 4),
    1 + blades(x, z),
    out,
  ),
);

/** Hills under forest, seen from afar. */
export const FOREST: Material = textured((x, y, z, out) => {
  const crown = noise2(x * 0.35, z * 0.35) * 0.5 + noise2(x * 0.9 + y * 0.2, z * 0.9) * 0.4;
  between(
    hex('#22401f'),
    hex('#5d7d33'),
    0.42 + 0.35 * crown + 0.4 * fbm2(x * 0.02, z * 0.02, 3),
    1 + 0.35 * crown,
    out,
  );
});

export const EARTH: Material = textured((x, _y, z, out) =>
  between(
    hex('#8a6244'),
    hex('#b48a62'),
    0.5 + 0.8 * fbm2(x * 0.8, z * 0.8, 4),
    1 + 0.08 * noise2(x * 14, z * 14),
    out,
  ),
);

export const PAVING: Material = textured((x, _y, z, out) => {
  const seam = Math.min(
    Math.abs(((((x / 0.6) % 1) + 1) % 1) - 0.5),
    Math.abs(((((z / 0.6) % 1) + 1) % 1) - 0.5),
  );
  between(
    hex('#8f8880'),
    hex('#b3aca2'),
    0.5 + 0.8 * fbm2(x * 0.5, z * 0.5, 4),
    seam < 0.012 ? 0.72 : 1,
    out,
  );
});

export const STONE: Material = textured((x, y, z, out) =>
  between(
    hex('#5f5a52'),
    hex('#a39b8c'),
    0.5 + 0.9 * fbm2(x * 0.9 + y * 1.7, z * 0.9 - y, 5),
    1 - 0.35 * clamp01(0.35 - y),
    out,
  ),
);
