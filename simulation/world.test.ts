import { expect, it } from 'vitest';
import { Marketplace, stay } from './marketplace.ts';

it('does one thing at a time: while somebody is at work, nobody else begins and no time passes', async () => {
  const world = new Marketplace();
  const reserving = world.reserveFor('first', [stay('anna', 'garden')]);
  await expect(world.reserveFor('second', [stay('bob', 'river')])).rejects.toThrow(
    'was not awaited',
  );
  await expect(world.waitUntil(world.now)).rejects.toThrow('was not awaited');
  await reserving;
  expect(world.nightsOf('garden')).toEqual(['anna held']);
  expect(world.nightsOf('river')).toEqual([]);
});
