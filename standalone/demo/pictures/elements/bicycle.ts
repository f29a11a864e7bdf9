import { hex } from '../render/colour.ts';
import { matt } from '../render/material.ts';
import { Model } from '../render/model.ts';
import { bar, block, type Point, put } from './shapes.ts';

/** Tubes of the frame, from point to point. */
const FRAME: readonly (readonly Point[])[] = [
  [
    [-0.55, 0.34, 0],
    [0, 0.32, 0],
    [-0.18, 0.85, 0],
  ],
  [
    [0, 0.32, 0],
    [0.42, 0.82, 0],
  ],
  [
    [-0.16, 0.72, 0],
    [0.42, 0.78, 0],
  ],
  [
    [0.55, 0.34, 0],
    [0.4, 1, 0],
  ],
  [
    [-0.55, 0.34, 0],
    [-0.16, 0.7, 0],
  ],
];

/** A town bicycle leaning on its stand, pointing to +x. */
export function bicycle(): Model {
  const steel = { colour: hex('#2f7f7a'), gloss: 0.1, roughness: 0.15 };
  const dark = matt('#1f1f1f');
  const model = new Model();
  for (const x of [-0.55, 0.55]) {
    model.add(
      bar(
        Array.from(
          { length: 21 },
          (_, n): Point => [
            x + 0.34 * Math.cos((n * Math.PI) / 10),
            0.34 + 0.34 * Math.sin((n * Math.PI) / 10),
            0,
          ],
        ),
        0.018,
        5,
      ),
      dark,
    );
    for (let n = 0; n < 8; n++)
      model.add(
        bar(
          [
            [x, 0.34, 0],
            [x + 0.33 * Math.cos(n * 0.785), 0.34 + 0.33 * Math.sin(n * 0.785), 0],
          ],
          0.003,
          3,
        ),
        matt('#999999'),
      );
  }
  for (const line of FRAME) model.add(bar(line, 0.018, 6), steel);
  model.add(block(0.26, 0.06, 0.16), dark, put([-0.2, 0.86, 0]));
  model.add(
    bar(
      [
        [0.3, 1.02, -0.26],
        [0.4, 1.03, 0],
        [0.3, 1.02, 0.26],
      ],
      0.014,
      5,
    ),
    dark,
  );
  return model.add(block(0.32, 0.22, 0.28), matt('#b58d5a'), put([0.62, 0.78, 0]));
}
