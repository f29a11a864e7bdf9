import { fanPlant } from '../elements/fan-plant.ts';
import { bush, GARDEN, leaf, tree } from '../elements/foliage.ts';
import { DECK, type HouseSpec, house } from '../elements/house.ts';
import { lounger, parasol } from '../elements/outdoors.ts';
import { palm } from '../elements/palm.ts';
import { tiles } from '../elements/surfaces.ts';
import { terrain } from '../elements/terrain.ts';
import { pine } from '../elements/trees.ts';
import { poolDeck, type VillaSpec, villa } from '../elements/villa.ts';
import type { View } from '../render/camera.ts';
import type { Lamp, Scene } from '../render/scene.ts';
import { LAWN, PAVING } from '../surroundings/grounds.ts';
import { type SkySpec, surroundings } from '../surroundings/sky.ts';
import { POOL } from '../surroundings/water.ts';
import { Stage } from './stage.ts';

const LINING = tiles('#6fc9c6', '#8fdcd6', 0.12, '#5fb3b2');
const BLOSSOM = leaf('#e85a8a', 0.5);
const FRANGIPANI = leaf('#fff4dc', 0.5);

/** A pool and its surroundings; places are (x, z) in metres. */
export type PoolsideSpec = SkySpec & {
  seed: number;
  view: View;
  /** Width and length of the pool, whose middle is the origin. */
  pool: readonly [number, number];
  deck: 'wood' | 'stone';
  /** Where the land falls away behind the pool (z), so that it meets the horizon. */
  edge?: number;
  building?:
    | { kind: 'villa'; spec: VillaSpec; at: readonly [number, number]; turn: number }
    | { kind: 'house'; spec: HouseSpec; at: readonly [number, number]; turn: number };
  palms: readonly (readonly [x: number, z: number])[];
  trees?: readonly (readonly [x: number, z: number, height: number])[];
  pines?: readonly (readonly [x: number, z: number])[];
  loungers: readonly (readonly [x: number, z: number, turn: number])[];
  parasol?: string;
  hedge?: readonly (readonly [x: number, z: number, size: number])[];
  lit?: number;
};

/** A pool on its deck, with what stands around it. */
export function poolside(spec: PoolsideSpec): Scene {
  const [w, d] = spec.pool;
  const edge = spec.edge ?? -Infinity;
  const heightAt = (_x: number, z: number) =>
    z < edge ? Math.max(-30, (z - edge) * 0.9) - 0.6 : -0.55;
  const stage = new Stage(spec.seed, heightAt);
  stage.land(terrain(heightAt, LAWN, spec.view, { far: 160, columns: 60, rows: 80 }));
  stage.hang(
    poolDeck(spec.pool, 3.4, spec.deck === 'wood' ? DECK : PAVING, LINING, edge > -d),
    [0, 0, 0],
  );
  if (spec.building) {
    const { kind, at, turn, spec: built } = spec.building;
    stage.hang(
      kind === 'villa'
        ? villa({ lit: spec.lit ?? 0, ...built })
        : house({ lit: spec.lit ?? 0, ...built }),
      [at[0], kind === 'villa' ? 0 : -0.3, at[1]],
      { turn },
    );
  }
  plant(stage, spec);
  const seat = lounger().build();
  for (const [x, z, turn] of spec.loungers) stage.hang(seat, [x, 0, z], { turn });
  if (spec.parasol) {
    const shade = parasol(spec.parasol).build();
    for (let n = 0; n + 1 < spec.loungers.length; n += 2) {
      const [x, z] = spec.loungers[n] ?? [0, 0];
      const [x2, z2] = spec.loungers[n + 1] ?? [0, 0];
      stage.hang(shade, [(x + x2) / 2, 0, (z + z2) / 2 - 0.4]);
    }
  }
  return {
    things: stage.things,
    view: spec.view,
    surroundings: surroundings({ ground: [0.3, 0.33, 0.2], ...spec }),
    water: {
      ...POOL,
      level: -0.06,
      depthAt: (x, z) => (Math.abs(x) < w / 2 + 0.02 && Math.abs(z) < d / 2 + 0.02 ? 1.1 : 0),
    },
    clearFor: 1200,
    ...(spec.lit ? { lamps: poolLamps(spec, spec.lit) } : {}),
  };
}

function plant(stage: Stage, spec: PoolsideSpec): void {
  const { seed } = spec;
  const palms = [palm(seed, 8, 1.2), palm(seed + 1, 10, 2), palm(seed + 2, 6.5, 1)].map((model) =>
    model.build(),
  );
  for (const [x, z] of spec.palms)
    stage.stand(stage.luck.pick(palms), x, z, {
      turn: stage.luck.between(0, 6.28),
      size: stage.luck.between(0.9, 1.15),
    });
  (spec.trees ?? []).forEach(([x, z, height], n) => {
    stage.stand(
      tree({
        seed: seed + n,
        height,
        spread: height * 0.5,
        tones: GARDEN,
        ...(n % 2 ? { blossom: FRANGIPANI } : {}),
      }),
      x,
      z,
    );
  });
  const pines = spec.pines?.length ? [pine(seed, 12).build(), pine(seed + 1, 15).build()] : [];
  for (const [x, z] of spec.pines ?? [])
    stage.stand(stage.luck.pick(pines), x, z, {
      turn: stage.luck.between(0, 6),
      size: stage.luck.between(0.8, 1.1),
    });
  const green = [
    bush(seed + 3),
    bush(seed + 4, GARDEN, BLOSSOM),
    fanPlant(seed + 5, 1.7, 11, 0.2),
    fanPlant(seed + 6, 1.2, 14, 0.1),
  ].map((model) => model.build());
  for (const [x, z, size] of spec.hedge ?? [])
    for (let n = 0; n < 5; n++)
      stage.stand(
        stage.luck.pick(green),
        x + stage.luck.between(-1, 1) * size,
        z + stage.luck.between(-0.6, 0.6) * size,
        {
          turn: stage.luck.between(0, 6),
          size: stage.luck.between(0.7, 1.3) * Math.min(1.5, size),
          tint: stage.luck.between(0.8, 1.2),
          sink: 0.05,
        },
      );
}

/** Light that spills from the rooms over the deck, and from under the water. */
function poolLamps({ building, pool }: PoolsideSpec, lit: number): readonly Lamp[] {
  const [x, z] = building?.at ?? [0, -8];
  return [
    { at: [x * 0.72, 2.2, z * 0.72], size: 0.3, light: [4.5 * lit, 2.7 * lit, 1.3 * lit] },
    { at: [-pool[0] / 2 - 1.5, 0.6, 0], size: 0.1, light: [0.8 * lit, 0.5 * lit, 0.25 * lit] },
    { at: [pool[0] / 2 + 1.5, 0.6, 1], size: 0.1, light: [0.8 * lit, 0.5 * lit, 0.25 * lit] },
  ];
}
