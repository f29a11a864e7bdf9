import { longtail, skiff } from '../elements/boats.ts';
import { JUNGLE, tree, tuft } from '../elements/foliage.ts';
import { CLAY, type HouseSpec, house, TIN } from '../elements/house.ts';
import { lantern } from '../elements/lights.ts';
import { palm } from '../elements/palm.ts';
import { pier } from '../elements/pier.ts';
import { raft, trestle } from '../elements/river-craft.ts';
import { ball } from '../elements/shapes.ts';
import { chedi, viharn } from '../elements/temple.ts';
import { type HeightAt, terrain } from '../elements/terrain.ts';
import { bamboo, forestTree, mangrove } from '../elements/trees.ts';
import type { View } from '../render/camera.ts';
import { glowing } from '../render/material.ts';
import { Model } from '../render/model.ts';
import { fbm2, noise2 } from '../render/noise.ts';
import type { Scene } from '../render/scene.ts';
import { FOREST, WOOD_FLOOR } from '../surroundings/grounds.ts';
import { type SkySpec, surroundings } from '../surroundings/sky.ts';
import { RIVER, type Water } from '../surroundings/water.ts';
import { Stage } from './stage.ts';

type Place = readonly [x: number, z: number, turn: number];

/** A river scene; its water winds along z = 0 and below. */
export type WatersideSpec = SkySpec & {
  seed: number;
  view: View;
  /** Half the width of the water, and how it winds. */
  half: number;
  winding?: number;
  /** Height of the banks' hills. */
  hills?: number;
  banks: 'jungle' | 'palms' | 'mangrove';
  density: number;
  houses?: readonly Place[];
  houseSpec?: Partial<HouseSpec>;
  rafts?: readonly Place[];
  boats?: readonly Place[];
  skiffs?: readonly Place[];
  pierAt?: readonly [x: number, z: number, turn: number, long: number];
  railway?: boolean;
  temple?: readonly [x: number, z: number, size: number];
  bigTree?: readonly [x: number, z: number, height: number];
  lanterns?: readonly (readonly [x: number, y: number, z: number])[];
  fireflies?: number;
  water?: Partial<Water>;
  lit?: number;
  clearFor?: number;
};

/** A river, a canal or a creek that runs away from the camera between two banks. */
export function waterside(spec: WatersideSpec): Scene {
  const { half, winding = 6, hills = 0, seed } = spec;
  const middle = (z: number) => winding * (noise2(z * 0.012, seed) - noise2(0, seed));
  const heightAt: HeightAt = (x, z) => {
    const out = Math.abs(x - middle(z)) - half - 0.8 * noise2(z * 0.15, x > 0 ? 3 : 8);
    if (out < 0) return Math.max(-3, out * 0.7);
    const bank = 1.1 * (1 - Math.exp(-out * 0.8));
    const slope = Math.max(0, out - 9);
    return (
      bank +
      0.12 * fbm2(x * 0.3, z * 0.3, 3) +
      hills * (1 - Math.exp(-slope * 0.02)) * (0.75 + 0.7 * fbm2(x * 0.013, z * 0.013, 4))
    );
  };
  const stage = new Stage(seed, heightAt);
  stage.land(
    terrain(heightAt, hills > 3 ? FOREST : WOOD_FLOOR, spec.view, { far: 420, columns: 240 }),
    hills < 3,
  );
  plant(stage, spec, middle);
  build(stage, spec);
  glowAll(stage, spec, middle);
  const places = [...(spec.houses ?? []), ...(spec.rafts ?? [])].slice(0, 4);
  const lit = spec.lit ?? 0;
  const hung = (spec.lanterns ?? [])
    .slice(0, 4)
    .map((at) => ({ at, size: 0.2, light: [0.9 * lit, 0.45 * lit, 0.16 * lit] as const }));
  return {
    things: stage.things,
    view: spec.view,
    surroundings: surroundings({ ground: [0.16, 0.18, 0.1], ...spec }),
    water: { ...RIVER, ...spec.water, depthAt: (x, z) => -heightAt(x, z) },
    clearFor: spec.clearFor ?? 500,
    ...(lit
      ? {
          lamps: [
            ...hung,
            ...places.map(([x, z, turn]) => ({
              at: [x + Math.sin(turn) * 4, 3.6, z + Math.cos(turn) * 4] as const,
              size: 0.15,
              light: [2.6 * lit, 1.4 * lit, 0.6 * lit] as const,
            })),
          ],
        }
      : {}),
  };
}

