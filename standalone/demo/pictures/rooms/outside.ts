import { fanPlant } from '../elements/fan-plant.ts';
import { bush, GARDEN, leaf, tree } from '../elements/foliage.ts';
import { DECK } from '../elements/house.ts';
import { lounger } from '../elements/outdoors.ts';
import { palm } from '../elements/palm.ts';
import { block, put } from '../elements/shapes.ts';
import { tiles } from '../elements/surfaces.ts';
import { cherry, forestTree } from '../elements/trees.ts';
import { poolDeck } from '../elements/villa.ts';
import { matt } from '../render/material.ts';
import { Model } from '../render/model.ts';
import { chance } from '../render/random.ts';
import { Stage } from '../scenes/stage.ts';
import { LAWN } from '../surroundings/grounds.ts';
import type { Ridge } from '../surroundings/ridges.ts';
import { POOL, RIVER, SEA, type Water } from '../surroundings/water.ts';

/** What a room's windows look upon. */
export type Outlook = 'sea' | 'hills' | 'tea' | 'city' | 'river' | 'garden' | 'pool';

/** The horizon of each outlook, from near to far. */
export const RIDGES: Readonly<Record<Outlook, readonly Ridge[]>> = {
  sea: [
    {
      kind: 'hills',
      seed: 3,
      height: 0.07,
      away: 0.5,
      pace: 3,
      reach: (a) => (a > 0.05 ? 1 : 0.1),
    },
    { kind: 'karst', seed: 8, height: 0.06, away: 0.68, pace: 3 },
  ],
  hills: [
    { kind: 'hills', seed: 2, height: 0.03, away: 0.5, pace: 3, mist: 0.9 },
    { kind: 'hills', seed: 6, height: 0.11, away: 0.42, pace: 3.5, mist: 0.6 },
    { kind: 'hills', seed: 9, height: 0.2, away: 0.66, pace: 3, mist: 0.5 },
  ],
  tea: [
    { kind: 'hills', seed: 4, height: 0.05, away: 0.1, pace: 2.4, colour: '#6d8f3a', mist: 0.3 },
    { kind: 'hills', seed: 7, height: 0.15, away: 0.45, pace: 3, mist: 0.5 },
    { kind: 'hills', seed: 5, height: 0.22, away: 0.68, pace: 3.4 },
  ],
  city: [
    { kind: 'city', seed: 3, height: 0.12, away: 0.05, pace: 2.6 },
    { kind: 'city', seed: 5, height: 0.24, away: 0.32, pace: 3.6 },
    { kind: 'city', seed: 9, height: 0.3, away: 0.62, pace: 6 },
  ],
  river: [
    { kind: 'hills', seed: 4, height: 0.16, away: 0.2, pace: 3, mist: 0.5 },
    { kind: 'hills', seed: 8, height: 0.28, away: 0.5, pace: 2.6 },
  ],
  garden: [
    { kind: 'hills', seed: 12, height: 0.2, away: 0.06, pace: 6, mist: 0.2, colour: '#3f6a34' },
  ],
  pool: [{ kind: 'hills', seed: 3, height: 0.05, away: 0.6, pace: 3 }],
};

/** What grows and lies beyond the window, the room's back wall being at z = -`depth` / 2. */
export function outside(
  outlook: Outlook,
  depth: number,
  seed: number,
): { stage: Stage; water?: Water } {
  const wall = -depth / 2;
  const low = { sea: -6, hills: -9, tea: -6, city: -60, river: -2.6, garden: -0.25, pool: -0.3 }[
    outlook
  ];
  const stage = new Stage(seed, () => low);
  if (outlook !== 'city' && outlook !== 'sea')
    stage.hang(new Model().add(block(240, 0.4, outlook === 'river' ? 8 : 200), LAWN), [
      0,
      low - 0.4,
      outlook === 'river' ? wall - 4 : wall - 100,
    ]);
  if (outlook !== 'garden') addBalcony(stage, outlook, wall);
  grow(stage, outlook, wall, seed);
  if (outlook === 'sea')
    return {
      stage,
      water: { ...SEA, foam: false, level: -8, depthAt: (_x, z) => (z < wall - 9 ? 6 : 0) },
    };
  if (outlook === 'river')
    return {
      stage,
      water: { ...RIVER, level: -2.8, depthAt: (_x, z) => (z < wall - 6 && z > wall - 44 ? 3 : 0) },
    };
  if (outlook !== 'pool') return { stage };
  stage.hang(poolDeck([9, 4], 3, DECK, tiles('#6fc9c6', '#8fdcd6', 0.12, '#5fb3b2')), [
    0,
    -0.02,
    wall - 5,
  ]);
  stage.hang(lounger(), [2.6, 0, wall - 1.6], { turn: 1.9 });
  return {
    stage,
    water: {
      ...POOL,
      level: -0.1,
      depthAt: (x, z) => (Math.abs(x) < 4.5 && Math.abs(z - wall + 5) < 2 ? 1.2 : 0),
    },
  };
}

