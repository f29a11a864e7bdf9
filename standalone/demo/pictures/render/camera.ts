import { Vector3 } from 'three';

/** Where the camera stands and looks, in metres. */
export type View = Readonly<{
  from: readonly [number, number, number];
  to: readonly [number, number, number];
  /** Horizontal field of view in degrees. */
  wide: number;
  /** Moves the picture's centre up without tilting, as an architect's lens does (0.1 = a tenth of the width). */
  rise?: number;
}>;

/** Writes the direction (length 1) through a point of the picture, 0..1 from the left and from the top. */
export type Lens = (across: number, down: number, out: Float64Array) => void;

/** A pinhole lens for a picture of `width` by `height` pixels. */
export function lens(view: View, width: number, height: number): Lens {
  const ahead = new Vector3(...view.to).sub(new Vector3(...view.from)).normalize();
  const right = new Vector3().crossVectors(ahead, new Vector3(0, 1, 0)).normalize();
  const up = new Vector3().crossVectors(right, ahead);
  const spread = 2 * Math.tan((view.wide * Math.PI) / 360);
  const tall = (spread * height) / width;
  return (across, down, out) => {
    const a = (across - 0.5) * spread;
    const b = (0.5 - down) * tall + (view.rise ?? 0) * spread;
    const x = ahead.x + right.x * a + up.x * b;
    const y = ahead.y + right.y * a + up.y * b;
    const z = ahead.z + right.z * a + up.z * b;
    const length = Math.sqrt(x * x + y * y + z * z);
    out[0] = x / length;
    out[1] = y / length;
    out[2] = z / length;
  };
}
