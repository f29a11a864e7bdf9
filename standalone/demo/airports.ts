import { AIRPORTS as ALL } from '@baanpak/domain/values/place/airports.ts';

type Code = (typeof ALL)[number]['code'];

function labelOf(code: Code) {
  const airport = ALL.find((one) => one.code === code);
  if (!airport) throw new Error(`There is no airport ${code}`);
  return airport.label;
}

/** The airports nearest to the demo hotels. */
export const AIRPORTS = {
  donMueang: labelOf('DMK'),
  suvarnabhumi: labelOf('BKK'),
  phuket: labelOf('HKT'),
  krabi: labelOf('KBV'),
  samui: labelOf('USM'),
  huaHin: labelOf('HHQ'),
  trat: labelOf('TDX'),
  chiangMai: labelOf('CNX'),
  chiangRai: labelOf('CEI'),
  nan: labelOf('NNT'),
} as const;
