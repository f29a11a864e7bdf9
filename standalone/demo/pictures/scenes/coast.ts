import { longtail, skiff } from '../elements/boats.ts';
import { fanPlant } from '../elements/fan-plant.ts';
import { JUNGLE, tree, tuft } from '../elements/foliage.ts';
import { house, THATCH } from '../elements/house.ts';
import { hammock, lounger, parasol } from '../elements/outdoors.ts';
import { palm } from '../elements/palm.ts';
import { boulder, terrain } from '../elements/terrain.ts';
import { pine } from '../elements/trees.ts';
import type { View } from '../render/camera.ts';
import type { Material } from '../render/material.ts';
import { fbm2, noise2 } from '../render/noise.ts';
import type { Scene } from '../render/scene.ts';
import { GOLDEN_SAND, STONE } from '../surroundings/grounds.ts';
import { type SkySpec, surroundings } from '../surroundings/sky.ts';
import { SEA, type Water } from '../surroundings/water.ts';
import { Stage } from './stage.ts';

/** A beach; places inland are metres from the waterline. */
export type CoastSpec = SkySpec & {
  seed: number;
  view: View;
  /** On which side the land lies, and how far the shore runs from the camera's feet. */
  land: 1 | -1;
  shore: number;
  /** How much the shore turns across the picture with distance. */
  slant?: number;
  sand?: Material;
  plants: 'palm' | 'pine' | 'forest';
  density: number;
  boats?: readonly (readonly [x: number, z: number, turn: number])[];
  huts?: readonly (readonly [inland: number, z: number])[];
  rocks?: number;
  loungers?: readonly (readonly [inland: number, z: number])[];
  hammockAt?: readonly [inland: number, z: number];
  water?: Partial<Water>;
  lit?: number;
  clearFor?: number;
};

/** A shore that runs away from the camera: sea on one side, sand and trees on the other. */
export function coast(spec: CoastSpec): Scene {
  const { view, land, shore, slant = 0.2 } = spec;
  const shoreAt = (z: number) =>
    land *
    (shore + z * slant + 3.2 * noise2(z * 0.028, spec.seed) + 9 * noise2(z * 0.006, spec.seed + 5));
  const heightAt = (x: number, z: number) => {
    const inland = (x - shoreAt(z)) * land;
    const rise = inland > 0 ? 1.7 * (1 - Math.exp(-inland * 0.075)) : Math.max(-5, inland * 0.085);
    return rise + (inland > 2 ? 0.18 : 0.05) * fbm2(x * 0.16, z * 0.16, 4);
  };
  const stage = new Stage(spec.seed, heightAt);
  stage.land(terrain(heightAt, spec.sand ?? GOLDEN_SAND, view, { far: 700 }));
  const at = (inland: number, z: number) => [shoreAt(z) + land * inland, z] as const;
  plant(stage, spec, at);
  furnish(stage, spec, at);
  return {
    things: stage.things,
    view,
    surroundings: surroundings({ ground: [0.5, 0.42, 0.3], ...spec }),
    water: { ...SEA, ...spec.water, depthAt: (x, z) => -heightAt(x, z) },
    clearFor: spec.clearFor ?? 900,
    ...(spec.lit ? { lamps: lampsOf(spec, at, heightAt) } : {}),
  };
}

type At = (inland: number, z: number) => readonly [number, number];

