/**
 * Makes documents/fonts: the letters of the world's scripts that papers print names in, cut from Google's Noto Sans
 * in one weight; and domain/values/text/letters-of-fonts.ts, which says what each font has. `npm run fonts`, after a
 * new version of a package below (docs/adr/0117-names-in-every-script.md).
 */
import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import subsetFont from 'subset-font';

const ROOT = join(import.meta.dirname, '..');
const OUT = join(ROOT, 'documents/fonts');
const LETTERS = join(ROOT, 'domain/values/text/letters-of-fonts.ts');
const MOST_BYTES = 12_000_000;
/** Ends a font's list of letters. */
const NO_LETTER = 0xffff;

/** In the order in which a letter looks for its font; the first is a package of its own, which papers read whole. */
const SARABUN = '@expo-google-fonts/sarabun/400Regular/Sarabun_400Regular.ttf';
/** Hangul of single signs and Chinese signs of an earlier version codes are others once a text is normalized (NFC). */
const CUT = {
  'Noto Sans': {
    source: 'noto-sans@0.4.2',
    ranges: '20-7e,a0-52f,1d00-1fff,2000-206f,20a0-214f,2c60-2c7f,2de0-2dff,a640-a69f,a720-a7ff',
  },
  'Noto Sans SC': {
    source: 'noto-sans-sc@0.4.3',
    ranges: '3000-30ff,31f0-31ff,3400-4dbf,4e00-9fff,fa0e-fa29,ff00-ffef,20000-3ffff',
  },
  // letters of surnames that the Chinese one lacks
  'Noto Sans JP': { source: 'noto-sans-jp@0.4.3', ranges: '20000-3ffff' },
  'Noto Sans KR': { source: 'noto-sans-kr@0.4.3', ranges: '3131-318e,ac00-d7a3,20000-3ffff' },
  'Noto Sans Devanagari': {
    source: 'noto-sans-devanagari@0.4.1',
    ranges: '900-97f,1cd0-1cff,200c-200d,25cc,a8e0-a8ff',
  },
  'Noto Sans Arabic': {
    source: 'noto-sans-arabic@0.4.3',
    ranges: '20,600-6ff,750-77f,870-8ff,200c-200f,25cc',
  },
  'Noto Sans Hebrew': { source: 'noto-sans-hebrew@0.4.1', ranges: '20,591-5f4,200c-200f,25cc' },
};

const fontkit = createRequire(join(ROOT, 'node_modules/pdfmake/package.json'))('fontkit');
const folder = await mkdtemp(join(tmpdir(), 'document-fonts-'));
await mkdir(OUT, { recursive: true });
const letters = { Sarabun: rangesOf(await readFile(join(ROOT, 'node_modules', SARABUN))) };
let sum = 0;
for (const [name, { source, ranges }] of Object.entries(CUT)) {
  const unpacked = await unpack(source);
  const [file] = source.split('@');
  const font = await cut(unpacked, ranges);
  const packed = brotliCompressSync(font);
  await writeFile(join(OUT, `${file}.ttf.br`), packed);
  await writeFile(
    join(OUT, `${file}.OFL.txt`),
    await readFile(join(unpacked, 'LICENSE_FONT'), 'utf8'),
  );
  letters[name] = rangesOf(font);
  sum += packed.length;
  console.log(`${name}: ${font.length} bytes, ${packed.length} packed`);
}
await rm(folder, { recursive: true });
await writeFile(LETTERS, moduleOf(letters));
execFileSync('npx', ['biome', 'format', '--write', LETTERS], { cwd: ROOT });
if (sum > MOST_BYTES) throw new Error(`${sum} bytes are more than ${MOST_BYTES}`);
console.log(`${sum} bytes in all`);

/** The folder of a package's files. */
async function unpack(source) {
  const options = { cwd: folder, encoding: 'utf8' };
  const archive = execFileSync(
    'npm',
    ['pack', '--silent', `@expo-google-fonts/${source}`],
    options,
  );
  const into = join(folder, source);
  await mkdir(into);
  execFileSync('tar', ['xzf', archive.trim(), '-C', into, '--strip-components=1'], options);
  return into;
}

async function cut(unpacked, ranges) {
  const { name } = JSON.parse(await readFile(join(unpacked, 'package.json'), 'utf8'));
  const family = name.replace('@expo-google-fonts/', '').split('-').map(capital).join('');
  const whole = await readFile(join(unpacked, '400Regular', `${family}_400Regular.ttf`));
  return subsetFont(whole, charactersOf(ranges), { targetFormat: 'sfnt', noHinting: true });
}

function capital(word) {
  return word.length === 2 ? word.toUpperCase() : word[0].toUpperCase() + word.slice(1);
}

function charactersOf(ranges) {
  return ranges
    .split(',')
    .flatMap((range) => {
      const [from, to = from] = range.split('-').map((hex) => parseInt(hex, 16));
      return Array.from({ length: to - from + 1 }, (_, n) => String.fromCodePoint(from + n));
    })
    .join('');
}

/** What a font has, as `20-7e,a0`. */
function rangesOf(font) {
  const ranges = [];
  for (const letter of fontkit
    .create(font)
    .characterSet.filter((each) => each >= 0x20 && each !== NO_LETTER)
    .sort(up)) {
    const last = ranges.at(-1);
    if (last?.to === letter - 1) last.to = letter;
    else ranges.push({ from: letter, to: letter });
  }
  return ranges
    .map(({ from, to }) => [from, to].map((each) => each.toString(16)))
    .map(([from, to]) => (from === to ? from : `${from}-${to}`))
    .join(',');
}

function up(a, b) {
  return a - b;
}

function moduleOf(letters) {
  const lines = Object.entries(letters).map(
    ([name, ranges]) => `{ name: '${name}', letters: '${ranges}' },`,
  );
  return `// Made by tools/document-fonts.js.

/** The letters that each font of papers has, in hexadecimal; the font that is asked first comes first. */
export const LETTERS_OF_FONTS = [
  ${lines.join('\n  ')}
] as const;
`;
}
