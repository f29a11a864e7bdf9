import { describe, expect, it } from 'vitest';
import { areaIn, textOfArea } from './map-area.ts';

describe('an area of the map in an address', () => {
  it('is read as it was written', () => {
    const area = { south: 7.5, west: 98.1, north: 8.25, east: 98.6 };
    expect(areaIn(textOfArea(area))).toEqual(area);
  });

  it('is as exact as ten metres', () =>
    expect(textOfArea({ south: 7.123456, west: 98, north: 8.00004, east: 98.6 })).toBe(
      '7.1235,98,8,98.6',
    ));

  it.each(['', '1,2,3', 'a,b,c,d', '8,98,7,99', '7,98,91,99', '7,181,8,99', '1e3,98,8,99'])(
    'is none in “%s”',
    (text) => expect(areaIn(text)).toBeUndefined(),
  );
});
