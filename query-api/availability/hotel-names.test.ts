import fc from 'fast-check';
import { expect, it } from 'vitest';
import { HotelNames, LIKE } from './hotel-names.ts';
import { isNear, nameAsked } from './name-asked.ts';

const word = fc.string({ unit: fc.constantFrom(...'abcก'), minLength: 1, maxLength: 10 });
const line = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' '));
const names = fc.array(line, { minLength: 1, maxLength: 2 }).map((lines) => lines.join('\n'));
const asked = fc.array(word, { maxLength: 3 }).map((words) => nameAsked(words.join(' ')));

/** One name looked at alone. */
function likeAlone(name: string, wanted: ReturnType<typeof nameAsked>): number {
  if (wanted.key === '') return LIKE.not;
  const lines = name.split('\n').map((text) => text.replaceAll(' ', ''));
  if (lines.some((text) => text.startsWith(wanted.key))) return LIKE.begins;
  if (lines.some((text) => text.includes(wanted.key))) return LIKE.holds;
  return isNear(wanted, name) ? LIKE.nearly : LIKE.not;
}

it('finds the names that it would find one by one, also after some changed', () =>
  fc.assert(
    fc.property(
      fc.array(names, { minLength: 1, maxLength: 80 }),
      fc.array(names, { maxLength: 5 }),
      asked,
      (first, changed, wanted) => {
        const index = new HotelNames();
        index.addAll(first.map((text, number) => ({ number, names: text })));
        const now = first.map((text, number) => changed[number] ?? text);
        for (const [number, text] of changed.slice(0, first.length).entries()) {
          index.delete({ number, names: first[number] ?? '' });
          index.addAll([{ number, names: text }]);
        }
        expect([...index.find(wanted)]).toEqual(now.map((text) => likeAlone(text, wanted)));
      },
    ),
    { numRuns: 500 },
  ));
