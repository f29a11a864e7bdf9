import { beam, block, post, put, sheet, slab } from '../elements/shapes.ts';
import { Model } from '../render/model.ts';
import { curtain } from './curtain.ts';
import type { RoomStyle } from './room-style.ts';

/** Inner size in metres: x across, z towards the camera, its floor's middle the origin. */
export type RoomSize = Readonly<{ width: number; depth: number }>;
/** A hole in the wall, from the left and from the floor. */
export type Hole = Readonly<{ from: number; to: number; low: number; high: number }>;

/** Floor, walls and ceiling; the back wall (-z) has windows, the right one may. */
export function shell(
  style: RoomStyle,
  { width, depth }: RoomSize,
  back: readonly Hole[],
  right: readonly Hole[],
): Model {
  const { eaves, ridge } = style;
  const model = new Model();
  const half = width / 2;
  model.add(block(width, 0.2, depth), style.floor, put([0, -0.2, 0]));
  const gable = [
    [-half, 0],
    [half, 0],
    [half, eaves],
    [0, ridge],
    [-half, eaves],
  ] as const;
  model.add(
    slab(gable, 0.2, back.map(rim)),
    style.backWall ?? style.wall,
    put([0, 0, -depth / 2 - 0.1]),
  );
  model.add(slab(gable, 0.2), style.wall, put([0, 0, depth / 2 + 0.1]));
  const side = [
    [-depth / 2, 0],
    [depth / 2, 0],
    [depth / 2, eaves],
    [-depth / 2, eaves],
  ] as const;
  // Turned, the slab's x runs towards -z of the room
  model.add(
    slab(side, 0.2, right.map(rim)),
    style.wall,
    put([half + 0.1, 0, 0], { turn: Math.PI / 2 }),
  );
  model.add(block(0.2, eaves, depth), style.headWall ?? style.wall, put([-half - 0.1, 0, 0]));
  for (const way of [-1, 1])
    model.add(
      sheet(1, 1, (u, v) => [
        way * half * u * 1.08,
        ridge + (eaves - ridge) * u * 1.08,
        (v - 0.5) * (depth + 0.4),
      ]),
      style.ceiling,
    );
  if (eaves === ridge) model.add(block(width, 0.1, depth), style.ceiling, put([0, eaves, 0]));
  if (style.beams) addRafters(model, style, width, depth);
  for (const x of [-1, 1])
    model.add(block(0.02, 0.09, depth), style.trim, put([x * (half - 0.01), 0, 0]));
  return model;
}

const rim = ({ from, to, low, high }: Hole) => {
  const foot = Math.max(0.001, low);
  return [
    [from, foot],
    [to, foot],
    [to, high],
    [from, high],
  ] as const;
};

function addRafters(
  model: Model,
  { eaves, ridge, beams }: RoomStyle,
  width: number,
  depth: number,
): void {
  if (!beams) return;
  const half = width / 2;
  for (let z = -depth / 2 + 0.35; z < depth / 2; z += 1.05)
    for (const way of [-1, 1])
      model.add(beam([way * half, eaves - 0.07, z], [0, ridge - 0.08, z], 0.055, 4), beams);
  model.add(block(0.12, 0.16, depth), beams, put([0, ridge - 0.2, 0]));
  // Tie beams, where they do not hang before the eyes
  if (ridge - eaves > 1 && eaves > 2.2)
    for (const z of [-depth / 4, depth / 4])
      model.add(block(width, 0.16, 0.12), beams, put([0, eaves - 0.08, z]));
}

/** Frames, mullions and shutters of windows in the back wall, curtains beside them. */
export function dressWindows(style: RoomStyle, depth: number, holes: readonly Hole[]): Model {
  const model = new Model();
  const z = -depth / 2;
  for (const hole of holes) {
    const { from, to, low, high } = hole;
    const wide = to - from;
    for (const x of [from, to])
      model.add(block(0.07, high - low, 0.16), style.trim, put([x, low, z - 0.06]));
    for (const y of [low, high])
      model.add(
        block(wide + 0.07, 0.07, 0.16),
        style.trim,
        put([(from + to) / 2, y - 0.035, z - 0.06]),
      );
    const bars =
      style.windows === 'sliding'
        ? Math.max(1, Math.round(wide / 1.3) - 1)
        : style.windows === 'casement'
          ? Math.round(wide / 0.7) - 1
          : 0;
    for (let n = 1; n <= bars; n++)
      model.add(
        block(0.05, high - low, 0.05),
        style.trim,
        put([from + (wide * n) / (bars + 1), low, z - 0.1]),
      );
    if (style.windows === 'casement')
      model.add(
        block(wide, 0.035, 0.04),
        style.trim,
        put([(from + to) / 2, low + (high - low) * 0.68, z - 0.1]),
      );
    if (low > 0.2)
      model.add(
        block(wide + 0.2, 0.04, 0.3),
        style.trim,
        put([(from + to) / 2, low - 0.04, z + 0.05]),
      );
    if (style.windows === 'shutters') addShutters(model, style, hole, z);
    if (style.windows === 'flaps') addFlap(model, style, hole, z);
    if (style.curtain) addCurtains(model, style, hole, z);
  }
  return model;
}

function addShutters(
  model: Model,
  style: RoomStyle,
  { from, to, low, high }: Hole,
  z: number,
): void {
  const leaf = (to - from) / 2;
  for (const [x, way] of [
    [from, -1],
    [to, 1],
  ] as const) {
    const hinge = put([x, low, z + 0.06], { turn: way * 0.28 });
    const middle = way * leaf * 0.5;
    for (const off of [-0.47, 0.47])
      model.add(
        block(0.05, high - low, 0.035),
        style.trim,
        hinge.clone().multiply(put([middle + off * leaf, 0, 0])),
      );
    for (let y = 0.03; y < high - low; y += 0.055)
      model.add(
        block(leaf * 0.92, 0.045, 0.01),
        style.trim,
        hinge.clone().multiply(put([middle, y, 0], { tilt: 0.6 })),
      );
  }
}

/** A panel hinged at the top and propped outwards. */
function addFlap(model: Model, style: RoomStyle, { from, to, high }: Hole, z: number): void {
  const placed = put([(from + to) / 2, high, z - 0.2], { tilt: -1.8 });
  model.add(block(to - from, 1.05, 0.04), style.backWall ?? style.wall, placed);
  for (const x of [from + 0.1, to - 0.1])
    model.add(
      post(0.018, 1.3, 0.018, 6),
      style.trim,
      put([x, high - 0.98, z - 0.12], { tilt: -0.72 }),
    );
}

function addCurtains(
  model: Model,
  style: RoomStyle,
  { from, to, low, high }: Hole,
  z: number,
): void {
  if (!style.curtain) return;
  const foot = low > 0.5 ? low - 0.25 : 0.02;
  const wide = Math.min(0.62, 0.16 + (to - from) * 0.16);
  for (const x of [from - wide * 0.3, to + wide * 0.3])
    model.addAll(curtain(wide, high + 0.12 - foot, style.curtain, x), put([x, foot, z + 0.14]));
  model.add(
    beam([from - 0.45, high + 0.15, z + 0.14], [to + 0.45, high + 0.15, z + 0.14], 0.014, 8),
    style.trim,
  );
}
