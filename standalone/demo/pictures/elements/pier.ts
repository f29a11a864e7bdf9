import { Model } from '../render/model.ts';
import { DARK_WOOD } from './house.ts';
import { block, post, put } from './shapes.ts';
import { planks } from './surfaces.ts';

/** A planked landing on posts, `long` metres towards -z, its walk at the origin's height. */
export function pier(long: number, wide: number, rails: boolean): Model {
  const model = new Model();
  const across = planks('#6f563f', '#a88a66', { across: 'z', along: 'x', width: 0.16, length: 9 });
  model.add(block(wide, 0.09, long), across, put([0, -0.09, -long / 2]));
  for (let z = 0; z <= long; z += 2.6)
    for (const side of [-1, 1])
      model.add(post(0.1, 3.4, 0.1, 8), DARK_WOOD, put([(side * wide) / 2, -3, -z]));
  if (!rails) return model;
  for (const side of [-1, 1]) {
    for (const y of [0.5, 0.95])
      model.add(block(0.06, 0.06, long), DARK_WOOD, put([(side * wide) / 2, y, -long / 2]));
    for (let z = 0; z <= long; z += 2.6)
      model.add(block(0.09, 1, 0.09), DARK_WOOD, put([(side * wide) / 2, 0, -z]));
  }
  return model;
}
