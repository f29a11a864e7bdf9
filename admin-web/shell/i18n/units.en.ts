import type { Translated } from './i18n.ts';
import type { unitsTh } from './units.th.ts';

export const unitsEn: Translated<typeof unitsTh> = {
  one: 'Unit',
  assign: 'Change unit',
  assignHint:
    'The price does not change. A stay placed there automatically moves to another free unit',
  assigned: 'Unit changed',
};
