import { fanPlant } from '../elements/fan-plant.ts';
import { bush, GARDEN, JUNGLE, leaf, tree } from '../elements/foliage.ts';
import { type HouseSpec, house } from '../elements/house.ts';
import { lantern, lightString } from '../elements/lights.ts';
import { cafeTable } from '../elements/outdoors.ts';
import { palm } from '../elements/palm.ts';
import { block, type Point } from '../elements/shapes.ts';
import { chedi, viharn } from '../elements/temple.ts';
import { terrain } from '../elements/terrain.ts';
import { bamboo, forestTree } from '../elements/trees.ts';
import { type VillaSpec, villa } from '../elements/villa.ts';
import type { View } from '../render/camera.ts';
import { mix, smoothstep } from '../render/colour.ts';
import { textured } from '../render/material.ts';
import { Model } from '../render/model.ts';
import { noise2 } from '../render/noise.ts';
import type { Lamp, Scene } from '../render/scene.ts';
import { EARTH, LAWN, PAVING } from '../surroundings/grounds.ts';
import { type SkySpec, surroundings } from '../surroundings/sky.ts';
import { Stage } from './stage.ts';

type Spot = readonly [x: number, z: number, size: number];

/** What stands and grows on level ground; places are (x, z) in metres. */
export type GardenSpec = SkySpec & {
  seed: number;
  view: View;
  houses?: readonly { spec: HouseSpec; at: readonly [number, number]; turn: number }[];
  villas?: readonly { spec: VillaSpec; at: readonly [number, number]; turn: number }[];
  viharns?: readonly {
    at: readonly [number, number];
    turn: number;
    size: number;
    green?: boolean;
  }[];
  chedis?: readonly { at: readonly [number, number]; height: number; old: boolean }[];
  trees?: readonly Spot[];
  frangipanis?: readonly Spot[];
  palms?: readonly Spot[];
  bamboos?: readonly Spot[];
  beds?: readonly Spot[];
  tables?: readonly (readonly [x: number, z: number])[];
  lanterns?: readonly Point[];
  strings?: readonly (readonly [Point, Point])[];
  /** Half the width of the path from the camera to the origin's left or right; 0 for none. */
  path?: number;
  pathTo?: number;
  paved?: 'all' | 'path' | 'earth';
  wall?: boolean;
  woods?: number;
  lit?: number;
  clearFor?: number;
};

/** Level ground with buildings among trees: gardens, courts and temple yards. */
export function garden(spec: GardenSpec): Scene {
  const heightAt = (x: number, z: number) => 0.1 * noise2(x * 0.06, z * 0.06) - 0.05;
  const stage = new Stage(spec.seed, heightAt);
  stage.land(terrain(heightAt, groundOf(spec), spec.view, { far: 140, columns: 90, rows: 120 }));
  build(stage, spec);
  plant(stage, spec);
  const lit = spec.lit ?? 0;
  const bulbs = (spec.strings ?? []).flatMap(([a, b]) =>
    [0.3, 0.7].map(
      (t) => a.map((v, k) => v + ((b[k] ?? 0) - v) * t - (k === 1 ? 0.9 : 0)) as unknown as Point,
    ),
  );
  const lamps: Lamp[] = [...(spec.lanterns ?? []), ...bulbs].map((at) => ({
    at,
    size: 0.2,
    light: [1.9 * lit, 1.05 * lit, 0.46 * lit],
  }));
  for (const { at, turn, spec: built } of spec.houses ?? []) {
    const out = built.depth / 2 + (built.veranda ?? 1.5) * 0.5;
    lamps.push({
      at: [
        at[0] + Math.sin(turn) * out,
        (built.stilts ?? 0) + built.walls * 0.8,
        at[1] + Math.cos(turn) * out,
      ],
      size: 0.15,
      light: [3 * lit, 1.75 * lit, 0.8 * lit],
    });
  }
  return {
    things: stage.things,
    view: spec.view,
    surroundings: surroundings({ ground: [0.26, 0.28, 0.16], ...spec }),
    clearFor: spec.clearFor ?? 700,
    ...(lit ? { lamps } : {}),
  };
}

