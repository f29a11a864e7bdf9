import { describe, expect, it } from 'vitest';
import { fontOf, unprintableLetters } from './printed-letters.ts';

describe('the letters of papers', () => {
  it.each([
    ['Thai and Latin', 'สมหญิง Łukasz Nguyễn Thị Ánh', 'Sarabun'],
    ['Cyrillic and Greek', 'ИвановΠαπαδόπουλος', 'Noto Sans'],
    ['Chinese, of rare letters too, and Japanese', '王䶮山﨑たなかタナカ', 'Noto Sans SC'],
    ['Japanese that Chinese has not', '𠮷', 'Noto Sans JP'],
    ['Korean', '김민수', 'Noto Sans KR'],
    ['Devanagari', 'प्रियाशर्मा', 'Noto Sans Devanagari'],
    ['Arabic', 'محمد', 'Noto Sans Arabic'],
    ['Hebrew', 'דוד', 'Noto Sans Hebrew'],
  ])('have a font for %s', (_, text, font) => {
    expect(fontOf(text)).toBe(font);
    expect(unprintableLetters(text, 'one-line')).toEqual([]);
  });

  it('are one font with the marks on them', () => {
    expect(fontOf('प्रि')).toBe('Noto Sans Devanagari');
    expect(fontOf('葛\u{E0101}')).toBe('Noto Sans SC');
    expect(fontOf('王\u0301')).toBeNull();
  });

  it('are named where no font has them, each once', () => {
    expect(unprintableLetters('ကျော် 🙂🙂 Ann', 'one-line')).toEqual([...'ကျော်🙂']);
    expect(unprintableLetters('e\u0301 각', 'one-line')).toEqual([]);
  });

  it('are named where a text of several lines is written from right to left', () => {
    expect(unprintableLetters('12 דוד', 'one-line')).toEqual([]);
    expect(unprintableLetters('12 דוד', 'lines')).toEqual(['ד', 'ו']);
  });
});
