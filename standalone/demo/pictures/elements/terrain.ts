import { IcosahedronGeometry } from 'three';
import { mergeVertices } from 'three/examples/jsm/utils/BufferGeometryUtils.js';
import type { View } from '../render/camera.ts';
import type { Material } from '../render/material.ts';
import { Model } from '../render/model.ts';
import { fbm3 } from '../render/noise.ts';
import { sheet } from './shapes.ts';

/** Height of the ground in metres. */
export type HeightAt = (x: number, z: number) => number;

/** Ground in front of a camera, its grid finer near than far, so that every step shows alike. */
export function terrain(
  heightAt: HeightAt,
  material: Material,
  view: View,
  {
    near = 1,
    far = 400,
    spread = 1,
    columns = 220,
    rows = 190,
  }: { near?: number; far?: number; spread?: number; columns?: number; rows?: number } = {},
): Model {
  const [ox, , oz] = view.from;
  const ahead = Math.atan2(view.to[0] - ox, -(view.to[2] - oz));
  const half = (view.wide / 2) * (Math.PI / 180) * 1.25 * spread;
  const grid = sheet(columns, rows, (u, v) => {
    const away = v === 0 ? 0 : near * (far / near) ** ((v * rows - 1) / (rows - 1));
    const angle = ahead + (u * 2 - 1) * half;
    const back = v === 0 ? -near * 3 : 0;
    const x = ox + Math.sin(angle) * away + Math.sin(ahead) * back;
    const z = oz - Math.cos(angle) * away - Math.cos(ahead) * back;
    return [x, heightAt(x, z), z];
  });
  return new Model().add(grid, material);
}

/** A boulder about two metres across. */
export function boulder(seed: number, material: Material): Model {
  const geometry = mergeVertices(
    new IcosahedronGeometry(1, 14).deleteAttribute('normal').deleteAttribute('uv'),
  );
  const position = geometry.getAttribute('position');
  for (let i = 0; i < position.count; i++) {
    const [x, y, z] = [position.getX(i), position.getY(i), position.getZ(i)];
    const bump =
      1 +
      0.42 * fbm3(x * 0.9 + seed * 9.1, y * 0.9, z * 0.9, 5) -
      0.05 * Math.abs(fbm3(x * 3, y * 3 + seed, z * 3, 3));
    position.setXYZ(i, x * bump * 1.15, y * bump * 0.75, z * bump);
  }
  geometry.computeVertexNormals();
  return new Model().add(geometry, material);
}