function groundOf({ path = 0, pathTo = 0, paved = 'path', view }: GardenSpec) {
  if (paved === 'all') return PAVING;
  const out = new Float64Array(3);
  return textured((x, y, z, colour) => {
    (paved === 'earth' ? EARTH : LAWN).texture?.(x, y, z, colour);
    const along = smoothstep(view.from[2], -14, z);
    const off = Math.abs(x - pathTo * along - 0.7 * noise2(z * 0.09, 4));
    const on = path > 0 ? smoothstep(path + 0.25, path - 0.1, off + 0.2 * noise2(x * 2, z * 2)) : 0;
    if (on <= 0) return;
    PAVING.texture?.(x, y, z, out);
    const mixed = mix(colour as unknown as Point, out as unknown as Point, on);
    for (let k = 0; k < 3; k++) colour[k] = mixed[k] ?? 0;
  });
}

function build(stage: Stage, spec: GardenSpec): void {
  const lit = spec.lit ?? 0;
  for (const { spec: built, at, turn } of spec.houses ?? [])
    stage.stand(house({ lit, ...built }), at[0], at[1], { turn });
  for (const { spec: built, at, turn } of spec.villas ?? [])
    stage.stand(villa({ lit, ...built }), at[0], at[1], { turn });
  for (const { at, turn, size, green } of spec.viharns ?? [])
    stage.stand(viharn({ green: green ?? false }), at[0], at[1], { turn, size });
  for (const { at, height, old } of spec.chedis ?? [])
    stage.stand(chedi(height, old), at[0], at[1]);
  const table = cafeTable().build();
  for (const [x, z] of spec.tables ?? [])
    stage.stand(table, x, z, { turn: stage.luck.between(0, 1) });
  for (const at of spec.lanterns ?? [])
    stage.hang(lantern('#ff9a4a', 0.26, Math.max(0.25, lit)), at);
  for (const [from, to] of spec.strings ?? [])
    stage.hang(lightString(from, to, 0.8, 16, lit), [0, 0, 0]);
  if (!spec.wall) return;
  const wall = new Model()
    .add(block(90, 1.7, 0.4), { colour: [0.72, 0.68, 0.6] })
    .add(block(90, 0.14, 0.6), { colour: [0.4, 0.16, 0.09] });
  stage.hang(wall, [0, 0, -32]);
}

function plant(stage: Stage, spec: GardenSpec): void {
  const { seed, luck } = { seed: spec.seed, luck: stage.luck };
  const place = (spots: readonly Spot[] | undefined, make: (size: number, n: number) => Model) => {
    (spots ?? []).forEach(([x, z, size], n) => {
      stage.stand(make(size, n), x, z, { turn: luck.between(0, 6.28) });
    });
  };
  place(spec.trees, (height, n) =>
    tree({ seed: seed + n, height, spread: height * 0.5, tones: JUNGLE, leaves: 9000 }),
  );
  place(spec.frangipanis, (height, n) =>
    tree({
      seed: seed + 30 + n,
      height,
      spread: height * 0.5,
      tones: GARDEN,
      leaves: 3000,
      leafSize: 0.26,
      blossom: leaf('#fff3dd', 0.6),
    }),
  );
  place(spec.palms, (height, n) => palm(seed + n, height, 1.2));
  place(spec.bamboos, (height, n) => bamboo(seed + n, height));
  const green = [
    bush(seed),
    bush(seed + 1, GARDEN, leaf('#e4587f', 0.5)),
    fanPlant(seed + 2, 1.4, 12, 0.17),
    fanPlant(seed + 3, 1, 15, 0.08),
    bush(seed + 4, JUNGLE, leaf('#f2a93b', 0.5)),
  ].map((model) => model.build());
  for (const [x, z, size] of spec.beds ?? [])
    for (let n = 0; n < 7; n++)
      stage.stand(
        luck.pick(green),
        x + luck.between(-1, 1) * size,
        z + luck.between(-0.5, 0.5) * size,
        {
          turn: luck.between(0, 6),
          size: luck.between(0.55, 1.15),
          tint: luck.between(0.85, 1.15),
          sink: 0.05,
        },
      );
  const woods = [1, 2, 3].map((n) => forestTree(seed + n).build());
  stage.scatter(
    woods,
    spec.woods ?? 90,
    (_luck, n) => [luck.between(-60, 60), -36 - (n % 7) * 4 - luck.between(0, 6)],
    [0.8, 1.4],
  );
}
