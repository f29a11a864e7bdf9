import { expect, it } from 'vitest';
import { scoreText, wordOf } from './score.ts';

it.each([
  [10, 'word.superb'],
  [8.9, 'word.veryGood'],
  [7, 'word.good'],
  [6.5, 'word.pleasant'],
  [5.9, 'word.plain'],
])('%s is %s', (score, word) => expect(wordOf(score)).toBe(word));

it('a score has a decimal where it needs one', () => {
  expect([8.7, 10, 9, 8.25, 9.96].map(scoreText)).toEqual(['8.7', '10', '9.0', '8.3', '10']);
});
