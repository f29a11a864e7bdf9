import { hex } from '../render/colour.ts';
import type { Material } from '../render/material.ts';
import { Model } from '../render/model.ts';
import { bar, beam, block, post, put, sheet } from './shapes.ts';
import { planks } from './surfaces.ts';

const HULL = planks('#5b3a22', '#9a6a3d', { across: 'y', along: 'x', width: 0.16, length: 5 });
const RIBBONS: readonly Material[] = ['#d8334a', '#f3c33b', '#3aa05b', '#e86fa0'].map((code) => ({
  colour: hex(code),
}));

/** A longtail boat about ten metres long, its prow with ribbons towards +x. */
export function longtail(canopy: string | null): Model {
  const model = new Model();
  const beamAt = (u: number) => 0.92 * Math.sin(Math.PI * Math.min(1, 0.16 + u * 0.86)) ** 0.75;
  const keel = (u: number) =>
    -0.25 + 1.9 * Math.max(0, u - 0.62) ** 2 * 6.5 + 0.5 * Math.max(0, 0.2 - u);
  const rim = (u: number) =>
    0.42 + 2.1 * Math.max(0, u - 0.58) ** 2 * 6 + 0.35 * Math.max(0, 0.2 - u);
  const x = (u: number) => -4.6 + u * 9.6;
  for (const side of [-1, 1])
    model.add(
      sheet(36, 6, (u, v) => [
        x(u),
        keel(u) + (rim(u) - keel(u)) * v,
        side * beamAt(u) * (0.15 + 0.85 * v ** 0.55) * (u > 0.97 ? 0.1 : 1),
      ]),
      HULL,
    );
  model.add(
    sheet(30, 2, (u, v) => [
      x(u * 0.8),
      0.05 + keel(u * 0.8) * 0.2,
      (v * 2 - 1) * beamAt(u * 0.8) * 0.8,
    ]),
    HULL,
  );
  for (const side of [-1, 1])
    model.add(
      bar(
        [0, 0.2, 0.4, 0.6, 0.8, 0.97].map(
          (u) => [x(u), rim(u) + 0.02, side * beamAt(u) * (u > 0.96 ? 0.1 : 1)] as const,
        ),
        0.045,
        6,
      ),
      { colour: hex('#c23b2e') },
    );
  model.add(beam([x(0.985), rim(0.97), 0], [x(1.02), rim(1) + 0.9, 0], 0.07, 6), HULL);
  RIBBONS.forEach((ribbon, n) => {
    model.add(
      post(0.14 - n * 0.012, 0.12, 0.14, 10),
      ribbon,
      put([x(0.995), rim(1) + 0.05 + n * 0.12, 0]),
    );
    model.add(
      sheet(2, 6, (u, v) => [
        x(1) + 0.12 + u * 0.1 + v * 0.12,
        rim(1) + 0.1 + n * 0.1 - v * (0.9 + n * 0.14),
        (n - 1.5) * 0.09 + 0.06 * Math.sin(v * 5 + n),
      ]),
      ribbon,
    );
  });
  for (const u of [0.25, 0.4, 0.55])
    model.add(block(0.3, 0.05, beamAt(u) * 1.8), HULL, put([x(u), 0.32, 0]));
  if (canopy) addCanopy(model, { colour: hex(canopy), translucent: 0.25 }, x);
  model.add(beam([-4.3, 0.75, 0], [-8.2, -0.25, 0.3], 0.035, 5), {
    colour: hex('#55585c'),
    gloss: 0.2,
    roughness: 0.2,
  });
  model.add(block(0.55, 0.36, 0.34), { colour: hex('#3c4a52') }, put([-4.2, 0.55, 0]));
  return model;
}

function addCanopy(model: Model, cloth: Material, x: (u: number) => number): void {
  for (const u of [0.2, 0.4, 0.6])
    for (const side of [-1, 1])
      model.add(post(0.03, 1.6, 0.03, 6), HULL, put([x(u), 0.4, side * 0.75]));
  model.add(
    sheet(4, 10, (u, v) => [
      x(0.16 + u * 0.48),
      1.95 + 0.28 * Math.sin(v * Math.PI),
      (v * 2 - 1) * 0.95,
    ]),
    cloth,
  );
}

/** A plank boat for two or a kayak, 3.6 m, pointing to +x. */
export function skiff(colour: string): Model {
  const model = new Model();
  const paint: Material = { colour: hex(colour), gloss: 0.04, roughness: 0.2 };
  const half = (u: number) => 0.42 * Math.sin(Math.PI * (0.02 + 0.96 * u)) ** 0.65;
  const x = (u: number) => -1.8 + 3.6 * u;
  const rise = (u: number) => 0.3 * Math.abs(u - 0.5) ** 3 * 8;
  for (const side of [-1, 1]) {
    model.add(
      sheet(20, 5, (u, v) => [x(u), -0.14 + 0.36 * v + rise(u), side * half(u) * v ** 0.5]),
      paint,
    );
    model.add(
      sheet(20, 1, (u, v) => [x(u), 0.23 + rise(u), side * half(u) * (1 - v * 0.12)]),
      paint,
    );
  }
  model.add(
    sheet(12, 1, (u, v) => [x(0.12 + u * 0.76), 0.02, (v * 2 - 1) * half(0.12 + u * 0.76) * 0.7]),
    HULL,
  );
  model.add(block(0.24, 0.03, 0.7), HULL, put([0.2, 0.17, 0]));
  return model;
}
