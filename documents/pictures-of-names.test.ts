import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { printPdf } from './pdf.ts';
import { type Printed, printed } from './printed-text.ts';

const missing = !isThere('pdftoppm');

function isThere(program: string): boolean {
  try {
    execFileSync(program, ['-v'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

const folder = mkdtempSync(join(tmpdir(), 'pictures-of-names-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** What is drawn of a text, cut to its ink, small and grey. */
const SMALL = { width: 240, height: 48, fit: 'fill' } as const;
const smallGrey = (picture: Sharp) =>
  picture.clone().trim().resize(SMALL).greyscale().raw().toBuffer();

/** As our printer draws it. */
async function ours(text: Printed): Promise<Buffer> {
  const pdf = await printPdf({
    pageSize: 'A4',
    pageMargins: [48, 48, 48, 56],
    info: { title: '', author: '', creator: '' },
    content: [{ text, fontSize: 48 }],
    footer: '',
  });
  const page = execFileSync('pdftoppm', ['-r', '144', '-png', '-H', '400', '-'], { input: pdf });
  return smallGrey(sharp(page).flatten({ background: 'white' }));
}

/** As HarfBuzz and FriBidi draw it, which sharp brings along: they know nothing of our order. */
async function theirs(text: string, family: string, file: string): Promise<Buffer> {
  const fontfile = join(folder, `${file}.ttf`);
  const packed = readFileSync(new URL(`./fonts/${file}.ttf.br`, import.meta.url));
  writeFileSync(fontfile, brotliDecompressSync(packed));
  const drawn = sharp({ text: { text, font: `${family} 48`, fontfile, dpi: 144 } });
  return smallGrey(sharp(await drawn.negate().png().toBuffer()).flatten({ background: 'white' }));
}

/** From -1 to 1, and 1 where two pictures are the same. */
function likeness(a: Buffer, b: Buffer): number {
  const [of, or] = [a, b].map((picture) => {
    const mean = picture.reduce((sum, grey) => sum + grey, 0) / picture.length;
    return [...picture].map((grey) => grey - mean);
  });
  const dot = (x: number[] = [], y: number[] = []) =>
    x.reduce((sum, grey, n) => sum + grey * (y[n] ?? 0), 0);
  return dot(of, or) / Math.sqrt(dot(of, of) * dot(or, or));
}

const ARABIC = ['Noto Sans Arabic', 'noto-sans-arabic'] as const;
const HEBREW = ['Noto Sans Hebrew', 'noto-sans-hebrew'] as const;
const FROM_RIGHT = [
  ['محمد علي', ...ARABIC],
  ['عائشة بنت خالد', ...ARABIC],
  ['שרה לוי', ...HEBREW],
] as const;

describe.skipIf(missing)(missing ? 'skipped: no pdftoppm' : 'a picture of a name', () => {
  it.each([
    ...FROM_RIGHT,
    ['प्रिया शर्मा', 'Noto Sans Devanagari', 'noto-sans-devanagari'] as const,
    ['王小明 たなか', 'Noto Sans SC', 'noto-sans-sc'] as const,
    ['김민수', 'Noto Sans KR', 'noto-sans-kr'] as const,
    ['Иванов Παππάς', 'Noto Sans', 'noto-sans'] as const,
  ])('is what other programs draw: %s', async (name, family, file) =>
    expect(likeness(await ours(printed(name)), await theirs(name, family, file))).toBeGreaterThan(
      0.9,
    ),
  );

  it.each(FROM_RIGHT)('is another where words go the wrong way: %s', async (name, font, file) => {
    const runs = name.split(' ').map((text) => ({ text, font, bold: false as const }));
    const wrong = runs.flatMap((run) => [run, ' ']);
    expect(likeness(await ours(wrong), await theirs(name, font, file))).toBeLessThan(0.5);
  });
});