function plant(
  stage: Stage,
  { seed, half, banks, density, bigTree }: WatersideSpec,
  middle: (z: number) => number,
): void {
  const kinds = {
    jungle: () => [
      tree({ seed, height: 13, spread: 6 }),
      tree({ seed: seed + 1, height: 10, spread: 5 }),
      bamboo(seed, 11),
      bamboo(seed + 1, 13),
    ],
    palms: () => [
      palm(seed, 9, 2),
      palm(seed + 1, 7.5, 1.4),
      tree({ seed, height: 9, spread: 5 }),
      tree({ seed: seed + 1, height: 7, spread: 3.6 }),
    ],
    mangrove: () => [mangrove(seed), mangrove(seed + 1), mangrove(seed + 2)],
  };
  const meshes = kinds[banks]().map((model) => model.build());
  const beside =
    (from: number, to: number, near: number, far: number) => (luck: Stage['luck'], n: number) => {
      const z = -luck.between(near, far);
      return [middle(z) + (n % 2 ? 1 : -1) * (half + luck.between(from, to)), z] as const;
    };
  const edge = banks === 'mangrove' ? ([-0.8, 7] as const) : ([6, 16] as const);
  stage.scatter(
    meshes,
    density,
    beside(edge[0], edge[1], banks === 'mangrove' ? 12 : 7, 120),
    [0.75, 1.25],
  );
  const reeds = [tuft(seed, 1.1, 150), tuft(seed + 1, 0.8, 120)].map((model) => model.build());
  stage.scatter(reeds, density * 3, beside(-0.15, 3, 4, 90), [0.6, 1.3]);
  const woods = [1, 2, 3].map((n) => forestTree(seed + n).build());
  stage.scatter(woods, density * 11, beside(13, 130, 18, 330), [0.7, 1.4]);
  if (bigTree)
    stage.stand(
      tree({
        seed: seed + 9,
        height: bigTree[2],
        spread: bigTree[2] * 0.72,
        leaves: 22000,
        leafSize: 0.2,
        tones: JUNGLE,
      }),
      bigTree[0],
      bigTree[1],
    );
}

function build(stage: Stage, spec: WatersideSpec): void {
  const home = house({
    width: 7.5,
    depth: 5,
    walls: 2.6,
    stilts: 1.7,
    veranda: 2.2,
    pitch: 0.8,
    roof: spec.seed % 2 ? CLAY : TIN,
    front: ['window', 'door', 'window', 'window'],
    lit: spec.lit ?? 0,
    ...spec.houseSpec,
  }).build();
  for (const [x, z, turn] of spec.houses ?? [])
    stage.hang(home, [x, 0, z], { turn, tint: stage.luck.between(0.8, 1.1) });
  const float = raft(spec.lit ?? 0).build();
  for (const [x, z, turn] of spec.rafts ?? []) stage.hang(float, [x, 0.05, z], { turn });
  const boats = [longtail('#2f6f8f'), longtail('#3f7f55')].map((model) => model.build());
  (spec.boats ?? []).forEach(([x, z, turn], n) => {
    const hull = boats[n % 2];
    if (hull) stage.hang(hull, [x, 0.02, z], { turn });
  });
  const skiffs = [skiff('#7a5233'), skiff('#2f7f7a'), skiff('#d5642f')].map((model) =>
    model.build(),
  );
  (spec.skiffs ?? []).forEach(([x, z, turn], n) => {
    const hull = skiffs[n % 3];
    if (hull) stage.hang(hull, [x, 0.03, z], { turn });
  });
  if (spec.pierAt)
    stage.hang(
      pier(spec.pierAt[3], 2, spec.pierAt[3] > 20),
      [spec.pierAt[0], 0.75, spec.pierAt[1]],
      { turn: spec.pierAt[2] },
    );
  if (spec.railway) stage.hang(trestle(70), [spec.half + 2.2, 0, -42], { turn: 0.06 });
  if (!spec.temple) return;
  const [x, z, size] = spec.temple;
  stage.stand(viharn({ width: 8 }), x, z, { turn: x > 0 ? -0.9 : 0.9, size });
  stage.stand(chedi(13, false), x + 13 * size * Math.sign(x), z - 10 * size, { size });
}

function glowAll(
  stage: Stage,
  { lanterns = [], fireflies = 0, half, lit = 0 }: WatersideSpec,
  middle: (z: number) => number,
): void {
  for (const at of lanterns) stage.hang(lantern('#ff8a3c', 0.28, Math.max(0.3, lit)), at);
  if (fireflies === 0) return;
  const spark = new Model().add(ball(0.028), glowing('#d9ff6a', 4.5)).build();
  const { luck } = stage;
  for (let n = 0; n < fireflies; n++) {
    const z = -luck.between(7, 60);
    const x = middle(z) + (n % 2 ? 1 : -1) * (half + luck.between(-1.2, 4.5));
    stage.hang(spark, [x, luck.between(0.8, 5.4), z], {
      size: luck.between(0.6, 1.3) * (1 - z * 0.012),
    });
  }
}
