import type { PictureWidth } from '@baanpak/domain/values/place/picture-widths.ts';

/**
 * Pictures, all of them WebP. An id comes from the bytes it names, which therefore never change, and
 * no picture is ever taken away. Errors: `MediaUnavailable` when the store is away; anything else is a bug.
 */
export interface Media {
  /** Keeps a WebP picture and answers its id: the same for the same bytes, however often it is kept. */
  put(picture: Uint8Array): Promise<string>;
  /** A picture as it was kept, or no wider than `width`; undefined for an id nobody was given. */
  read(id: string, width?: PictureWidth): Promise<Buffer | undefined>;
  /** What is not for everyone, by names of the caller's; no id of a picture reaches it. */
  private: PrivateFiles;
}

/** Bytes of any kind by name: 32 hex digits, which stand for the same bytes for ever. */
export interface PrivateFiles {
  keep(name: string, bytes: Uint8Array): Promise<void>;
  /** Undefined for a name under which nothing was kept. */
  read(name: string): Promise<Buffer | undefined>;
  /** Nothing is kept under it any more, if there ever was. */
  remove(name: string): Promise<void>;
}

/** Where the bytes lie, by file name, perhaps in a folder; a name stands for the same bytes for ever. */
export interface PictureFiles {
  /** Keeps a file, whole or not at all; one that is there may stay as it is. */
  keep(name: string, bytes: Uint8Array): Promise<void>;
  /** Undefined where there is no such file. */
  read(name: string): Promise<Buffer | undefined>;
  /** Also where there is none. */
  remove(name: string): Promise<void>;
}

/** The store of pictures, or the way to it, is away: the same call may succeed later. */
export class MediaUnavailable extends Error {
  override readonly name = 'MediaUnavailable';
}