function plant(stage: Stage, { seed, plants, density, land, hammockAt }: CoastSpec, at: At): void {
  const kinds = {
    palm: () => [palm(seed, 8.5, 2.4), palm(seed + 1, 10.5, 3.4), palm(seed + 2, 7, 2.6)],
    pine: () => [pine(seed, 13), pine(seed + 1, 10), pine(seed + 2, 15)],
    forest: () => [
      tree({ seed, height: 10, spread: 5 }),
      palm(seed + 2, 9, 2.6),
      tree({ seed: seed + 1, height: 13, spread: 6 }),
      tree({ seed: seed + 4, height: 8, spread: 4.4 }),
    ],
  };
  const meshes = kinds[plants]().map((model) => model.build());
  const palms = plants === 'palm';
  for (let n = 0; n < density; n++) {
    const z = -6 - n * (190 / density) * stage.luck.between(0.8, 1.2);
    const [x, depth] = at(stage.luck.between(palms ? 5.5 : 8, palms ? 20 : 24), z);
    const seaward = land > 0 ? Math.PI : 0;
    const turn = palms ? seaward + stage.luck.between(-0.8, 0.8) : stage.luck.between(0, 6.28);
    stage.stand(stage.luck.pick(meshes), x, depth, {
      turn,
      size: stage.luck.between(0.8, 1.2),
      tint: stage.luck.between(0.8, 1.15),
    });
  }
  const under = [fanPlant(seed + 7, 1.5, 9, 0.16, JUNGLE), tuft(seed + 8, 0.9, 160)].map((model) =>
    model.build(),
  );
  stage.scatter(
    under,
    density * 5,
    (luck) => at(luck.between(9, 24), luck.between(-8, -150)),
    [0.6, 1.3],
  );
  if (!hammockAt) return;
  const [x, z] = at(...hammockAt);
  const y = stage.heightAt(x, z) + 1.5;
  for (const side of [-1, 1])
    stage.stand(palm(seed + 20 + side, 9.5, 1.2 * side), x + side * 2.1, z - side * 0.4, {
      sink: 0.2,
    });
  stage.hang(hammock([x - 2, y + 0.25, z + 0.4], [x + 2, y + 0.25, z - 0.4]), [0, 0, 0]);
}

function furnish(stage: Stage, spec: CoastSpec, at: At): void {
  const hulls = [longtail('#2f6f8f'), longtail('#b5443a'), longtail(null)].map((model) =>
    model.build(),
  );
  (spec.boats ?? []).forEach(([x, z, turn], n) => {
    const hull = hulls[n % hulls.length];
    if (hull) stage.hang(hull, [x, Math.max(0, stage.heightAt(x, z)) + 0.02, z], { turn });
  });
  if (spec.boats?.length)
    stage.hang(skiff('#e0a03c'), [spec.boats[0]?.[0] ?? 0, 0, (spec.boats[0]?.[1] ?? 0) - 9], {
      turn: 0.7,
    });
  const hut = house({
    width: 5.2,
    depth: 4.4,
    walls: 2.5,
    stilts: 0.9,
    veranda: 2,
    roof: THATCH,
    stairs: true,
    lit: spec.lit ?? 0,
  }).build();
  for (const place of spec.huts ?? []) {
    const [x, z] = at(...place);
    stage.stand(hut, x, z, { turn: spec.land * -1.05, tint: stage.luck.between(0.9, 1.08) });
  }
  const stones = [1, 2, 3].map((n) => boulder(spec.seed + n, STONE).build());
  stage.scatter(
    stones,
    spec.rocks ?? 0,
    (luck) => at(luck.between(-9, 1.5), luck.between(-9, -70)),
    [0.35, 1.7],
    0.3,
  );
  const seats = [lounger().build(), parasol('#f1ead9').build()] as const;
  for (const place of spec.loungers ?? []) {
    const [x, z] = at(...place);
    for (const side of [-0.65, 0.65])
      stage.stand(seats[0], x, z + side * 1.3, { turn: spec.land * -1.35 });
    stage.stand(seats[1], x + spec.land * 0.7, z);
  }
}

function lampsOf({ huts = [], lit = 0 }: CoastSpec, at: At, heightAt: Stage['heightAt']) {
  return huts.slice(0, 4).map((place) => {
    const [x, z] = at(place[0] - 3, place[1] + 1.5);
    return {
      at: [x, heightAt(x, z) + 2.6, z] as const,
      size: 0.15,
      light: [3.2 * lit, 1.8 * lit, 0.8 * lit] as const,
    };
  });
}
