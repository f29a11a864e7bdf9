import { REFUSAL_CODES } from '@baanpak/domain/values/decider/refusal.ts';
import { LANGUAGES } from '@baanpak/domain/values/text/i18n-text.ts';
import { describe, expect, it } from 'vitest';
import { PROBLEMS, type ProblemCode, problemDocument } from './problem-document.ts';

const CODES = Object.keys(PROBLEMS) as ProblemCode[];

const OF_CALLS = [400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503];
/** What came was never whole, or no request. */
const BEFORE_ANY_CALL = [408, 431];

describe('problems', () => {
  it.each(CODES)('has words for %s in both languages', (code) => {
    const { title, detail } = PROBLEMS[code];
    for (const text of [title, detail]) {
      expect(text.th).toMatch(/\p{Script=Thai}/u);
      expect(text.en).toMatch(/^[\x20-\x7e]+$/);
    }
  });

  it.each(CODES)(
    'has a status the contract knows for %s, and retry-after where it must',
    (code) => {
      const { status, retryAfter } = PROBLEMS[code];
      expect([...OF_CALLS, ...BEFORE_ANY_CALL]).toContain(status);
      expect(retryAfter !== undefined).toBe(status === 429 || status === 503);
    },
  );

  it('knows every refusal', () =>
    expect(CODES).toEqual(expect.arrayContaining([...REFUSAL_CODES])));

  it.each(CODES)('makes a complete document of %s', (code) => {
    for (const language of LANGUAGES)
      expect(problemDocument(code, language)).toMatchObject({
        type: `urn:baanpak:problem:${code}`,
        title: PROBLEMS[code].title[language],
        status: PROBLEMS[code].status,
        detail: PROBLEMS[code].detail[language],
        code,
      });
  });

  it("keeps the catalogue's sentences word for word", () => {
    expect(problemDocument('room-already-booked', 'en').detail).toBe(
      'Booking exist: This room is already booked, please select another room',
    );
    expect(problemDocument('duplicate-in-cart', 'en').detail).toBe(
      'This booking already exists in your cart',
    );
  });

  it('names the field that a refusal is always about', () =>
    expect(problemDocument('wrong-password', 'en').errors).toMatchObject([
      { path: 'currentPassword' },
    ]));

  it('names fields in the language asked for', () => {
    const fields = [{ path: 'checkouts.0.roomId', message: { th: 'ผิด', en: 'wrong' } }];
    expect(problemDocument('invalid-request', 'th', fields).errors).toEqual([
      { path: 'checkouts.0.roomId', message: 'ผิด' },
    ]);
    expect(problemDocument('invalid-request', 'en', fields).errors).toEqual([
      { path: 'checkouts.0.roomId', message: 'wrong' },
    ]);
  });
});
