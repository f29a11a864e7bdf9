import fc from 'fast-check';

/** What browsers and servers have been known to read in different ways. */
const PIECES = [
  '/',
  '//',
  '\\',
  '/\\',
  '%2f',
  '%2F%2f',
  '%5c',
  '%zz',
  '%',
  '%00',
  '\0',
  '\r\nset-cookie: a=b',
  '%0d%0a',
  '\t',
  '\n',
  ' ',
  '.',
  '..',
  ';',
  '@',
  ':',
  '?',
  '#',
  'http:',
  'javascript:alert(1)',
  '[',
  '[::1]',
  'evil.example',
  'en',
  'hotel',
  'booking',
  'login',
  'ห้อง',
  '\ud800',
  '\u3002',
  '\u2028',
  '．',
];

/** Paths that mean to lead astray or to break what reads them. */
export const hostilePaths = (): fc.Arbitrary<string> =>
  fc
    .array(
      fc.oneof(
        { weight: 6, arbitrary: fc.constantFrom(...PIECES) },
        fc.string({ unit: 'binary', maxLength: 5 }),
      ),
      { maxLength: 8 },
    )
    .map((pieces) => pieces.join(''));
