import { put, softBlock } from '../elements/shapes.ts';
import { matt } from '../render/material.ts';
import type { Model } from '../render/model.ts';
import type { Lamp } from '../render/scene.ts';
import { HOURS, type TimeOfDay } from '../surroundings/time-of-day.ts';
import { art } from './art.ts';
import { type BedSpec, bed } from './bed.ts';
import { bunks } from './bunks.ts';
import {
  armchair,
  bathtub,
  ceilingFan,
  daybed,
  desk,
  nightstand,
  pottedPlant,
  stool,
} from './furniture.ts';
import { pendant, tableLamp } from './lamps.ts';
import type { RoomStyle } from './room-style.ts';
import type { RoomSize } from './shell.ts';

/** What stands in a room, and where its beds are. */
export type Furnishing = {
  seed: number;
  time: TimeOfDay;
  /** The wall the beds' heads are at. */
  bed: 'side' | 'back';
  beds: 'king' | 'twin' | 'single' | 'bunk' | 'family';
  canopy?: boolean;
  extras?: readonly ('desk' | 'daybed' | 'chair' | 'fan' | 'tub' | 'plant' | 'art')[];
};

/** Puts furniture into a room; returns the lamps that are lit in it. */
export function furnish(model: Model, style: RoomStyle, size: RoomSize, spec: Furnishing): Lamp[] {
  const lit = 0.35 + 0.65 * HOURS[spec.time].lamps;
  const lamps: Lamp[] = [];
  if (spec.bed === 'side') placeAtSide(model, style, size, spec, lit, lamps);
  else placeAtBack(model, style, size, spec, lit, lamps);
  const { ridge } = style;
  const hang = spec.extras?.includes('fan') ? 0 : 1;
  if (hang) {
    const drop = ridge - 2.3;
    const [x, z] = spec.bed === 'side' ? [0.35, -0.7] : [-1.1, -0.7];
    model.addAll(
      pendant(style.pendant, style.pendant === 'cone' ? 0.22 : 0.27, drop, lit),
      put([x, 2.28, z]),
    );
    lamps.push({
      at: [x, style.pendant === 'cone' ? 2.08 : 2.28, z],
      size: 0.17,
      light: [1.9 * lit, 1.25 * lit, 0.7 * lit],
    });
  } else model.addAll(ceilingFan(style.wood, ridge - 2.5), put([0.1, ridge, -0.2]));
  return lamps;
}

const lampOn = (lamps: Lamp[], lit: number, at: Lamp['at']) => {
  lamps.push({ at, size: 0.1, light: [1.3 * lit, 0.85 * lit, 0.45 * lit] });
};

function bedOf(style: RoomStyle, width: number, canopy: boolean): Model {
  const spec: BedSpec = {
    width,
    headboard: style.headboard,
    frame: style.wood,
    throwOver: style.throwOver,
    cushions: width > 1.3 ? style.cushions : style.cushions.slice(0, 1),
    ...(style.inset ? { inset: style.inset } : {}),
    ...(canopy && style.curtain ? { canopy: style.curtain } : {}),
  };
  return bed(spec);
}

/** Beds along the left wall; everything is laid out from the wall, u towards the room, v along it. */
function placeAtSide(
  model: Model,
  style: RoomStyle,
  { width, depth }: RoomSize,
  spec: Furnishing,
  lit: number,
  lamps: Lamp[],
): void {
  const wall = -width / 2;
  const turn = Math.PI / 2;
  const rows = rowsOf(spec.beds);
  const middle = -0.35;
  const total = rows.reduce((sum, row) => sum + row, 0) + (rows.length - 1) * 0.75;
  let along = middle - total / 2;
  const stands: number[] = [];
  if (spec.beds !== 'bunk') stands.push(along - 0.34);
  for (const row of rows) {
    const z = along + row / 2;
    if (spec.beds === 'bunk') model.addAll(bunks(style), put([wall + 0.04, 0, z], { turn }));
    else model.addAll(bedOf(style, row, spec.canopy ?? false), put([wall + 0.05, 0, z], { turn }));
    along += row + 0.75;
    if (along < middle + total / 2 || rows.length === 1) stands.push(along - 0.75 + 0.375);
  }
  for (const z of spec.beds === 'bunk' ? [] : stands) {
    model.addAll(nightstand(style.wood), put([wall + 0.24, 0, z], { turn }));
    model.addAll(tableLamp(matt('#b9a58a'), lit), put([wall + 0.22, 0.54, z]));
    lampOn(lamps, lit, [wall + 0.22, 1.0, z]);
  }
  model.add(softBlock(2.7, 0.02, 2.5, 0.008), style.rug, put([wall + 2.15, 0, middle + 0.1]));
  addExtras(model, style, { width, depth }, spec, lit, lamps);
  if (spec.extras?.includes('art'))
    model.addAll(
      art(0.95, 0.7, style.wood, style.art, spec.seed),
      put([wall + 0.02, 1.55, middle], { turn }),
    );
}

