import type { Material } from '../render/material.ts';
import type { BedSpec } from './bed.ts';

/** The materials of a room and the furniture that goes with them. */
export type RoomStyle = Readonly<{
  wall: Material;
  backWall?: Material;
  /** The wall behind the bed. */
  headWall?: Material;
  floor: Material;
  ceiling: Material;
  /** Heights of eaves and ridge; the same for a flat ceiling. */
  eaves: number;
  ridge: number;
  beams?: Material;
  wood: Material;
  trim: Material;
  headboard: BedSpec['headboard'];
  inset?: Material;
  throwOver: Material;
  cushions: readonly Material[];
  curtain?: Material;
  rug: Material;
  seat: Material;
  pendant: 'globe' | 'cone' | 'drum';
  art: readonly string[];
  /** Stops a dark room is opened up by. */
  exposure?: number;
  windows: 'sliding' | 'casement' | 'shutters' | 'flaps';
}>;
