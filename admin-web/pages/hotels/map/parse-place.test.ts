import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isInThailand, isLinkToPoint, isShortLink, linkTo, parsePlace } from './parse-place.ts';

const GOOGLE = 'https://www.google.com/maps';

describe('a pasted place', () => {
  it.each([
    ['coordinates', '7.8804, 98.2960'],
    ['coordinates without a space', '7.8804,98.2960'],
    ['coordinates in brackets', ' (7.8804, 98.2960) '],
    ['the middle of a map', `${GOOGLE}/@7.8804,98.2960,17z`],
    [
      'a named place, which is not the middle of the map',
      `${GOOGLE}/place/Kata+Beach/@7.9,98.3,15z/data=!3m1!4b1!4m6!3m5!1s0x0:0x0!8m2!3d7.8804!4d98.2960!16s`,
    ],
    ['a question', `${GOOGLE}?q=7.8804,98.2960`],
    ['a question with a comma in code', `${GOOGLE}/search/?api=1&query=7.8804%2C98.2960`],
    ['a pin', `${GOOGLE}/place/7.8804,98.2960`],
    ['a search', `${GOOGLE}/search/7.8804,+98.2960`],
    ['the middle of an old map', 'https://maps.google.com/?ll=7.8804,98.2960&z=15'],
  ])('is found in %s', (_what, text) =>
    expect(parsePlace(text)).toMatchObject({ lat: 7.8804, lng: 98.296 }),
  );

  it('keeps a link as it is', () => {
    const link = `${GOOGLE}/@7.8804,98.2960,17z`;
    expect(parsePlace(` ${link} `)?.link).toBe(link);
    expect(parsePlace('7.8804,98.2960')).not.toHaveProperty('link');
  });

  it.each(['', 'Kata Beach', '7.8804', '97.8,198.3', `${GOOGLE}/place/Kata+Beach`, `${GOOGLE}/%`])(
    'is not found in “%s”',
    (text) => expect(parsePlace(text)).toBeUndefined(),
  );

  it('of a short link is not known before that is opened', () => {
    expect(isShortLink('https://maps.app.goo.gl/abc')).toBe(true);
    expect(parsePlace('https://maps.app.goo.gl/abc')).toBeUndefined();
    expect(isShortLink(GOOGLE)).toBe(false);
  });

  it('is found again in the link that leads to it', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: -90_000_000, max: 90_000_000 }),
        fc.integer({ min: -180_000_000, max: 180_000_000 }),
        (a, b) => {
          const [lat, lng] = [Number((a / 1e6).toFixed(6)) + 0, Number((b / 1e6).toFixed(6)) + 0];
          if (/e/.test(`${lat}${lng}`)) return; // too near to nothing to be written out
          expect(parsePlace(linkTo(lat, lng))).toMatchObject({ lat, lng });
          expect(isLinkToPoint(linkTo(lat, lng))).toBe(true);
        },
      ),
    ));

  it('is in Thailand or abroad', () => {
    expect(isInThailand(13.75, 100.5)).toBe(true);
    expect(isInThailand(100.5, 13.75)).toBe(false);
  });
});
