import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import type { PreparedPicture, Rendition } from '@baanpak/infrastructure/media/prepare-picture.ts';

/** What a picture is for: how it is drawn again, and what it must look like. */
export type PictureKind = Rendition & Readonly<{ assertFits?: (picture: PreparedPicture) => void }>;

/** Covers and galleries: wider than any screen shows them. */
export const PHOTO: PictureKind = { longest: 2560, quality: 80 };

/** Logos and QR codes, whose edges must stay sharp. */
export const GRAPHIC: PictureKind = { longest: 1280, quality: 92 };

/** As wide as the graphics of phones can show. */
export const PANORAMA: PictureKind = {
  longest: 8192,
  quality: 80,
  assertFits({ width, height }) {
    // 360 degrees by 180; cameras round a little
    if (Math.abs(width / height - 2) > 0.1)
      throw new Refusal('not-a-panorama', `${width} x ${height} is not 2:1`);
  },
};
