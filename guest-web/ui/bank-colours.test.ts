import { BANKS } from '@baanpak/domain/values/money/banks.ts';
import { expect, it } from 'vitest';
import { BANK_COLOURS } from './bank-colours.ts';

/** WCAG's relative luminance of `#rrggbb`. */
function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

it.each(BANKS.map(({ code }) => code))('white is read well on the colour of %s', (code) => {
  const contrast = 1.05 / (luminance(BANK_COLOURS[code] ?? '#ffffff') + 0.05);
  expect(contrast).toBeGreaterThanOrEqual(4.5);
});
