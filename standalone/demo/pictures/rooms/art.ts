import { block, put } from '../elements/shapes.ts';
import { type Colour, clamp01, hex, mix } from '../render/colour.ts';
import { type Material, textured } from '../render/material.ts';
import { Model } from '../render/model.ts';
import { fbm2 } from '../render/noise.ts';

type Print = readonly Colour[];

function hillsAndSun(
  u: number,
  v: number,
  shape: number,
  shades: Print,
  paper: Colour,
  seed: number,
): Colour {
  let seen = mix(shades[0] ?? paper, paper, clamp01(v));
  if (Math.hypot((u - 0.12 * Math.sin(seed)) * shape, v - 0.62) < 0.13) seen = shades[1] ?? paper;
  for (let n = 2; n < shades.length; n++)
    if (v < 0.62 - n * 0.1 + 0.16 * fbm2(u * 3 + n * 9, seed, 3)) seen = shades[n] ?? paper;
  return seen;
}

/** Arches one within the other, as children draw rainbows. */
function arches(x: number, y: number, h: number, shades: Print, paper: Colour): Colour {
  const r = Math.hypot(x, Math.max(0, y - 0.3 * h)) / h;
  const band = Math.floor((0.5 - r) * 12);
  if (band < 0 || y < 0.2 * h) return paper;
  return band % 2 ? paper : (shades[(band / 2) % shades.length] ?? paper);
}

/** A framed print on a wall that looks to +z: layered hills, a sun, in the colours given. */
export function art(
  w: number,
  h: number,
  frame: Material,
  colours: readonly string[],
  seed: number,
): Model {
  const shades = colours.map(hex);
  const paper: Colour = hex('#f1e9da');
  const print = textured(
    (x, y, _z, out) => {
      const [u, v] = [x / w, y / h];
      const inside = Math.abs(u) < 0.36 && v > 0.13 && v < 0.87;
      let seen = paper;
      if (inside) {
        seen =
          seed % 2
            ? arches(u * w, v * h, h, shades, paper)
            : hillsAndSun(u, v, w / h, shades, paper, seed);
      }
      for (let k = 0; k < 3; k++) out[k] = seen[k] ?? 0;
    },
    { ownGrain: true },
  );
  return new Model()
    .add(block(w, h, 0.02), print)
    .add(block(w + 0.05, 0.03, 0.035), frame)
    .add(block(w + 0.05, 0.03, 0.035), frame, put([0, h - 0.03, 0]))
    .add(block(0.03, h, 0.035), frame, put([-w / 2, 0, 0]))
    .add(block(0.03, h, 0.035), frame, put([w / 2, 0, 0]));
}
