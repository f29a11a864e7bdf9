import { type Colour, clamp01, hex, smoothstep } from '../render/colour.ts';
import { type Material, type Texture, textured } from '../render/material.ts';
import { cell, fbm2, fbm3, noise2, noise3 } from '../render/noise.ts';

type Axis = 'x' | 'y' | 'z';
type Blend = (x: number, y: number, z: number) => number;

/** Between two colours, by a number 0..1 worked out per point. */
export const blend = (from: string, to: string, by: Blend): Texture => {
  const [a, b] = [hex(from), hex(to)];
  return (x, y, z, out) => spread(a, b, clamp01(by(x, y, z)), out);
};

function spread(a: Colour, b: Colour, t: number, out: Float64Array): void {
  out[0] = a[0] + (b[0] - a[0]) * t;
  out[1] = a[1] + (b[1] - a[1]) * t;
  out[2] = a[2] + (b[2] - a[2]) * t;
}

/** Patches of two colours, `size` metres across. */
export const mottled = (
  from: string,
  to: string,
  size: number,
  more: Partial<Material> = {},
): Material =>
  textured(
    blend(from, to, (x, y, z) => 0.5 + 0.9 * fbm3(x / size, y / size, z / size, 4)),
    more,
  );

/** Boards `width` wide, side by side along one axis, grain along another. */
export function planks(
  dark: string,
  light: string,
  {
    across,
    along,
    width = 0.16,
    length = 2.4,
    gap = 0.02,
    more = {},
  }: {
    across: Axis;
    along: Axis;
    width?: number;
    length?: number;
    gap?: number;
    more?: Partial<Material>;
  },
): Material {
  const [a, b] = [hex(dark), hex(light)];
  return textured(
    (x, y, z, out) => {
      const point = { x, y, z };
      const at = point[across] / width;
      const board = Math.floor(at);
      const run = point[along] / length + cell(board, 7) * 5;
      const tone = cell(board, Math.floor(run)) * 0.55;
      const grain =
        0.3 * fbm2(at * 5 + tone * 90, point[along] * 1.1, 3) +
        0.12 * noise2(at * 26, point[along] * 1.6);
      spread(a, b, clamp01(0.2 + tone + grain), out);
      const edge = Math.min(at - board, 1 - at + board) * width;
      const end = Math.min(run - Math.floor(run), Math.ceil(run) - run) * length;
      const seam = gap > 0 ? smoothstep(gap * 0.5, 0, Math.min(edge, end)) * 0.7 : 0;
      for (let k = 0; k < 3; k++) out[k] = (out[k] ?? 0) * (1 - seam);
    },
    { gloss: 0.02, roughness: 0.35, ...more },
  );
}

/** Square tiles on the floor, each a little different. */
export const tiles = (
  from: string,
  to: string,
  size: number,
  joint: string,
  more: Partial<Material> = {},
): Material => {
  const [a, b, grout] = [hex(from), hex(to), hex(joint)];
  return textured((x, y, z, out) => {
    const [u, v] = [x / size, (z + y) / size];
    const [i, j] = [Math.floor(u), Math.floor(v)];
    spread(a, b, clamp01(cell(i, j) * 0.7 + 0.25 * fbm2(u * 3, v * 3, 3) + 0.1), out);
    const edge = Math.min(u - i, 1 - u + i, v - j, 1 - v + j) * size;
    if (edge < 0.008) spread(grout, grout, 0, out);
  }, more);
};

