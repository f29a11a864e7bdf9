import { dome, firePit } from '../elements/camp.ts';
import { bush, TEA, tree } from '../elements/foliage.ts';
import { DARK_WOOD, type HouseSpec, house, SHINGLE } from '../elements/house.ts';
import { block, put } from '../elements/shapes.ts';
import { type HeightAt, terrain } from '../elements/terrain.ts';
import { cherry, forestTree } from '../elements/trees.ts';
import type { View } from '../render/camera.ts';
import { clamp01, hex, smoothstep } from '../render/colour.ts';
import { type Material, textured } from '../render/material.ts';
import { Model } from '../render/model.ts';
import { fbm2, noise2 } from '../render/noise.ts';
import type { Lamp, Scene } from '../render/scene.ts';
import { EARTH, LAWN } from '../surroundings/grounds.ts';
import { type SkySpec, surroundings } from '../surroundings/sky.ts';
import { Stage } from './stage.ts';

/** A view from a hill; the land falls away towards -z. */
export type HillsSpec = SkySpec & {
  seed: number;
  view: View;
  /** How the near slope is used. */
  slope: 'meadow' | 'tea' | 'rice' | 'berries';
  /** Metres the land falls away from the camera, and how soon. */
  fall: number;
  houses?: readonly (readonly [x: number, z: number, turn: number])[];
  houseSpec?: Partial<HouseSpec>;
  domes?: readonly (readonly [x: number, z: number])[];
  fire?: readonly [x: number, z: number];
  cherries?: readonly (readonly [x: number, z: number, height: number])[];
  trees?: readonly (readonly [x: number, z: number, height: number])[];
  forest?: number;
  lit?: number;
  clearFor?: number;
  /** Height below which the valley is full of mist. */
  mistAt?: number;
};

/** A shoulder of a hill high above a valley. */
export function hills(spec: HillsSpec): Scene {
  const { view, seed, slope, fall } = spec;
  const land: HeightAt = (x, z) => {
    const away = Math.max(0, -z);
    const drop = fall * smoothstep(4, 120, away) + 26 * smoothstep(120, 320, away);
    if (slope === 'rice') return valley(x, z, fall, seed);
    return (
      -drop +
      Math.max(0, away - 8) * 0.06 * fbm2(x * 0.012 + seed, z * 0.012, 4) * 4 +
      0.25 * noise2(x * 0.08, z * 0.08)
    );
  };
  const step = slope === 'rice' ? TERRACE : 0;
  const heightAt: HeightAt = (x, z) => (step ? terraced(land(x, z), step) : land(x, z));
  const stage = new Stage(seed, heightAt);
  stage.land(
    terrain(heightAt, groundOf(slope, land), view, { far: 420, columns: 260, rows: 320 }),
    false,
  );
  if (slope === 'tea') plantRows(stage, seed, 2, TEA, 0.8);
  if (slope === 'berries') plantRows(stage, seed, 1.1, undefined, 0.36);
  build(stage, spec);
  const woods = [1, 2, 3].map((n) => forestTree(seed + n).build());
  stage.scatter(
    woods,
    spec.forest ?? 500,
    (luck) => {
      const z = -luck.between(30, 290);
      return [luck.between(-1, 1) * (20 - z * 0.75), z];
    },
    [0.6, 1.3],
  );
  return {
    things: stage.things,
    view,
    surroundings: surroundings({ ground: [0.24, 0.3, 0.14], ...spec }),
    clearFor: spec.clearFor ?? 600,
    ...(spec.mistAt === undefined ? {} : { mistAt: spec.mistAt }),
    ...(spec.lit ? { lamps: lampsOf(spec, heightAt) } : {}),
  };
}

const TERRACE = 1.3;

/** Down to a stream and up the far side, which looks back at us with all its fields. */
function valley(x: number, z: number, fall: number, seed: number): number {
  const away = Math.max(0, -z);
  const side = 10 * fbm2(x * 0.011 + seed, z * 0.011, 3);
  return (
    -fall * smoothstep(2, 62, away) +
    1.75 * fall * smoothstep(66, 190, away) +
    side * smoothstep(6, 60, away)
  );
}

/** Level fields with short banks between them. */
function terraced(height: number, step: number): number {
  const level = height / step;
  const floor = Math.floor(level);
  return (floor + smoothstep(0.82, 0.98, level - floor)) * step;
}

