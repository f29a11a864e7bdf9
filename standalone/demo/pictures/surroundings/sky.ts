import { type Colour, mix, smoothstep } from '../render/colour.ts';
import { cell, noise2 } from '../render/noise.ts';
import { type CloudSample, type Clouds, cloudsAt } from './clouds.ts';
import { type Ridge, ridgeBand } from './ridges.ts';
import { HOURS, type Hour, type TimeOfDay } from './time-of-day.ts';

/** What lies beyond all things of a scene, and the light that comes from there. */
export type Surroundings = Readonly<{
  hour: Hour;
  /** Towards the sun or moon, length 1. */
  sun: readonly [number, number, number];
  /** The view in a direction of length 1, ridges and clouds included. */
  seen: (dx: number, dy: number, dz: number, out: Float64Array) => void;
  /** The same without detail: what lights a surface. */
  glow: (dx: number, dy: number, dz: number, out: Float64Array) => void;
}>;

/** The hour, where the sun stands, and what lies at the horizon. */
export type SkySpec = Readonly<{
  time: TimeOfDay;
  /** Degrees to the right of straight ahead, and above the horizon. */
  sunAt: readonly [azimuth: number, height: number];
  clouds?: Clouds;
  /** From near to far. */
  ridges?: readonly Ridge[];
  /** Open water down to the horizon, far below: its depth colour. */
  sea?: Colour;
  /** Colour of the land all around, which lights things from below. */
  ground?: Colour;
  /** Shows the disk of the sun or moon. */
  disk?: boolean;
}>;

/** Works out what `SkySpec` describes. */
export function surroundings(spec: SkySpec): Surroundings {
  const hour = HOURS[spec.time];
  const azimuth = (spec.sunAt[0] * Math.PI) / 180;
  const height = (spec.sunAt[1] * Math.PI) / 180;
  const sun = [
    Math.sin(azimuth) * Math.cos(height),
    Math.sin(height),
    -Math.cos(azimuth) * Math.cos(height),
  ] as const;
  const bands = (spec.ridges ?? []).map((ridge) => ridgeBand(ridge, hour, azimuth));
  const ground = spec.ground ?? [0.2, 0.19, 0.16];
  const paint = skyPainter(spec, hour, sun);
  return {
    hour,
    sun,
    glow: (dx, dy, dz, out) => {
      gradient(hour, Math.abs(dy), dx * sun[0] + dy * sun[1] + dz * sun[2], out);
      if (dy >= 0) return;
      const t = smoothstep(0, -0.25, dy);
      for (let k = 0; k < 3; k++) {
        const lit =
          (ground[k] ?? 0) *
          ((hour.sun[k] ?? 0) * Math.max(0.1, sun[1]) + (hour.middle[k] ?? 0) * 0.7);
        out[k] = (out[k] ?? 0) * (1 - t) + lit * t;
      }
    },
    seen: (dx, dy, dz, out) => {
      const flat = Math.sqrt(dx * dx + dz * dz);
      if (dy < 0.7) {
        const around = Math.atan2(dx, -dz);
        const elevation = dy / flat;
        for (const band of bands) {
          const top = band.topAt(around);
          if (elevation < top && (elevation > 0 || !spec.sea))
            return band.colourAt(around, elevation, top, out);
        }
      }
      if (spec.sea && dy < 0) farSea(spec.sea, hour, sun, paint, dx, dy, dz, out);
      else paint(dx, dy, dz, out);
    },
  };
}

/** A sea seen from forty metres up: the sky in it, and its own blue where one looks down. */
function farSea(
  deep: Colour,
  hour: Hour,
  sun: readonly [number, number, number],
  paint: Surroundings['seen'],
  dx: number,
  dy: number,
  dz: number,
  out: Float64Array,
): void {
  const away = 40 / Math.max(0.002, -dy);
  const [x, z] = [dx * away, dz * away];
  const calm = 0.07 / (1 + away * 0.0012);
  const a = calm * (noise2(x * 0.09, z * 0.16) + 0.6 * noise2(x * 0.31, z * 0.5));
  const b = calm * (noise2(x * 0.07 + 40, z * 0.14) + 0.6 * noise2(x * 0.27, z * 0.55 + 9));
  const [rx, ry, rz] = [dx + a, Math.max(0.01, -dy + b), dz + b];
  const size = Math.hypot(rx, ry, rz);
  paint(rx / size, ry / size, rz / size, out);
  const share = 0.04 + 0.96 * (1 - Math.min(1, -dy + Math.abs(b))) ** 7;
  const glint = Math.max(0, (rx * sun[0] + ry * sun[1] + rz * sun[2]) / size) ** 500 * 5;
  for (let k = 0; k < 3; k++) {
    const body = (deep[k] ?? 0) * ((hour.middle[k] ?? 0) * 0.7 + (hour.sun[k] ?? 0) * 0.3);
    out[k] = body + ((out[k] ?? 0) - body) * share + (hour.sun[k] ?? 0) * glint;
  }
}

