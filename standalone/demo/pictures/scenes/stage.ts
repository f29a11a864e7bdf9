import type { Matrix4 } from 'three';
import { type Point, put } from '../elements/shapes.ts';
import type { HeightAt } from '../elements/terrain.ts';
import type { Mesh, Model } from '../render/model.ts';
import { type Chance, chance } from '../render/random.ts';
import type { Thing } from '../render/world.ts';

type Pose = {
  turn?: number;
  size?: number | Point;
  tint?: number;
  tilt?: number;
  roll?: number;
  sink?: number;
};

/** Where a scene's things are put, on ground of a given height. */
export class Stage {
  readonly things: Thing[] = [];
  readonly luck: Chance;
  readonly heightAt: HeightAt;

  constructor(seed: number, heightAt: HeightAt) {
    this.luck = chance(seed);
    this.heightAt = heightAt;
  }

  /** The land itself. Low land is `flat`: it throws no shade. */
  land(model: Model, flat = true): void {
    this.things.push({ mesh: model.build(), placed: put([0, 0, 0]), ground: flat });
  }

  /** On the ground at (x, z). */
  stand(
    mesh: Mesh | Model,
    x: number,
    z: number,
    { tint = 1, sink = 0, ...pose }: Pose = {},
  ): void {
    this.place(mesh, put([x, this.heightAt(x, z) - sink, z], pose), tint);
  }

  /** Anywhere in space. */
  hang(mesh: Mesh | Model, at: Point, { tint = 1, ...pose }: Pose = {}): void {
    this.place(mesh, put(at, pose), tint);
  }

  /** `count` copies of meshes where `where` says, each turned, sized and toned by chance. */
  scatter(
    meshes: readonly Mesh[],
    count: number,
    where: (luck: Chance, n: number) => readonly [number, number],
    sizes: readonly [number, number] = [0.8, 1.2],
    sink = 0,
  ): void {
    for (let n = 0; n < count; n++) {
      const [x, z] = where(this.luck, n);
      const pose = {
        turn: this.luck.between(0, 6.28),
        size: this.luck.between(...sizes),
        tint: this.luck.between(0.78, 1.18),
        sink,
      };
      this.stand(this.luck.pick(meshes), x, z, pose);
    }
  }

  private place(mesh: Mesh | Model, placed: Matrix4, tint: number): void {
    this.things.push({ mesh: 'tree' in mesh ? mesh : mesh.build(), placed, tint });
  }
}
