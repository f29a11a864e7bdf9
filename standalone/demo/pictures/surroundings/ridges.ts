import { type Colour, clamp01, hex, mix, scaled, smoothstep } from '../render/colour.ts';
import { cell, fbm2, noise2 } from '../render/noise.ts';
import type { Hour } from './time-of-day.ts';

/**
 * A far row of hills, limestone towers or houses, seen as a band around the horizon.
 * `height` is the tangent of its elevation, `away` 0 (near, full colour) to 1 (lost in haze).
 */
export type Ridge = Readonly<{
  kind: 'hills' | 'karst' | 'city';
  seed: number;
  height: number;
  away: number;
  /** Peaks a radian, about. */
  pace?: number;
  colour?: string;
  /** Fills the gaps between limestone towers, 0 to about 0.5 for a wall. */
  dense?: number;
  /** How far mist climbs from the foot, 0..1. */
  mist?: number;
  /** Raises or hides the ridge by azimuth (radians, 0 straight ahead): 1 full height, 0 none. */
  reach?: (azimuth: number) => number;
}>;

/** A ridge ready to be seen: azimuth in radians, elevation as a tangent. */
export type RidgeBand = Readonly<{
  topAt: (azimuth: number) => number;
  colourAt: (azimuth: number, elevation: number, top: number, out: Float64Array) => void;
}>;

const STEPS = 16384;

/** The outline is worked out once around the compass; colours per look. */
export function ridgeBand(ridge: Ridge, hour: Hour, sunAzimuth: number): RidgeBand {
  const profile = new Float32Array(STEPS).map((_, step) => {
    const azimuth = (step / STEPS) * 2 * Math.PI - Math.PI;
    return ridge.height * reachAt(ridge, azimuth) * outline(ridge, azimuth);
  });
  const topAt = (azimuth: number) => {
    const at = ((azimuth + Math.PI) / (2 * Math.PI)) * STEPS;
    const step = Math.floor(at);
    const from = profile[step & (STEPS - 1)] ?? 0;
    const to = profile[(step + 1) & (STEPS - 1)] ?? 0;
    return ridge.kind === 'city' ? from : from + (to - from) * (at - step);
  };
  return { topAt, colourAt: painter(ridge, hour, sunAzimuth) };
}

/** The reach, its steps rounded off to slopes. */
function reachAt({ reach }: Ridge, azimuth: number): number {
  if (!reach) return 1;
  const steps = [-0.06, -0.04, -0.02, 0, 0.02, 0.04, 0.06];
  return steps.reduce((sum, step) => sum + reach(azimuth + step), 0) / steps.length;
}

function outline({ kind, seed, pace = 5, height, dense = 0 }: Ridge, azimuth: number): number {
  const x = azimuth * pace + seed * 31.7;
  if (kind === 'city') return skyline(azimuth, seed, pace);
  if (kind === 'karst') {
    const tower = smoothstep(-0.04, 0.16, fbm2(x, seed, 3) + dense);
    const dome = 0.66 + 0.5 * fbm2(x * 1.3, seed + 4, 3) + 0.13 * fbm2(x * 6, 2, 4);
    return tower * dome - 0.02;
  }
  const peaks = 0.55 + 0.62 * fbm2(x, seed, 6);
  const crowns = (0.0016 / height) * Math.abs(noise2(azimuth * 420, seed));
  // Rounded off towards the valleys, so that none ends in a level line
  return 0.5 * (peaks + Math.sqrt(peaks * peaks + 0.03)) + crowns;
}

/** Blocks of different widths: a wide one is cut in two or three by its own number. */
function skyline(azimuth: number, seed: number, pace: number): number {
  const at = azimuth * pace * 4 + 1000;
  const block = Math.floor(at);
  const part = Math.floor((at - block) * (1 + Math.floor(cell(block, seed) * 3)));
  const tall = cell(block * 7 + part, seed + 1);
  const crowd = 0.55 + 0.45 * noise2(azimuth * 1.9, seed);
  const setback = at - block > 0.3 && at - block < 0.62 && tall > 0.55 ? 0.1 : 0;
  return 0.12 + (tall * tall * 0.8 + 0.15 + setback) * crowd;
}

type Paint = RidgeBand['colourAt'];