/** Patterned floor tiles of the old port towns. */
export const encaustic = (ground: string, ink: string, accent: string): Material => {
  const [a, b, c] = [hex(ground), hex(ink), hex(accent)];
  return textured(
    (x, _y, z, out) => {
      const u = Math.abs(((((x / 0.4) % 1) + 1) % 1) - 0.5) * 2;
      const v = Math.abs(((((z / 0.4) % 1) + 1) % 1) - 0.5) * 2;
      const r = Math.hypot(u, v);
      const petal = Math.cos(4 * Math.atan2(v, u)) * 0.16;
      const chosen = r < 0.18 ? c : r < 0.52 + petal ? b : u + v > 1.72 ? b : u + v > 1.42 ? c : a;
      const worn = 0.9 + 0.12 * noise2(x * 3, z * 3);
      for (let k = 0; k < 3; k++) out[k] = (chosen[k] ?? 0) * worn;
    },
    { gloss: 0.03, roughness: 0.08 },
  );
};

/** Palm thatch: courses one above the other, along `y`. */
export const thatch = (dark: string, light: string): Material =>
  textured(
    blend(dark, light, (x, y, z) => {
      const course = (y / 0.22) % 1;
      return (
        0.35 +
        0.5 * (course < 0 ? course + 1 : course) * 0.6 +
        0.5 * noise3(x * 22, y * 3, z * 22) * 0.7
      );
    }),
  );

/** Rows of roof tiles, `y` being the height. */
export const roofTiles = (dark: string, light: string): Material =>
  textured(
    blend(dark, light, (x, y, z) => {
      const row = Math.floor(y / 0.14);
      const across = x + z;
      const seam = Math.abs(((((across / 0.2 + (row % 2) * 0.5) % 1) + 1) % 1) - 0.5);
      const course = (((y / 0.14) % 1) + 1) % 1;
      return (
        0.25 +
        cell(row, Math.floor(across / 0.2)) * 0.4 +
        seam * 0.35 +
        course * 0.25 +
        0.2 * noise2(x, z)
      );
    }),
  );

/** Woven cloth or cane: fine threads both ways. */
export const woven = (
  from: string,
  to: string,
  thread: number,
  more: Partial<Material> = {},
): Material =>
  textured(
    blend(from, to, (x, y, z) => {
      const u = Math.sin(((x + y * 0.3) / thread) * Math.PI);
      const v = Math.sin(((z + y) / thread) * Math.PI);
      return 0.5 + 0.3 * u * v + 0.25 * fbm3(x * 2, y * 2, z * 2, 3);
    }),
    { ownGrain: true, ...more },
  );

/** Stripes of a woven throw, along one axis; `band` metres each. */
export const striped = (colours: readonly string[], along: Axis, band: number): Material => {
  const shades = colours.map(hex);
  return textured(
    (x, y, z, out) => {
      const at = { x, y, z }[along] / band;
      const shade =
        shades[((Math.floor(at) % shades.length) + shades.length) % shades.length] ??
        hex('#ffffff');
      const weave =
        0.92 + 0.1 * Math.sin(x * 420) * Math.sin(z * 420) + 0.06 * noise3(x * 9, y * 9, z * 9);
      for (let k = 0; k < 3; k++) out[k] = (shade[k] ?? 0) * weave;
    },
    { ownGrain: true },
  );
};

/** Plaster with the marks of years at its foot and eaves. */
export const plaster = (clean: string, stained: string, age: number): Material =>
  textured(
    blend(clean, stained, (x, y, z) => {
      const runs = 0.5 + 0.6 * fbm2((x + z) * 2.4, y * 0.35, 4);
      return age * runs + 0.12 * fbm3(x * 1.4, y * 1.4, z * 1.4, 3);
    }),
  );

/** A lit room behind a pane: lamplight from above, folds of a curtain, dusk near the sill. */
export const litPane = (strength: number): Material =>
  textured(
    (x, y, _z, out) => {
      const fold = 0.75 + 0.25 * Math.sin(x * 34 + 2 * noise2(x * 3, y));
      const level = (0.45 + 0.4 * smoothstep(0, 1.5, y) + 0.2 * noise2(x * 1.4, y * 0.9)) * fold;
      out[0] = level;
      out[1] = level * 0.62;
      out[2] = level * 0.27;
    },
    { glow: [0.9 * strength, 0.85 * strength, 0.72 * strength], ownGrain: true },
  );
