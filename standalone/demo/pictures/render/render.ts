import sharp from 'sharp';
import { develop } from './develop.ts';
import { photograph } from './photograph.ts';
import type { Scene } from './scene.ts';

/** Pixels of the finished picture, and how finely light is followed before it is enlarged to that. */
export type Format = Readonly<{ width: number; height: number; traced: number; samples: number }>;

/** A hotel's first picture. */
export const COVER: Format = { width: 1920, height: 1280, traced: 0.625, samples: 5 };
/** The picture behind the search. */
export const BANNER: Format = { width: 1920, height: 1080, traced: 0.667, samples: 5 };
/** Further views and rooms. */
export const GALLERY: Format = { width: 1280, height: 853, traced: 0.75, samples: 5 };

sharp.concurrency(1);

/** Draws a scene and gives it as WebP. */
export async function render(
  scene: Scene,
  { width, height, traced, samples }: Format,
): Promise<Buffer> {
  const [w, h] = [Math.round(width * traced), Math.round(height * traced)];
  const stops = scene.surroundings.hour.exposure + (scene.exposure ?? 0);
  const pixels = develop(photograph(scene, w, h, samples), stops);
  return await sharp(pixels, { raw: { width: w, height: h, channels: 3 } })
    .resize(width, height, { kernel: 'lanczos3' })
    .sharpen({ sigma: 0.9, m1: 0.4, m2: 1.4 })
    .webp({ quality: 74, effort: 6, smartSubsample: true })
    .toBuffer();
}

/** An emblem, drawn as SVG, as WebP of 256 by 256. */
export const renderEmblem = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg)).resize(256, 256).webp({ quality: 90 }).toBuffer();