function painter(ridge: Ridge, hour: Hour, sunAzimuth: number): Paint {
  if (ridge.kind === 'city') return cityPainter(ridge, hour);
  const { away, seed, height, mist = 0.35 } = ridge;
  const sunny = Math.min(1, Math.max(...hour.sun) / 2);
  const green = hex(ridge.colour ?? '#3d5f3a');
  const [rock, stained] = [hex('#b3a68f'), hex('#77736c')];
  const ambient = mix(hour.middle, hour.haze, 0.5);
  const side = Math.sign(Math.sin(sunAzimuth)) || 1;
  const fine = ridge.kind === 'karst' ? 4.5 / height : 34;
  return (azimuth, elevation, top, out) => {
    const x = azimuth * fine;
    const y = elevation * fine * (ridge.kind === 'karst' ? 0.8 : 1.8);
    const here = fbm2(x + seed, y, 5);
    const relief = ridge.kind === 'karst' ? 2.6 : 1.5;
    const lit = clamp01(0.42 + relief * (here - fbm2(x + seed + side * 0.22, y + 0.2, 4)));
    let base: Colour = green;
    if (ridge.kind === 'karst') {
      const [u, v] = [azimuth / height, elevation / height];
      const streak = fbm2(u * 7 + seed, v * 2.2, 6) + 0.25 * fbm2(u * 60, v * 26, 3);
      // Bare rock shows where the wall is steep: half way up, in streaks
      const bare = smoothstep(-0.1, 0.3, streak - 0.3 * Math.abs(elevation / (top + 1e-6) - 0.55));
      const weathered = clamp01(0.5 + 0.9 * fbm2(u * 34 + seed, v * 3.4, 4));
      base = mix(green, mix(stained, rock, weathered), bare * 0.8);
    }
    const shade = 0.35 + 0.9 * lit * sunny;
    const fog =
      away + (1 - away) * mist * smoothstep(top * 0.95, 0, elevation + here * height * 0.25);
    for (let k = 0; k < 3; k++) {
      const body =
        (base[k] ?? 0) *
        ((ambient[k] ?? 0) * 0.75 + (hour.sun[k] ?? 0) * 0.42 * lit) *
        (shade + 0.25);
      out[k] = body + ((hour.haze[k] ?? 0) - body) * clamp01(fog);
    }
  };
}

function cityPainter({ seed, height, away, pace = 5 }: Ridge, hour: Hour): Paint {
  const walls = ['#8d97a8', '#a89f9a', '#7f8797', '#b5aca2', '#6f7c90'].map(hex);
  const ambient = scaled(mix(hour.middle, hour.horizon, 0.5), 0.8);
  const warm = [hex('#ffd28a'), hex('#fff0cf'), hex('#ffbf70')];
  return (azimuth, elevation, top, out) => {
    const at = azimuth * pace * 4 + 1000;
    const block = Math.floor(at);
    const part = Math.floor((at - block) * (1 + Math.floor(cell(block, seed) * 3)));
    const own = block * 7 + part;
    const wall = walls[Math.floor(cell(own, seed + 5) * walls.length)] ?? hex('#888888');
    const across = (at - block) * (7 + Math.floor(cell(own, 3) * 4));
    const up = (elevation / height) * (20 + Math.floor(cell(own, 4) * 10));
    const [column, floor] = [Math.floor(across), Math.floor(up)];
    const pane =
      across - column > 0.22 &&
      across - column < 0.82 &&
      up - floor > 0.3 &&
      up - floor < 0.8 &&
      elevation < top * 0.95;
    const lit =
      pane && away < 0.35 && cell(own * 13 + column, floor + seed * 97) < 0.3 * hour.lamps;
    const lamp = warm[Math.floor(cell(column + 3, floor) * 3)] ?? hex('#ffd28a');
    const fog = clamp01(away + (1 - away) * 0.55 * smoothstep(height * 0.7, 0, elevation));
    const strength = lit ? 0.5 * (0.3 + cell(floor, own)) : 0;
    for (let k = 0; k < 3; k++) {
      const glass = pane ? 0.68 : 1;
      const body = (wall[k] ?? 0) * glass * ((ambient[k] ?? 0) + (hour.sun[k] ?? 0) * 0.2);
      out[k] =
        body + ((hour.haze[k] ?? 0) - body) * fog + (lamp[k] ?? 0) * strength * (1 - fog * 0.7);
    }
  };
}
