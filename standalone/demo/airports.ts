import { AIRPORTS as ALL } from '@baanpak/domain/values/place/airports.ts';

type Code = (typeof ALL)[number]['code'];
const LABELS = Object.fromEntries(ALL.map(({ code, label }) => [code, label])) as Readonly<
  Record<Code, (typeof ALL)[number]['label']>
>;

/** The airports nearest to the demo hotels. */
export const AIRPORTS = {
  donMueang: LABELS.DMK,
  suvarnabhumi: LABELS.BKK,
  phuket: LABELS.HKT,
  krabi: LABELS.KBV,
  samui: LABELS.USM,
  huaHin: LABELS.HHQ,
  trat: LABELS.TDX,
  chiangMai: LABELS.CNX,
  chiangRai: LABELS.CEI,
  nan: LABELS.NNT,
} as const;
