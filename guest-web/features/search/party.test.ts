import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { adultsOf, type Counted, changedParty, MOST, type Party } from './party.ts';

const NOBODY: Party = { guests: 0, kid: 0, pet: 0 };

describe('who comes along', () => {
  it('is two adults and two children: four guests', () => {
    const adults = changedParty(NOBODY, 'adults', 2);
    expect(changedParty(adults, 'kid', 2)).toEqual({ guests: 4, kid: 2, pet: 0 });
  });

  it('has an adult with the first child', () =>
    expect(changedParty(NOBODY, 'kid', 1)).toEqual({ guests: 2, kid: 1, pet: 0 }));

  it('loses nobody else when one kind is counted: no number lowers another', () =>
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom<Counted>('adults', 'kid', 'pet'), fc.nat(MOST.pet)), {
          maxLength: 9,
        }),
        fc.constantFrom<Counted>('adults', 'kid', 'pet'),
        fc.nat(MOST.pet),
        (changes, kind, count) => {
          const before = changes.reduce((party, [of, to]) => changedParty(party, of, to), NOBODY);
          const after = changedParty(before, kind, count);
          if (kind !== 'adults') expect(adultsOf(after)).toBeGreaterThanOrEqual(adultsOf(before));
          if (kind !== 'kid') expect(after.kid).toBe(before.kid);
          if (kind !== 'pet') expect(after.pet).toBe(before.pet);
          expect(after.kid === 0 || adultsOf(after) >= 1).toBe(true);
        },
      ),
    ));
});
