import { bicycle } from '../elements/bicycle.ts';
import { fanPlant } from '../elements/fan-plant.ts';
import { bush, GARDEN, leaf, tree } from '../elements/foliage.ts';
import { lantern, lightString } from '../elements/lights.ts';
import { cafeTable } from '../elements/outdoors.ts';
import { block, type Point, post, put } from '../elements/shapes.ts';
import { type ShophouseSpec, shophouse } from '../elements/shophouse.ts';
import { encaustic } from '../elements/surfaces.ts';
import { terrain } from '../elements/terrain.ts';
import { type TowerSpec, tower } from '../elements/tower.ts';
import type { View } from '../render/camera.ts';
import { hex } from '../render/colour.ts';
import { type Material, matt, textured } from '../render/material.ts';
import { Model } from '../render/model.ts';
import { fbm2, noise2 } from '../render/noise.ts';
import type { Lamp, Scene } from '../render/scene.ts';
import { PAVING } from '../surroundings/grounds.ts';
import { type SkySpec, surroundings } from '../surroundings/sky.ts';
import { Stage } from './stage.ts';

/** A lane along -z, or what is seen across a square. */
export type StreetSpec = SkySpec & {
  seed: number;
  view: View;
  /** Houses on the left from near to far, and on the right; half the street's width. */
  left?: readonly ShophouseSpec[];
  right?: readonly ShophouseSpec[];
  /** Houses across the end, seen from the front. */
  facing?: readonly ShophouseSpec[];
  facingAt?: number;
  half: number;
  towers?: readonly (TowerSpec & { at: readonly [number, number]; turn?: number })[];
  trees?: readonly (readonly [x: number, z: number, height: number])[];
  pots?: readonly (readonly [x: number, z: number])[];
  tables?: readonly (readonly [x: number, z: number])[];
  lanterns?: readonly Point[];
  strings?: readonly (readonly [Point, Point])[];
  floor: 'asphalt' | 'paving' | 'tiles' | 'roof';
  bicycle?: readonly [x: number, z: number, turn: number];
  lit?: number;
};

const ASPHALT: Material = textured((x, _y, z, out) => {
  const tone = 0.085 + 0.02 * fbm2(x * 0.3, z * 0.3, 4) + 0.008 * noise2(x * 30, z * 30);
  out[0] = tone * 1.04;
  out[1] = tone;
  out[2] = tone * 0.97;
});

const FLOORS = {
  asphalt: ASPHALT,
  paving: PAVING,
  tiles: encaustic('#e8dcc4', '#8a4a38', '#3f6a68'),
  roof: PAVING,
};

/** A lane between rows of shophouses, a courtyard, or a roof above the city. */
export function street(spec: StreetSpec): Scene {
  const stage = new Stage(spec.seed, () => 0);
  stage.land(
    terrain(() => 0, FLOORS[spec.floor], spec.view, {
      far: spec.floor === 'roof' ? 15 : 150,
      columns: 20,
      rows: 40,
      spread: 1.6,
    }),
  );
  const lit = spec.lit ?? 0;
  row(stage, spec.left, (along) => [-spec.half, -along], Math.PI / 2, lit);
  row(stage, spec.right, (along) => [spec.half, -along], -Math.PI / 2, lit);
  const width = (spec.facing ?? []).reduce((sum, { width: wide = 5.2 }) => sum + wide, 0);
  row(stage, spec.facing, (along) => [along - width / 2, -(spec.facingAt ?? 16)], 0, lit);
  for (const { at, turn = 0, ...built } of spec.towers ?? [])
    stage.hang(tower({ lit, ...built }), [at[0], built.foot ?? 0, at[1]], { turn });
  furnish(stage, spec);
  const lamps: Lamp[] = (spec.lanterns ?? [])
    .slice(0, 6)
    .map((at) => ({ at, size: 0.2, light: [2.4 * lit, 1.3 * lit, 0.55 * lit] }));
  for (const [a, b] of spec.strings ?? [])
    lamps.push({
      at: [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2 - 1, (a[2] + b[2]) / 2],
      size: 0.4,
      light: [2.6 * lit, 1.6 * lit, 0.8 * lit],
    });
  return {
    things: stage.things,
    view: spec.view,
    surroundings: surroundings({ ground: [0.2, 0.18, 0.16], ...spec }),
    clearFor: 700,
    ...(lit ? { lamps } : {}),
  };
}

function row(
  stage: Stage,
  houses: readonly ShophouseSpec[] | undefined,
  at: (along: number) => readonly [number, number],
  turn: number,
  lit: number,
): void {
  let along = -6;
  if (turn === 0) along = 0;
  for (const spec of houses ?? []) {
    const wide = spec.width ?? 5.2;
    const [x, z] = at(along + wide / 2);
    stage.hang(shophouse({ lit, ...spec }), [x, 0, z], { turn });
    along += wide;
  }
}

function furnish(stage: Stage, spec: StreetSpec): void {
  const { seed, luck } = { seed: spec.seed, luck: stage.luck };
  (spec.trees ?? []).forEach(([x, z, height], n) => {
    stage.stand(
      tree({ seed: seed + n, height, spread: height * 0.46, tones: GARDEN, leaves: 9000 }),
      x,
      z,
    );
  });
  const plants = [
    fanPlant(seed, 1.3, 10, 0.16),
    bush(seed + 1, GARDEN, leaf('#e4587f', 0.5)),
    fanPlant(seed + 2, 1, 16, 0.06),
    bush(seed + 3),
  ].map((model) => model.build());
  const pot = new Model()
    .add(post(0.24, 0.5, 0.34, 18), matt('#a85f3d'))
    .add(post(0.36, 0.08, 0.36, 18), matt('#a85f3d'), put([0, 0.46, 0]))
    .build();
  for (const [x, z] of spec.pots ?? []) {
    stage.stand(pot, x, z, { size: 0.9, tint: luck.between(0.75, 1.1) });
    stage.hang(luck.pick(plants), [x, 0.42, z], {
      size: luck.between(0.65, 0.95),
      turn: luck.between(0, 6),
    });
  }
  const table = cafeTable().build();
  for (const [x, z] of spec.tables ?? []) stage.stand(table, x, z, { turn: luck.between(0, 3) });
  for (const at of spec.lanterns ?? [])
    stage.hang(lantern('#e8452f', 0.3, Math.max(0.25, (spec.lit ?? 0) * 0.9)), at);
  for (const [a, b] of spec.strings ?? [])
    stage.hang(lightString(a, b, 0.7, 18, spec.lit ?? 0), [0, 0, 0]);
  if (spec.floor === 'roof') stage.hang(parapet(), [0, 0, -14.6]);
  if (spec.bicycle)
    stage.stand(bicycle(), spec.bicycle[0], spec.bicycle[1], { turn: spec.bicycle[2] });
}

const parapet = () => {
  const model = new Model().add(block(60, 0.55, 0.25), { colour: hex('#d9d3c7') });
  for (let x = -30; x <= 30; x += 1.6)
    model.add(block(0.05, 0.6, 0.05), matt('#2d2f31'), put([x, 0.55, 0]));
  return model.add(block(60, 0.06, 0.08), matt('#2d2f31'), put([0, 1.12, 0]));
};
