import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { InvalidRequest } from './invalid-request.ts';
import { parsePositionToken, positionToken } from './position-token.ts';

const number = fc.bigInt({ min: 0n, max: 2n ** 63n - 1n });
const encoded = (text: string) => Buffer.from(text).toString('base64url');

describe('a position token', () => {
  it('reads back as what it names', () =>
    fc.assert(
      fc.property(
        number,
        number,
        fc.stringMatching(/^[\w.:/-]{1,200}$/),
        (commit, prepare, storeId) => {
          const place = { storeId, position: { commit, prepare } };
          expect(parsePositionToken(positionToken(place))).toEqual(place);
          expect(positionToken(place)).toMatch(/^[\w-]+$/);
        },
      ),
    ));

  it.each([
    [''],
    ['x'],
    ['....'],
    ['ไทย'],
    [encoded('1.2')],
    [encoded('1.2.')],
    [encoded('-1.2.store')],
    [encoded('01.2.store')],
    [encoded('9223372036854775808.2.store')],
    [encoded('1.99999999999999999999.store')],
    [encoded('1.2.st\0re')],
    [encoded(`1.2.${'s'.repeat(201)}`)],
    [`${encoded('1.2.store')}=`],
    [`${encoded('1.2.store')}, ${encoded('1.2.store')}`],
  ])('refuses %j with a 400 that names the header', (token) => {
    expect(() => parsePositionToken(token)).toThrow(InvalidRequest);
    expect(() => parsePositionToken(token)).toThrow('x-after-position');
    expect(() => parsePositionToken(token, 'after')).toThrow(/: after /);
  });
});
