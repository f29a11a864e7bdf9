import {
  BoxGeometry,
  BufferGeometry,
  CatmullRomCurve3,
  CylinderGeometry,
  Euler,
  ExtrudeGeometry,
  Float32BufferAttribute,
  LatheGeometry,
  Matrix4,
  Quaternion,
  Shape,
  SphereGeometry,
  TubeGeometry,
  Vector2,
  Vector3,
} from 'three';
import { RoundedBoxGeometry } from 'three/examples/jsm/geometries/RoundedBoxGeometry.js';

/** Metres; y is up, -z away from the camera. */
export type Point = readonly [x: number, y: number, z: number];

/** Puts a shape at a point, turned about the upright axis (radians), scaled, then tilted and rolled. */
export function put(
  at: Point,
  {
    turn = 0,
    tilt = 0,
    roll = 0,
    size = 1,
  }: { turn?: number; tilt?: number; roll?: number; size?: number | Point } = {},
): Matrix4 {
  const scale = typeof size === 'number' ? new Vector3(size, size, size) : new Vector3(...size);
  const turned = new Quaternion().setFromEuler(new Euler(tilt, turn, roll, 'YXZ'));
  return new Matrix4().compose(new Vector3(...at), turned, scale);
}

/** Standing on its base's middle, as all upright shapes here. */
export const block = (width: number, height: number, depth: number): BufferGeometry =>
  new BoxGeometry(width, height, depth).translate(0, height / 2, 0);

/** A block with edges rounded by `radius`. */
export const softBlock = (
  width: number,
  height: number,
  depth: number,
  radius: number,
): BufferGeometry =>
  new RoundedBoxGeometry(width, height, depth, 4, radius).translate(0, height / 2, 0);

/** A round post that tapers to radius `top`. */
export const post = (radius: number, height: number, top = radius, sides = 10): BufferGeometry =>
  new CylinderGeometry(top, radius, height, sides).translate(0, height / 2, 0);

/** A ball about the origin. */
export const ball = (radius: number): BufferGeometry => new SphereGeometry(radius, 20, 14);

/** Turned on a lathe: [radius, height] from the foot up. */
export const turned = (
  profile: readonly (readonly [number, number])[],
  sides = 24,
): BufferGeometry =>
  new LatheGeometry(
    profile.map(([radius, height]) => new Vector2(radius, height)),
    sides,
  );

/** A round bar through points. */
export const bar = (points: readonly Point[], radius: number, sides = 6): BufferGeometry =>
  new TubeGeometry(
    new CatmullRomCurve3(points.map((point) => new Vector3(...point))),
    Math.max(1, (points.length - 1) * 6),
    radius,
    sides,
  );

/** A straight round bar from one point to another. */
export const beam = (from: Point, to: Point, radius: number, sides = 6): BufferGeometry => {
  const start = new Vector3(...from);
  const along = new Vector3(...to).sub(start);
  const geometry = post(radius, along.length(), radius, sides);
  const turn = new Quaternion().setFromUnitVectors(new Vector3(0, 1, 0), along.normalize());
  return geometry.applyMatrix4(new Matrix4().compose(start, turn, new Vector3(1, 1, 1)));
};

/** A flat outline (x, y) given a thickness along z, centred. */
export function slab(
  outline: readonly (readonly [number, number])[],
  depth: number,
  holes: readonly (readonly (readonly [number, number])[])[] = [],
): BufferGeometry {
  const shape = new Shape(outline.map(([x, y]) => new Vector2(x, y)));
  shape.holes = holes.map((hole) => new Shape(hole.map(([x, y]) => new Vector2(x, y))));
  return new ExtrudeGeometry(shape, { depth, bevelEnabled: false }).translate(0, 0, -depth / 2);
}

/** Triangles from bare corners, nine numbers each. */
export function triangles(corners: readonly number[]): BufferGeometry {
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(corners, 3));
  geometry.computeVertexNormals();
  return geometry;
}

/** A grid of points joined into a smooth sheet. */
export function sheet(
  columns: number,
  rows: number,
  at: (u: number, v: number) => Point,
): BufferGeometry {
  const geometry = new BufferGeometry();
  const corners: number[] = [];
  const index: number[] = [];
  for (let row = 0; row <= rows; row++)
    for (let column = 0; column <= columns; column++) {
      corners.push(...at(column / columns, row / rows));
      if (row === rows || column === columns) continue;
      const here = row * (columns + 1) + column;
      index.push(
        here,
        here + columns + 1,
        here + 1,
        here + 1,
        here + columns + 1,
        here + columns + 2,
      );
    }
  geometry.setAttribute('position', new Float32BufferAttribute(corners, 3));
  geometry.setIndex(index);
  geometry.computeVertexNormals();
  return geometry;
}
