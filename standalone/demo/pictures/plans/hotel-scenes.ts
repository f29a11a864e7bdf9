import type { Scene } from '../render/scene.ts';

/** The four scenes of a hotel, each made when it is asked for. */
export type HotelScenes = Readonly<{
  cover: () => Scene;
  gallery: readonly [() => Scene, () => Scene, () => Scene];
}>;
