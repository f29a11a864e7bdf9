import { hex } from '../render/colour.ts';
import { Model } from '../render/model.ts';
import { DARK_WOOD, THATCH } from './house.ts';
import { ball, bar, beam, block, post, put, sheet } from './shapes.ts';
import { litPane, mottled, planks } from './surfaces.ts';

const BAMBOO = planks('#a88a4c', '#d6bd7c', {
  across: 'x',
  along: 'y',
  width: 0.09,
  length: 1.1,
  gap: 0.02,
});
const FLOOR = planks('#9a7c46', '#cbb173', { across: 'z', along: 'x', width: 0.1, length: 6 });
const STEEL = mottled('#3d3a37', '#6a5548', 0.6);

/** A floating room of bamboo under thatch, 9 by 6 m, its deck towards +z. */
export function raft(lit: number): Model {
  const model = new Model();
  for (let n = 0; n < 16; n++)
    model.add(beam([-4.5, 0.05, -3 + n * 0.4], [4.5, 0.05, -3 + n * 0.4], 0.19, 8), FLOOR);
  model.add(block(9, 0.08, 6.4), FLOOR, put([0, 0.26, 0]));
  const pane = lit ? litPane(lit) : { colour: hex('#2b261c') };
  model.add(block(6.4, 2.2, 0.08), BAMBOO, put([0, 0.34, -2.6]));
  for (const side of [-1, 1]) {
    model.add(
      block(0.08, 2.2, 3.6),
      planks('#a88a4c', '#d6bd7c', { across: 'z', along: 'y', width: 0.09, length: 1.1 }),
      put([side * 3.2, 0.34, -0.8]),
    );
    model.add(block(2, 2.2, 0.08), BAMBOO, put([side * 2.2, 0.34, 1]));
    model.add(block(0.9, 0.9, 0.1), pane, put([side * 2.2, 1.05, 1.01]));
    for (const x of [-0.5, 0, 0.5])
      model.add(block(0.05, 0.9, 0.12), DARK_WOOD, put([side * 2.2 + x * 0.9, 1.05, 1.02]));
  }
  model.add(block(2.4, 2.1, 0.05), pane, put([0, 0.34, 0.9]));
  for (const x of [-3.6, -1.2, 1.2, 3.6])
    model.add(post(0.06, 2.1, 0.05, 8), BAMBOO, put([x, 0.3, 2.8]));
  for (const y of [0.75, 1.15])
    for (const [from, to] of [
      [-4.3, -0.8],
      [0.8, 4.3],
    ] as const)
      model.add(beam([from, y, 2.9], [to, y, 2.9], 0.035, 6), BAMBOO);
  for (const side of [-1, 1])
    for (const thick of [0, 0.18])
      model.add(
        sheet(2, 8, (u, v) => [
          (u * 2 - 1) * 4.6 * -side,
          4 - v * 1.85 - 0.12 * Math.sin(v * Math.PI) - thick,
          side * v * 3.7,
        ]),
        THATCH,
      );
  model.add(beam([-4.7, 4, 0], [4.7, 4, 0], 0.15, 8), THATCH);
  for (const x of [-0.45, 0.45])
    model.add(ball(0.3), { colour: hex('#c8553d') }, put([x * 5, 0.5, 2.1], { size: [1, 0.4, 1] }));
  return model;
}

/** A railway on a wooden trestle along a bank, `long` metres towards -z, with a train of three cars. */
export function trestle(long: number): Model {
  const model = new Model();
  const deck = 7;
  for (let z = 0; z < long; z += 4.2) {
    for (const x of [-1.5, -0.5, 0.5, 1.5])
      model.add(beam([x * 1.7, -2, -z], [x, deck - 0.3, -z], 0.13, 6), DARK_WOOD);
    for (const y of [1.2, 3.2, 5.2])
      model.add(block(4.4 - y * 0.3, 0.2, 0.16), DARK_WOOD, put([0, y, -z]));
    model.add(beam([-2.3, 0.6, -z], [1.6, deck - 0.6, -z], 0.08, 5), DARK_WOOD);
    for (const x of [-1.6, 1.6])
      model.add(beam([x, 1.2, -z], [x, 5.2, -z - 4.2], 0.08, 5), DARK_WOOD);
  }
  for (const x of [-1.2, 1.2])
    model.add(block(0.24, 0.34, long), DARK_WOOD, put([x, deck - 0.35, -long / 2]));
  for (let z = 0; z < long; z += 0.7)
    model.add(block(3.2, 0.14, 0.22), DARK_WOOD, put([0, deck, -z]));
  for (const x of [-0.5, 0.5])
    model.add(block(0.07, 0.12, long), STEEL, put([x, deck + 0.14, -long / 2]));
  for (let car = 0; car < 3; car++)
    model.addAll(carriage(car), put([0, deck + 0.26, -16 - car * 14.6]));
  return model;
}

function carriage(car: number): Model {
  const model = new Model();
  const body = { colour: hex('#e9d9b4'), gloss: 0.04, roughness: 0.2 };
  model.add(
    block(2.5, 1.2, 13.6),
    { colour: hex('#9c2f2a'), gloss: 0.05, roughness: 0.2 },
    put([0, 0.6, 0]),
  );
  model.add(block(2.5, 0.35, 13.6), body, put([0, 2.75, 0]));
  model.add(
    sheet(8, 2, (u, v) => [
      Math.cos(Math.PI * u) * 1.3,
      3.1 + 0.45 * Math.sin(Math.PI * u),
      (v * 2 - 1) * 6.9,
    ]),
    { colour: hex('#8f8d88') },
  );
  for (let n = 0; n <= 9; n++)
    for (const x of [-1.24, 1.24])
      model.add(block(0.06, 1, 0.28), body, put([x, 1.78, -6.7 + n * 1.49]));
  for (const z of [-6.78, 6.78]) model.add(block(2.5, 1, 0.06), body, put([0, 1.78, z]));
  for (const z of [-4.6, 4.6])
    for (const x of [-0.75, 0.75])
      model.add(
        bar(
          [
            [x, 0.3, z - 0.7],
            [x, 0.32, z],
            [x, 0.3, z + 0.7],
          ],
          0.3,
          8,
        ),
        STEEL,
      );
  if (car === 0)
    model.add(ball(0.12), { colour: hex('#fff2c8'), glow: [6, 5, 3] }, put([0, 2.9, 6.85]));
  return model;
}
