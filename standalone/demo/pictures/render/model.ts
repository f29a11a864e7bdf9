import { type BufferGeometry, Matrix3, Matrix4, Vector3 } from 'three';
import { type Bvh, buildBvh } from './bvh.ts';
import type { Material } from './material.ts';

/** Triangles with one tree over them: nine numbers a triangle, corner and two edges. */
export type Mesh = Readonly<{
  triangles: Float32Array;
  normals: Float32Array;
  materialOf: Uint16Array;
  materials: readonly Material[];
  tree: Bvh;
}>;

type Part = Readonly<{ geometry: BufferGeometry; material: Material; placed: Matrix4 }>;

/** Collects shapes; `build` turns them into one mesh. */
export class Model {
  readonly #parts: Part[] = [];

  add(geometry: BufferGeometry, material: Material, placed: Matrix4 = new Matrix4()): this {
    this.#parts.push({ geometry, material, placed });
    return this;
  }

  addAll(model: Model, placed: Matrix4 = new Matrix4()): this {
    for (const part of model.#parts)
      this.add(part.geometry, part.material, placed.clone().multiply(part.placed));
    return this;
  }

  build(): Mesh {
    const flat = this.#parts.map((part) => ({
      ...part,
      material: grained(part),
      geometry: loose(part.geometry),
    }));
    const corners = flat.reduce((sum, { geometry }) => sum + corners3(geometry).length, 0);
    const positions = new Float32Array(corners);
    const normals = new Float32Array(corners);
    const materials = [...new Set(flat.map(({ material }) => material))];
    const materialOf = new Uint16Array(corners / 9);
    let at = 0;
    for (const { geometry, material, placed } of flat) {
      const length = corners3(geometry).length;
      write(geometry, placed, positions, normals, at);
      materialOf.fill(materials.indexOf(material), at / 9, (at + length) / 9);
      at += length;
    }
    return ordered(positions, normals, materialOf, materials);
  }
}

/** A texture that follows its shape wherever it was put. */
function grained({ material, placed }: Part): Material {
  const { texture, ownGrain } = material;
  if (!(texture && ownGrain)) return material;
  const back = placed.clone().invert();
  const point = new Vector3();
  return {
    ...material,
    texture: (x, y, z, out) => {
      point.set(x, y, z).applyMatrix4(back);
      texture(point.x, point.y, point.z, out);
    },
  };
}

function loose(geometry: BufferGeometry): BufferGeometry {
  if (!geometry.getAttribute('normal')) geometry.computeVertexNormals();
  return geometry.index ? geometry.toNonIndexed() : geometry;
}

const corners3 = (geometry: BufferGeometry) => geometry.getAttribute('position').array;

function write(
  geometry: BufferGeometry,
  placed: Matrix4,
  positions: Float32Array,
  normals: Float32Array,
  at: number,
): void {
  const position = geometry.getAttribute('position');
  const normal = geometry.getAttribute('normal');
  const turn = new Matrix3().getNormalMatrix(placed);
  const point = new Vector3();
  for (let i = 0; i < position.count; i++) {
    point
      .fromBufferAttribute(position, i)
      .applyMatrix4(placed)
      .toArray(positions, at + i * 3);
    point.fromBufferAttribute(normal, i).applyMatrix3(turn).normalize();
    point.toArray(normals, at + i * 3);
  }
}

function ordered(
  positions: Float32Array,
  normals: Float32Array,
  materialOf: Uint16Array,
  materials: readonly Material[],
): Mesh {
  const count = materialOf.length;
  const boxes = new Float32Array(count * 6);
  for (let t = 0; t < count; t++)
    for (let axis = 0; axis < 3; axis++) {
      const [a = 0, b = 0, c = 0] = [0, 3, 6].map((corner) => positions[t * 9 + corner + axis]);
      boxes[t * 6 + axis] = Math.min(a, b, c);
      boxes[t * 6 + 3 + axis] = Math.max(a, b, c);
    }
  const tree = buildBvh(boxes);
  const mesh: Mesh = {
    triangles: new Float32Array(count * 9),
    normals: new Float32Array(count * 9),
    materialOf: new Uint16Array(count),
    materials,
    tree,
  };
  tree.order.forEach((from, to) => {
    for (let k = 0; k < 9; k++) {
      const origin = k < 3 ? 0 : (positions[from * 9 + (k % 3)] ?? 0);
      mesh.triangles[to * 9 + k] = (positions[from * 9 + k] ?? 0) - origin;
      mesh.normals[to * 9 + k] = normals[from * 9 + k] ?? 0;
    }
    mesh.materialOf[to] = materialOf[from] ?? 0;
  });
  return mesh;
}
