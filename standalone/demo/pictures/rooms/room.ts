import { put } from '../elements/shapes.ts';
import type { View } from '../render/camera.ts';
import { Model } from '../render/model.ts';
import type { Lamp, Opening, Scene, Triple } from '../render/scene.ts';
import { type SkySpec, surroundings } from '../surroundings/sky.ts';
import { type Furnishing, furnish } from './furnishing.ts';
import { type Outlook, outside, RIDGES } from './outside.ts';
import type { RoomStyle } from './room-style.ts';
import { dressWindows, type Hole, shell } from './shell.ts';
import { type RoomStyleName, STYLES } from './styles.ts';

/** A room, its light and its view; sizes in metres. */
export type RoomSpec = Furnishing & {
  style: RoomStyleName;
  time: SkySpec['time'];
  outlook: Outlook;
  /** Where the windows are: the whole back wall, two beside the bed, or one. */
  glass: 'wall' | 'pair' | 'one';
  sunAt?: SkySpec['sunAt'];
  width?: number;
  depth?: number;
  /** Left and right changed over. */
  mirrored?: boolean;
  exposure?: number;
};

/** A furnished room with its view, seen from a corner or from the middle of the front wall. */
export function room(spec: RoomSpec): Scene {
  const style: RoomStyle = STYLES[spec.style];
  const { width = 5.2, depth = 5.4, mirrored = false, seed } = spec;
  const side = mirrored ? -1 : 1;
  const back = holesOf(spec, style, width);
  const right: Hole[] = spec.bed === 'side' ? [] : [{ from: -1, to: 0.7, low: 0.8, high: 2.2 }];
  const { stage, water } = outside(spec.outlook, depth, seed);
  const model = new Model();
  model
    .addAll(shell(style, { width, depth }, back, right))
    .addAll(dressWindows(style, depth, back));
  const lamps = furnish(model, style, { width, depth }, spec);
  stage.things.push({ mesh: model.build(), placed: put([0, 0, 0], { size: [side, 1, 1] }) });
  const flip = ([x, y, z]: Triple): Triple => [x * side, y, z];
  return {
    things: stage.things,
    surroundings: surroundings({
      time: spec.time,
      sunAt: spec.sunAt ?? [side * 38, 30],
      clouds: { kind: 'heaps', cover: 0.4, seed },
      ridges: RIDGES[spec.outlook],
      ground: [0.25, 0.26, 0.18],
    }),
    view: viewOf(spec, width, depth, flip),
    ...(water ? { water } : {}),
    room: {
      least: [-width / 2 - 0.02, -0.1, -depth / 2 - 0.02],
      greatest: [width / 2 + 0.02, style.ridge + 0.1, depth / 2 + 0.02],
      openings: openingsOf(back, right, { width, depth }, mirrored),
    },
    lamps: lamps.map((lamp): Lamp => ({ ...lamp, at: flip(lamp.at) })),
    clearFor: 900,
    exposure: (style.exposure ?? 0) + (spec.exposure ?? 0),
  };
}

function holesOf({ glass, bed }: RoomSpec, { windows, eaves }: RoomStyle, width: number): Hole[] {
  const high = Math.min(eaves - 0.25, 2.5);
  const low =
    windows === 'sliding'
      ? 0.02
      : windows === 'flaps'
        ? 0.75
        : windows === 'shutters' && glass !== 'pair'
          ? 0.3
          : 0.6;
  const half = width / 2;
  if (bed === 'back')
    return [
      { from: -half + 0.25, to: -half + 1.15, low: 0.6, high },
      { from: half - 1.15, to: half - 0.25, low: 0.6, high },
    ];
  if (glass === 'wall') return [{ from: -half + 0.35, to: half - 0.35, low, high }];
  if (glass === 'one') return [{ from: -0.9, to: 1.3, low, high }];
  return [
    { from: -half + 0.5, to: -0.25, low, high },
    { from: 0.25, to: half - 0.5, low, high },
  ];
}

function viewOf(
  { bed }: RoomSpec,
  width: number,
  depth: number,
  flip: (p: Triple) => Triple,
): View {
  if (bed === 'back')
    return {
      from: flip([0.75, 1.4, depth / 2 - 0.12]),
      to: flip([-0.05, 1.12, -depth / 2]),
      wide: 76,
    };
  return {
    from: flip([width / 2 - 0.35, 1.5, depth / 2 - 0.15]),
    to: flip([-0.62, 0.98, -depth / 2 + 0.9]),
    wide: 74,
  };
}

/** Daylight comes through the windows, and a little from behind the camera, where the room goes on. */
function openingsOf(
  back: readonly Hole[],
  right: readonly Hole[],
  { width, depth }: { width: number; depth: number },
  mirrored: boolean,
): Opening[] {
  const side = mirrored ? -1 : 1;
  const facing = (corner: Triple, a: Triple, b: Triple, strength: number): Opening =>
    mirrored ? { corner, a: b, b: a, strength } : { corner, a, b, strength };
  // A room with small windows is photographed with the shutter open longer
  const area = [...back, ...right].reduce(
    (sum, { from, to, low, high }) => sum + (to - from) * (high - low),
    0,
  );
  const strength = 3.4 * Math.max(1, Math.sqrt(7 / area));
  return [
    ...back.map(({ from, to, low, high }) =>
      facing(
        [from * side, low, -depth / 2 - 0.02],
        [(to - from) * side, 0, 0],
        [0, high - low, 0],
        strength,
      ),
    ),
    ...right.map(({ from, to, low, high }) =>
      facing(
        [(width / 2 + 0.02) * side, low, -to],
        [0, 0, to - from],
        [0, high - low, 0],
        strength,
      ),
    ),
    facing([1.6 * side, 0.9, depth / 2 - 0.03], [-3.2 * side, 0, 0], [0, 1.7, 0], 0.8),
  ];
}