/** Sky without clouds; `up` is the sine of the elevation, `near` the cosine of the angle to the sun. */
function gradient(hour: Hour, up: number, near: number, out: Float64Array): void {
  const low = smoothstep(-0.02, 0.3, up);
  const high = smoothstep(0.12, 0.85, up);
  const close = Math.max(0, near);
  const halo = 0.3 * close ** 6 * (1 - high * 0.6) + 0.35 * close ** 40 + 0.5 * close ** 260;
  for (let k = 0; k < 3; k++) {
    const horizon = hour.horizon[k] ?? 0;
    const middle = hour.middle[k] ?? 0;
    const sky = horizon + (middle - horizon) * low;
    out[k] = sky + ((hour.zenith[k] ?? 0) - sky) * high + (hour.glow[k] ?? 0) * halo;
  }
}

function skyPainter(
  spec: SkySpec,
  hour: Hour,
  sun: readonly [number, number, number],
): Surroundings['seen'] {
  const sample: CloudSample = { density: 0, light: 0 };
  const night = spec.time === 'night';
  const core: Colour = night ? [2.2, 2.3, 2.5] : mix(hour.sun, [4, 4, 4], 0.4);
  return (dx, dy, dz, out) => {
    const near = dx * sun[0] + dy * sun[1] + dz * sun[2];
    gradient(hour, Math.max(0, dy), near, out);
    if (night && dy > 0) addStar(dx, dy, dz, out);
    const disk = spec.disk ? smoothstep(0.99978, 0.99986, near) : 0;
    if (spec.clouds && dy > 0.004) addClouds(spec.clouds, dx, dy, dz, near, out);
    // The disk shines through thin cloud, and cloud before the sun is always thin here
    for (let k = 0; k < 3; k++) out[k] = (out[k] ?? 0) + (core[k] ?? 0) * disk;
  };
  function addClouds(
    clouds: Clouds,
    dx: number,
    dy: number,
    dz: number,
    near: number,
    out: Float64Array,
  ): void {
    cloudsAt(clouds, dx, dy, dz, sun[0], sun[2], sample);
    if (sample.density <= 0) return;
    const rim = 1 + 0.9 * Math.max(0, near) ** 10;
    for (let k = 0; k < 3; k++) {
      const shade = hour.cloudShade[k] ?? 0;
      const body = shade + ((hour.cloudLit[k] ?? 0) * rim - shade) * sample.light;
      const far = smoothstep(0.22, 0.01, dy) * 0.55;
      out[k] =
        (out[k] ?? 0) +
        (body + ((hour.horizon[k] ?? 0) - body) * far - (out[k] ?? 0)) * sample.density;
    }
  }
}

/** Stars and a faint band of the Milky Way, on a grid over the dome. */
function addStar(dx: number, dy: number, dz: number, out: Float64Array): void {
  const across = Math.atan2(dx, -dz) * 240;
  const up = Math.asin(Math.min(1, dy)) * 240;
  const [column, row] = [Math.floor(across), Math.floor(up)];
  const chosen = cell(column, row);
  const band = Math.exp(-(((across * 0.5 + up - 150) / 46) ** 2));
  const light = 0.02 * band;
  let star = 0;
  if (chosen < 0.03 + 0.09 * band) {
    const [x, y] = [cell(column + 911, row), cell(column, row + 577)];
    const off = (across - column - x * 0.6 - 0.2) ** 2 + (up - row - y * 0.6 - 0.2) ** 2;
    star = Math.exp(-off * 60) * (0.15 + 1.1 * cell(column + 5, row + 5) ** 4);
  }
  const shown = smoothstep(0, 0.2, dy);
  out[0] = (out[0] ?? 0) + (star + light * 0.8) * shown;
  out[1] = (out[1] ?? 0) + (star + light * 0.85) * shown;
  out[2] = (out[2] ?? 0) + (star * 1.05 + light) * shown;
}
