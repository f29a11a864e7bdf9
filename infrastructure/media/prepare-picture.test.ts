import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { preparePicture } from './prepare-picture.ts';

const PHOTO = { longest: 200, quality: 80 };

/** A picture whose left half is red and whose right half is blue. */
const halves = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'blue' } }).composite([
    {
      input: { create: { width: Math.ceil(width / 2), height, channels: 3, background: 'red' } },
      left: 0,
      top: 0,
    },
  ]);
const prepared = async (bytes: Uint8Array, rendition = PHOTO) => {
  const { webp } = await preparePicture(bytes, rendition);
  return { webp, head: await sharp(webp).metadata() };
};
const colourAt = async (webp: Buffer, left: number, top: number) => {
  const spot = sharp(webp).extract({ left, top, width: 1, height: 1 });
  const [red = 0, green = 0, blue = 0] = await spot.removeAlpha().raw().toBuffer();
  return { red, green, blue };
};

describe('a picture', () => {
  it.each(['jpeg', 'png', 'webp', 'avif'] as const)('may come as %s', async (format) => {
    const { head } = await prepared(await halves(120, 60).toFormat(format).toBuffer());
    expect(head).toMatchObject({ format: 'webp', width: 120, height: 60 });
  });

  it('is no longer on any side than it is shown, and never made larger', async () => {
    const wide = await prepared(await halves(800, 400).jpeg().toBuffer());
    expect(wide.head).toMatchObject({ width: 200, height: 100 });
    const high = await prepared(await halves(100, 20_000).png().toBuffer());
    expect(high.head).toMatchObject({ width: 1, height: 200 });
  });

  it('gives the same bytes again', async () => {
    const bytes = await halves(300, 200).jpeg().toBuffer();
    expect((await prepared(bytes)).webp).toEqual((await prepared(bytes)).webp);
  });

  it('is turned the right way up, and keeps no word of where it was taken', async () => {
    const bytes = await halves(120, 60)
      .jpeg()
      .withExif({ IFD0: { Copyright: 'somchai' }, IFD3: { GPSLatitude: '18/1 47/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect(bytes.toString('latin1')).toContain('somchai');
    const { webp, head } = await prepared(bytes);
    expect(head).toMatchObject({ width: 60, height: 120 });
    expect([head.exif, head.icc, head.xmp, head.iptc, head.orientation]).toEqual(
      Array(5).fill(undefined),
    );
    expect(webp.toString('latin1')).not.toContain('somchai');
    expect((await colourAt(webp, 30, 10)).red).toBeGreaterThan(200);
    expect((await colourAt(webp, 30, 110)).blue).toBeGreaterThan(200);
  });

  it('of a wider gamut or of print is in sRGB', async () => {
    const green = {
      create: { width: 20, height: 20, channels: 3, background: '#00ff00' },
    } as const;
    const p3 = await sharp(green).withIccProfile('p3').png().toBuffer();
    const cmyk = await sharp(green).toColourspace('cmyk').jpeg().toBuffer();
    for (const bytes of [p3, cmyk]) {
      const { webp, head } = await prepared(bytes);
      expect(head).toMatchObject({ space: 'srgb', hasProfile: false });
      expect((await colourAt(webp, 10, 10)).green).toBeGreaterThan(140);
    }
  });

  it('that moves is its first frame', async () => {
    const frame = (background: string) =>
      sharp({ create: { width: 30, height: 30, channels: 3, background } })
        .png()
        .toBuffer();
    const frames = await Promise.all(['red', 'blue'].map(frame));
    const moving = await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer();
    expect((await sharp(moving).metadata()).pages).toBe(2);
    const { webp, head } = await prepared(moving);
    expect(head).toMatchObject({ width: 30, height: 30 });
    expect(head.pages ?? 1).toBe(1);
    expect((await colourAt(webp, 15, 15)).red).toBeGreaterThan(200);
  });

  it('with a page hung to its end loses it', async () => {
    const tail = '<script>alert(1)</script>';
    const bytes = Buffer.concat([await halves(120, 60).jpeg().toBuffer(), Buffer.from(tail)]);
    const { webp } = await prepared(bytes);
    expect(webp.toString('latin1')).not.toContain('script');
  });
});

const NOISE = { type: 'gaussian', mean: 128, sigma: 60 } as const;
const snow = () =>
  sharp({ create: { width: 200, height: 150, channels: 3, background: 'white', noise: NOISE } });
const half = (bytes: Buffer) => bytes.subarray(0, bytes.length / 2);

describe('what is no picture of ours', () => {
  const bytesOf: Readonly<Record<string, () => Promise<Buffer>>> = {
    nothing: async () => Buffer.alloc(0),
    'a page': async () => Buffer.from('<!doctype html><html><body>not a picture</body></html>'),
    'a drawing (SVG)': async () =>
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"></svg>'),
    'a PDF': async () => Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n'),
    'a GIF': () => halves(20, 20).gif().toBuffer(),
    'a TIFF': () => halves(20, 20).tiff().toBuffer(),
    'a page that begins like a JPEG': async () =>
      Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from('<html></html>')]),
    'half a JPEG': async () => half(await snow().jpeg().toBuffer()),
    'half a PNG': async () => half(await snow().png().toBuffer()),
    'half a WebP': async () => half(await snow().webp().toBuffer()),
    'half an AVIF': async () => half(await snow().avif().toBuffer()),
  };

  it.each(Object.keys(bytesOf))('is refused: %s', async (name) => {
    const bytes = (await bytesOf[name]?.()) ?? Buffer.alloc(0);
    await expect(preparePicture(bytes, PHOTO)).rejects.toMatchObject({
      code: 'unsupported-media-type',
    });
  });
});

describe('a picture of more than 50 megapixels', () => {
  it('is refused by its head, before it takes memory', async () => {
    const bomb = emptyPng(30_000, 30_000);
    expect(bomb.length).toBeLessThan(1_000_000);
    const before = process.memoryUsage().rss;
    await expect(preparePicture(bomb, PHOTO)).rejects.toMatchObject({ code: 'payload-too-large' });
    expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000);
  });

  it('is refused just beyond, and taken just below', async () => {
    const black = (width: number) => emptyPng(width, 5_000);
    await expect(preparePicture(black(10_001), PHOTO)).rejects.toMatchObject({
      code: 'payload-too-large',
    });
    expect(await preparePicture(black(10_000), PHOTO)).toMatchObject({ width: 200, height: 100 });
  });
});

/** A black picture of one bit a pixel, by hand: drawing it would take the memory it must not take. */
function emptyPng(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([1, 0, 0, 0, 0], 8);
  const lines = Buffer.alloc((1 + Math.ceil(width / 8)) * height);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(lines)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)]);
}

// node:zlib has one from Node 22 on
function crc32(bytes: Buffer): number {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}
