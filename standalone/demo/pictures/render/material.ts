import { type Colour, hex, scaled } from './colour.ts';

/** Writes the colour at a point of the object (its own coordinates, metres) into `out`. */
export type Texture = (x: number, y: number, z: number, out: Float64Array) => void;

/** How a surface answers light. */
export type Material = Readonly<{
  colour: Colour;
  texture?: Texture;
  /** The texture goes by the coordinates of the single shape, not of the model it became part of. */
  ownGrain?: boolean;
  /** Share of mirror reflection seen head on, 0..1; rises towards grazing angles. */
  gloss?: number;
  /** Spread of that reflection, 0 a mirror. */
  roughness?: number;
  /** Share of light that comes through from behind, for leaves, cloth and paper. */
  translucent?: number;
  /** Light given off, in the scene's units; where there is a texture, it colours the light. */
  glow?: Colour;
}>;

/** One dull colour, `#rrggbb`. */
export const matt = (code: string): Material => ({ colour: hex(code) });

/** A material whose colour is painted by a texture. */
export const textured = (texture: Texture, more: Partial<Material> = {}): Material => ({
  colour: [0.5, 0.5, 0.5],
  texture,
  ...more,
});

/** A colour that gives off light, 1 as bright as white paper in the sun. */
export const glowing = (code: string, strength: number): Material => ({
  colour: hex(code),
  glow: scaled(hex(code), strength),
});
