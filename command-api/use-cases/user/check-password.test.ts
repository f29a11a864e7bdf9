import { describe, expect, it } from 'vitest';
import { assertNotWeak } from './check-password.ts';

describe('a new password', () => {
  it.each([
    ['among the commonest', 'basketball'],
    ['among the commonest, in capitals', 'Password123'],
    ['among the commonest, in wide letters', 'ｐａｓｓｗｏｒｄ１２３'],
    ['one letter repeated', 'aaaaaaaaaaaa'],
    ['one letter repeated, in either case', 'aAaAaAaAaAaA'],
    ['one Thai letter repeated', 'กกกกกกกกกกกก'],
    ['one picture repeated', '🐘🐘🐘🐘🐘🐘🐘🐘🐘🐘'],
    ['the username', 'somchai.rimnam'],
    ['the username and more', 'SomChai.RimNam-2027'],
    ['too short once its letters are composed', 'e\u0301'.repeat(6)],
  ])('is refused that is %s', (_why, password) =>
    expect(assertNotWeak(password, ' somchai.rimnam ')).rejects.toThrow(
      expect.objectContaining({ code: 'weak-password' }),
    ),
  );

  it.each([
    ['a long password', 'somchai'],
    ['น้ำตกกลางป่าใหญ่', 'สมชาย'],
    ['a house on stilts', 'ous'], // too short a name to tell
    ['a river and a house', ''],
    ['basketball by the river', 'somchai'],
  ])('is taken otherwise: %s, of %s', (password, username) =>
    expect(assertNotWeak(password, username)).resolves.toBeUndefined(),
  );
});
