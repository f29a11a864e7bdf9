import type { Metadata } from 'sharp';
import { boundedQueue } from '../concurrency/bounded-queue.ts';
import { TransportError } from '../http/transport-problems.ts';
import { loadSharp } from './media-on.ts';

/** How a picture is made ready: no side is longer than `longest` px; `quality` of WebP, to 100. */
export type Rendition = Readonly<{ longest: number; quality: number }>;
export type PreparedPicture = Readonly<{ webp: Buffer; width: number; height: number }>;

const MOST_PIXELS = 50_000_000;
const LONGEST_WORK = { seconds: 30 };

// one picture at a time: bookings keep a core to themselves
const inTurn = boundedQueue({ atOnce: 1, waiting: 30, longestWait: 20_000 });

/**
 * Decodes a JPEG, PNG, WebP or AVIF, whatever it is called, and draws it again as WebP: the right way
 * up, in sRGB, of an animation the first frame, and without anything that was not picture. The same
 * bytes give the same picture. Throws TransportError `unsupported-media-type` for what is not (wholly)
 * such a picture, `payload-too-large` beyond 50 megapixels or half a minute of work, and `busy` when too many wait.
 */
export const preparePicture = (bytes: Uint8Array, rendition: Rendition): Promise<PreparedPicture> =>
  inTurn(async () => {
    const { width, height } = await headOf(bytes);
    if (width * height > MOST_PIXELS)
      throw new TransportError('payload-too-large', { message: `${width} x ${height} pixels` });
    return draw(bytes, rendition);
  });

async function headOf(bytes: Uint8Array): Promise<Metadata> {
  const sharp = await loadSharp();
  const head = await asPicture(() => sharp(bytes, { limitInputPixels: false }).metadata());
  if (head.format === 'heif' && head.compression !== 'av1') throw notAPicture();
  return head;
}

async function draw(bytes: Uint8Array, { longest, quality }: Rendition): Promise<PreparedPicture> {
  const size = {
    width: longest,
    height: longest,
    fit: 'inside',
    withoutEnlargement: true,
  } as const;
  const sharp = await loadSharp();
  const { data, info } = await asPicture(() =>
    // a truncated or broken picture is refused; what phones merely write oddly is not
    sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
      .timeout(LONGEST_WORK)
      .autoOrient()
      .resize(size)
      .toColourspace('srgb')
      .webp({ quality, smartSubsample: true })
      .toBuffer({ resolveWithObject: true }),
  );
  return { webp: data, width: info.width, height: info.height };
}

/** sharp's errors carry no code: whatever it cannot read is no picture to us. */
async function asPicture<Read>(read: () => Promise<Read>): Promise<Read> {
  try {
    return await read();
  } catch (error) {
    const message = error instanceof Error ? error.message : undefined;
    if (message?.startsWith('timeout')) throw new TransportError('payload-too-large', { message });
    throw notAPicture(message);
  }
}

const notAPicture = (message = 'Neither JPEG nor PNG, WebP or AVIF') =>
  new TransportError('unsupported-media-type', { message });
