import type { Translated } from './i18n.ts';
import type { unitsTh } from './units.th.ts';

export const unitsEn: Translated<typeof unitsTh> = {
  one: 'Unit',
  assign: 'Change the unit',
  assignHint: 'The price stays. Guests whom the house put there move to another free one',
  assigned: 'Unit changed',
};
