import { describe, expect, it } from 'vitest';
import { COMMON_LETTERS } from './common-letters.ts';
import { lettersWarning } from './letters-warning.ts';

describe('the warning of letters that papers do not print', () => {
  it('names them, in both languages', () => {
    expect(lettersWarning('Ann 🙂', 'one-line', 'en')).toBe(
      'These letters may not print correctly on receipts: \u2068🙂\u2069. You can use them all the same.',
    );
    expect(lettersWarning('Ann 🙂', 'one-line', 'th')).toContain('ไม่ถูกต้อง: \u2068🙂\u2069 แต่');
  });

  it('names ten at most', () =>
    expect(lettersWarning('ကခဂဃငစဆဇဈညဋဌ', 'one-line', 'en')).toContain('ည …\u2069. You'));

  it('says nothing of names that are printed, and of Arabic and Hebrew in one line', () => {
    for (const name of ['สมหญิง', '王小明', 'Иванов', 'प्रिया', 'محمد', 'דוד'])
      expect(lettersWarning(name, 'one-line', 'en')).toBeNull();
    expect(lettersWarning('ברחוב דוד', 'lines', 'en')).toContain('ב ר ח');
  });

  it('is not needed for letters that are common here', () => {
    for (const text of [
      'สมหญิง น้ำใส ณ อยุธยา',
      'Łukasz O’Brien-Smith',
      'Nguyễn Thị Ánh',
      '12/3\nหมู่ 4',
    ]) {
      expect(COMMON_LETTERS.test(text)).toBe(true);
      expect(lettersWarning(text, 'lines', 'en')).toBeNull();
    }
    for (const text of ['王', '🙂', 'דוד']) expect(COMMON_LETTERS.test(text)).toBe(false);
  });
});
