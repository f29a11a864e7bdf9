/** Linear light, red green blue, 1 = white. */
export type Colour = readonly [number, number, number];

const linear = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

/** Reads `#rrggbb` (sRGB) into linear light. */
export function hex(code: string): Colour {
  const value = Number.parseInt(code.slice(1), 16);
  return [
    linear(((value >> 16) & 255) / 255),
    linear(((value >> 8) & 255) / 255),
    linear((value & 255) / 255),
  ];
}

/** From `a` (t = 0) to `b` (t = 1). */
export const mix = (a: Colour, b: Colour, t: number): Colour => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
];

/** The same colour `by` times as bright. */
export const scaled = (colour: Colour, by: number): Colour => [
  colour[0] * by,
  colour[1] * by,
  colour[2] * by,
];

/** The nearest number from 0 to 1. */
export const clamp01 = (value: number) => (value < 0 ? 0 : value > 1 ? 1 : value);

/** 0 up to `from`, 1 beyond `to`, smooth between them. */
export function smoothstep(from: number, to: number, value: number): number {
  const t = clamp01((value - from) / (to - from));
  return t * t * (3 - 2 * t);
}
