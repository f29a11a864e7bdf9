import { describe, expect, it } from 'vitest';
import { isThaiTaxId } from './tax-invoice.ts';

describe('a Thai tax id', () => {
  it.each(['0105561234560', '1101700230708', '0994000165510'])('is %s', (text) =>
    expect(isThaiTaxId(text)).toBe(true),
  );

  it('is not one with another checksum', () => {
    for (let digit = 1; digit < 10; digit += 1)
      expect(isThaiTaxId(`010556123456${digit}`)).toBe(false);
  });

  it.each(['', '010556123456', '01055612345603', '0-1055-61234-56-0', '๐๑๐๕๕๖๑๒๓๔๕๖๐'])(
    'is not %j',
    (text) => expect(isThaiTaxId(text)).toBe(false),
  );
});
