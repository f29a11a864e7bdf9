import { bar, block, put, softBlock } from '../elements/shapes.ts';
import { Model } from '../render/model.ts';
import { cushion, WHITE_LINEN } from './bed.ts';
import { curtain } from './curtain.ts';
import type { RoomStyle } from './room-style.ts';

/** Two berths one above the other, built like a sleeping car; heads at z = 0, along +z. */
export function bunks(style: RoomStyle): Model {
  const model = new Model();
  const [wide, long] = [1, 2.05];
  for (const x of [-0.5, 0.5])
    for (const z of [0.03, long])
      model.add(block(0.08, 2.2, 0.08), style.wood, put([x * wide, 0, z]));
  for (const y of [0.32, 1.42]) {
    model.add(softBlock(wide + 0.06, 0.2, long, 0.02), style.wood, put([0, y, long / 2]));
    model.add(
      softBlock(wide - 0.06, 0.16, long - 0.08, 0.05),
      WHITE_LINEN,
      put([0, y + 0.18, long / 2]),
    );
    model.add(
      softBlock(wide, 0.09, long * 0.58, 0.04),
      style.throwOver,
      put([0, y + 0.29, long * 0.66]),
    );
    model.add(cushion(0.66, 0.42, 0.17, y), WHITE_LINEN, put([0, y + 0.45, 0.3], { tilt: 0.35 }));
    if (style.curtain)
      model.addAll(
        curtain(0.3, 0.95, style.curtain, y),
        put([wide / 2 + 0.05, y + 0.02, 0.22], { turn: Math.PI / 2 }),
      );
  }
  model.add(block(0.04, 0.28, long * 0.7), style.wood, put([wide / 2, 1.7, long * 0.4]));
  for (const z of [long * 0.8, long * 0.98])
    model.add(
      bar(
        [
          [wide / 2 + 0.06, 0, z],
          [wide / 2 + 0.06, 1.95, z],
        ],
        0.022,
        6,
      ),
      style.wood,
    );
  for (let y = 0.3; y < 1.9; y += 0.3)
    model.add(
      bar(
        [
          [wide / 2 + 0.06, y, long * 0.8],
          [wide / 2 + 0.06, y, long * 0.98],
        ],
        0.02,
        6,
      ),
      style.wood,
    );
  return model;
}
