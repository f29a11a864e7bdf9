import { describe, expect, it } from 'vitest';
import { searchedNames, wordsOf } from './searched-names.ts';

describe('the words of a name', () => {
  it.each([
    ['Hua Hin Sea-View Resort & Spa', ['hua', 'hin', 'sea', 'view', 'resort', 'spa']],
    ['Ｃａｆé', ['cafe']],
    ['โรงแรมบ้านริมน้ำ', ['โรงแรม', 'บาน', 'ริม', 'นํา']],
    ['โรงเเรม', ['โรงแรม']],
    ['รีสอร์ท', ['รีสอรท']],
    ['% & 🏖', []],
  ])('%s', (text, words) => expect(wordsOf(text)).toEqual(words));
});

it('writes a line a language, once where both are the same', () => {
  expect(searchedNames({ th: 'บ้านสวน', en: 'Garden House' })).toBe('บาน สวน\ngarden house');
  expect(searchedNames({ th: 'Villa', en: 'Villa' })).toBe('villa');
});