/** Earth between the near rows, grass on the hills behind them. */
const FIELDS: Material = textured((x, y, z, out) => {
  LAWN.texture?.(x, y, z, out);
  const [red = 0, green = 0, blue = 0] = out;
  EARTH.texture?.(x, y, z, out);
  const far = smoothstep(-42, -58, z + 6 * noise2(x * 0.05, z * 0.05));
  [red, green, blue].forEach((channel, k) => {
    out[k] = (out[k] ?? 0) + (channel - (out[k] ?? 0)) * far;
  });
});

function groundOf(slope: HillsSpec['slope'], land: HeightAt): Material {
  if (slope === 'tea' || slope === 'berries') return FIELDS;
  if (slope === 'meadow') return LAWN;
  const [young, ripe, bank] = [hex('#6f9a35'), hex('#c2b04a'), hex('#3f5a24')];
  return textured((x, _y, z, out) => {
    const level = land(x, z) / TERRACE;
    const field = Math.floor(level);
    const ripeness = clamp01(0.5 + 0.9 * fbm2(field * 3.1 + x * 0.01, x * 0.05, 3));
    const onBank = smoothstep(0.76, 0.84, level - field);
    const stalks = 1 + 0.2 * noise2(x * 6, z * 6) + 0.12 * noise2(x * 23, z * 23);
    for (let k = 0; k < 3; k++) {
      const crop = (young[k] ?? 0) + ((ripe[k] ?? 0) - (young[k] ?? 0)) * ripeness;
      out[k] = (crop + ((bank[k] ?? 0) - crop) * onBank) * stalks;
    }
  });
}

/** Rows of bushes that follow the contours, close enough to seem clipped. */
function plantRows(
  stage: Stage,
  seed: number,
  gap: number,
  tones: typeof TEA | undefined,
  size: number,
): void {
  const plants = [1, 2, 3].map((n) => bush(seed + n, tones, undefined, 420).build());
  const { luck } = stage;
  for (let row = 0; row < 46; row++) {
    const z0 = -3 - row * gap * (1 + row * 0.02);
    const reach = 9 - z0 * 0.85;
    const spacing = size * 0.72 * (1 + row * 0.02);
    for (let x = -reach; x < reach; x += spacing) {
      const z = z0 + 4.5 * noise2(x * 0.022, row * 0.012 + seed) + 0.5 * noise2(x * 0.09, 9);
      stage.stand(luck.pick(plants), x + luck.between(-0.1, 0.1), z, {
        turn: luck.between(0, 6),
        size: [size * 1.15, size * luck.between(0.85, 1.05), size],
        tint: luck.between(0.85, 1.15),
        sink: 0.1,
      });
    }
  }
}

function build(stage: Stage, spec: HillsSpec): void {
  const cabin = house({
    width: 6,
    depth: 5,
    walls: 2.6,
    stilts: 1.1,
    veranda: 2.2,
    pitch: 0.95,
    roof: SHINGLE,
    front: ['glass', 'door'],
    lit: spec.lit ?? 0,
    ...spec.houseSpec,
  }).build();
  for (const [x, z, turn] of spec.houses ?? []) stage.stand(cabin, x, z, { turn });
  const tent = dome(spec.lit ?? 0).build();
  for (const [x, z] of spec.domes ?? []) {
    stage.stand(tent, x, z, { turn: -x * 0.06, sink: -0.5 });
    stage.stand(
      new Model()
        .add(block(7.4, 0.2, 7), DARK_WOOD)
        .add(block(0.4, 2.4, 0.4), DARK_WOOD, put([0, -2.4, 2])),
      x,
      z,
      { sink: -0.05 },
    );
  }
  if (spec.fire) stage.stand(firePit((spec.lit ?? 0) > 0.5), ...spec.fire);
  for (const [x, z, height] of spec.cherries ?? [])
    stage.stand(cherry(Math.round(x * 7 - z), height), x, z);
  for (const [x, z, height] of spec.trees ?? [])
    stage.stand(tree({ seed: Math.round(x * 3 - z), height, spread: height * 0.42 }), x, z);
}

function lampsOf(spec: HillsSpec, heightAt: HeightAt): readonly Lamp[] {
  const lit = spec.lit ?? 0;
  const places = [...(spec.houses ?? []), ...(spec.domes ?? [])].slice(0, 4);
  const warm = places.map(([x, z]) => ({
    at: [x * 0.93, heightAt(x, z) + 2.4, z + 4.2] as const,
    size: 0.15,
    light: [2.6 * lit, 1.5 * lit, 0.7 * lit] as const,
  }));
  if (!spec.fire) return warm;
  const [x, z] = spec.fire;
  return [
    ...warm,
    { at: [x, heightAt(x, z) + 0.75, z], size: 0.2, light: [4 * lit, 1.7 * lit, 0.5 * lit] },
  ];
}
