import { type Colour, hex, scaled } from '../render/colour.ts';

/** Hours a picture is taken at. */
export type TimeOfDay = 'dawn' | 'morning' | 'noon' | 'golden' | 'sunset' | 'dusk' | 'night';

/** The light of an hour: sky colours from zenith to horizon, sunlight, and the haze far things fade into. */
export type Hour = Readonly<{
  zenith: Colour;
  middle: Colour;
  horizon: Colour;
  /** Around the sun. */
  glow: Colour;
  /** What a white wall facing the sun sends back. */
  sun: Colour;
  haze: Colour;
  cloudLit: Colour;
  cloudShade: Colour;
  /** How much a picture of this hour is opened up, in stops of two. */
  exposure: number;
  /** 0 by day, 1 when lamps and windows are lit. */
  lamps: number;
}>;

type Written = Record<
  'zenith' | 'middle' | 'horizon' | 'glow' | 'haze' | 'lit' | 'shade',
  string
> & {
  sun: readonly [code: string, strength: number];
  strength: number;
  exposure: number;
  lamps: number;
};

const hour = (w: Written): Hour => ({
  zenith: scaled(hex(w.zenith), w.strength),
  middle: scaled(hex(w.middle), w.strength),
  horizon: scaled(hex(w.horizon), w.strength),
  glow: scaled(hex(w.glow), w.strength),
  sun: scaled(hex(w.sun[0]), w.sun[1]),
  haze: scaled(hex(w.haze), w.strength),
  cloudLit: scaled(hex(w.lit), w.strength),
  cloudShade: scaled(hex(w.shade), w.strength),
  exposure: w.exposure,
  lamps: w.lamps,
});

/** The light of each hour. */
export const HOURS: Readonly<Record<TimeOfDay, Hour>> = {
  dawn: hour({
    zenith: '#6b93cf',
    middle: '#c9c6d6',
    horizon: '#ffdcb4',
    glow: '#ffb878',
    haze: '#eed9cc',
    lit: '#ffe6cf',
    shade: '#b3a9bd',
    sun: ['#ffcf9a', 2.5],
    strength: 0.95,
    exposure: 0.15,
    lamps: 0.4,
  }),
  morning: hour({
    zenith: '#3f86d2',
    middle: '#8fbfe6',
    horizon: '#e6eef0',
    glow: '#fff0cf',
    haze: '#d3e2ea',
    lit: '#ffffff',
    shade: '#b7c6d8',
    sun: ['#fff0d4', 2.5],
    strength: 1,
    exposure: 0,
    lamps: 0,
  }),
  noon: hour({
    zenith: '#2272c6',
    middle: '#6fb1e6',
    horizon: '#d2e9f2',
    glow: '#ffffff',
    haze: '#c4deec',
    lit: '#ffffff',
    shade: '#b4c7d9',
    sun: ['#fff7ea', 2.8],
    strength: 1,
    exposure: -0.1,
    lamps: 0,
  }),
  golden: hour({
    zenith: '#3d79b8',
    middle: '#aebcc4',
    horizon: '#f7cf9d',
    glow: '#ffb65e',
    haze: '#dfbfa0',
    lit: '#fff0d2',
    shade: '#cdb2a6',
    sun: ['#ffbe70', 2.9],
    strength: 1,
    exposure: 0,
    lamps: 0.25,
  }),
  sunset: hour({
    zenith: '#3f5796',
    middle: '#d08f96',
    horizon: '#ffa45f',
    glow: '#ff8240',
    haze: '#e09a7e',
    lit: '#ffb98c',
    shade: '#7d6184',
    sun: ['#ff9a55', 2],
    strength: 0.85,
    exposure: 0.15,
    lamps: 0.6,
  }),
  dusk: hour({
    zenith: '#1d2f66',
    middle: '#6a5f9c',
    horizon: '#f0987a',
    glow: '#ff9a6a',
    haze: '#8d7396',
    lit: '#e58f8c',
    shade: '#463f6e',
    sun: ['#e7a0a0', 0.35],
    strength: 0.5,
    exposure: 0.95,
    lamps: 1,
  }),
  night: hour({
    zenith: '#060b20',
    middle: '#122046',
    horizon: '#2c4270',
    glow: '#7f9fd8',
    haze: '#1f3054',
    lit: '#4a5f8f',
    shade: '#131d3a',
    sun: ['#a9c2ff', 0.3],
    strength: 0.35,
    exposure: 1.7,
    lamps: 1,
  }),
};
