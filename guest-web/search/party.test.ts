import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changed, MOST, type Party } from './party.ts';

describe('who comes along', () => {
  it('has a guest more for a child more than there are guests', () =>
    expect(changed({ guests: 1, kid: 1, pet: 0 }, 'kid', 2)).toEqual({
      ...{ guests: 2, kid: 2, pet: 0 },
    }));

  it('has a child less where there are fewer guests than children', () =>
    expect(changed({ guests: 2, kid: 2, pet: 1 }, 'guests', 1)).toEqual({
      ...{ guests: 1, kid: 1, pet: 1 },
    }));

  it('may be children alone while the number of guests does not matter', () =>
    expect(changed({ guests: 0, kid: 0, pet: 0 }, 'kid', 2)).toEqual({
      guests: 0,
      kid: 2,
      pet: 0,
    }));

  it('never has more children than guests', () =>
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom('guests', 'kid', 'pet'), fc.nat(MOST.pet)), {
          maxLength: 9,
        }),
        (changes: [keyof Party, number][]) => {
          const end = changes.reduce(
            (party, [kind, count]) => changed(party, kind, count),
            changed({ guests: 0, kid: 0, pet: 0 }, 'guests', 1),
          );
          expect(end.guests === 0 || end.kid <= end.guests).toBe(true);
        },
      ),
    ));
});