const rowsOf = (beds: Furnishing['beds']): number[] =>
  ({ king: [1.85], twin: [1.05, 1.05], single: [1.05], bunk: [1], family: [1.6, 1.0] })[beds];

function placeAtBack(
  model: Model,
  style: RoomStyle,
  { width, depth }: RoomSize,
  spec: Furnishing,
  lit: number,
  lamps: Lamp[],
): void {
  const wall = -depth / 2;
  const rows = rowsOf(spec.beds);
  const gap = 0.62;
  const total = rows.reduce((sum, row) => sum + row, 0) + (rows.length - 1) * gap;
  let along = -total / 2;
  const stands: number[] = rows.length === 1 ? [-total / 2 - 0.33, total / 2 + 0.33] : [0];
  for (const row of rows) {
    model.addAll(
      spec.beds === 'bunk' ? bunks(style) : bedOf(style, row, spec.canopy ?? false),
      put([along + row / 2, 0, wall + 0.05]),
    );
    along += row + gap;
  }
  for (const x of stands) {
    model.addAll(nightstand(style.wood), put([x, 0, wall + 0.24]));
    model.addAll(tableLamp(matt('#b9a58a'), lit), put([x, 0.54, wall + 0.22]));
    lampOn(lamps, lit, [x, 1.0, wall + 0.22]);
  }
  model.add(softBlock(3.1, 0.02, 2, 0.008), style.rug, put([0, 0, wall + 2.2]));
  addExtras(model, style, { width, depth }, spec, lit, lamps);
  model.addAll(art(1.15, 0.62, style.wood, style.art, spec.seed), put([0, 1.68, wall + 0.02]));
}

function addExtras(
  model: Model,
  style: RoomStyle,
  { width, depth }: RoomSize,
  spec: Furnishing,
  lit: number,
  lamps: Lamp[],
): void {
  const right = width / 2;
  const back = -depth / 2;
  for (const extra of spec.extras ?? []) {
    if (extra === 'chair') {
      model.addAll(
        armchair(style.wood, style.seat),
        put([right - 0.95, 0, back + 0.95], { turn: -0.7 }),
      );
      model
        .addAll(stool(style.wood), put([right - 1.6, 0, back + 0.75]))
        .add(
          softBlock(0.1, 0.1, 0.1, 0.03),
          matt('#d9d3c4'),
          put([right - 1.6, 0.46, back + 0.75]),
        );
    }
    if (extra === 'daybed')
      model.addAll(daybed(2, style.wood, style.seat), put([right - 1.5, 0, back + 0.6]));
    if (extra === 'desk') {
      model.addAll(desk(style.wood, lit), put([right - 0.42, 0, -0.9], { turn: -Math.PI / 2 }));
      lampOn(lamps, lit * 0.7, [right - 0.5, 1.15, -0.42]);
    }
    if (extra === 'tub')
      model.addAll(
        bathtub({ colour: [0.86, 0.84, 0.8], gloss: 0.06, roughness: 0.06 }),
        put([right - 1.25, 0, back + 0.75]),
      );
    if (extra === 'plant') {
      model.addAll(
        pottedPlant(1.25, spec.seed, matt('#8d8478')),
        put([right - 0.35, 0, back + 0.35]),
      );
    }
  }
}