function addBalcony(stage: Stage, outlook: Outlook, wall: number): void {
  if (outlook === 'pool') return;
  const model = new Model().add(block(12, 0.12, 1.9), DECK, put([0, -0.14, wall - 1.15]));
  const rail = matt(outlook === 'city' ? '#26282a' : '#6b4c32');
  model.add(block(12, 0.05, 0.07), rail, put([0, 0.94, wall - 2]));
  for (let x = -6; x <= 6; x += 0.14)
    model.add(block(0.02, 0.95, 0.02), rail, put([x, 0, wall - 2]));
  stage.hang(model, [0, 0, 0]);
}

function grow(stage: Stage, outlook: Outlook, wall: number, seed: number): void {
  const luck = chance(seed + 3);
  const spread = (z: number) => (luck.between(-1, 1) * (8 - z)) / 1.3;
  if (outlook === 'sea' || outlook === 'pool') {
    const mesh = [palm(seed, 9, 1.6), palm(seed + 1, 8, 1.2)].map((model) => model.build());
    for (let n = 0; n < 7; n++) {
      const z = wall - 10 - n * 2.2;
      const x = (n % 2 ? 1 : -1) * luck.between(3, 9);
      stage.hang(luck.pick(mesh), [x, outlook === 'sea' ? -8 + luck.between(0, 1.4) : -0.3, z], {
        turn: luck.between(0, 6),
      });
    }
  }
  if (outlook === 'hills' || outlook === 'tea' || outlook === 'river') {
    const mesh = [1, 2, 3].map((n) => forestTree(seed + n).build());
    for (let n = 0; n < 190; n++) {
      const z = outlook === 'river' ? -luck.between(46, 66) : -luck.between(16, 80);
      stage.hang(
        luck.pick(mesh),
        [spread(z), outlook === 'river' ? -2.8 : -12 + z * 0.06, wall + z],
        { turn: luck.between(0, 6), size: luck.between(0.7, 1.2), tint: luck.between(0.8, 1.2) },
      );
    }
    if (outlook === 'tea') stage.hang(cherry(seed, 6.5), [-2.6, -4.6, wall - 6.5]);
  }
  if (outlook !== 'garden' && outlook !== 'pool') return;
  const green = [
    bush(seed),
    bush(seed + 1, GARDEN, leaf('#e4587f', 0.5)),
    fanPlant(seed + 2, 1.8, 12, 0.22),
    fanPlant(seed + 3, 1.3, 16, 0.1),
  ].map((model) => model.build());
  for (let n = 0; n < 46; n++)
    stage.hang(
      luck.pick(green),
      [luck.between(-11, 11), -0.25, wall - luck.between(outlook === 'pool' ? 10 : 3.2, 13)],
      { turn: luck.between(0, 6), size: luck.between(0.8, 1.7), tint: luck.between(0.8, 1.2) },
    );
  for (let n = 0; n < 5; n++)
    stage.hang(
      tree({ seed: seed + n, height: luck.between(6, 9), spread: 4, tones: GARDEN, leaves: 5200 }),
      [(n - 2) * 5 + luck.between(-1, 1), -0.25, wall - luck.between(11, 18)],
    );
}
