/**
 * Makes guest-web/ui/fonts of the package's fonts: the weights that pages use, 400 to 700, and all characters
 * that the package's style sheet names. `node tools/narrow-fonts.js`, after a new version of the package.
 */
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const ROOT = join(import.meta.dirname, '..');
const PACKAGE = join(ROOT, 'node_modules/@fontsource-variable/anuphan');
const OUT = join(ROOT, 'guest-web/ui/fonts');
const WEIGHTS = { min: 400, max: 700 };

const ranges = JSON.parse(await readFile(join(PACKAGE, 'unicode.json'), 'utf8'));
await mkdir(OUT, { recursive: true });
await copyFile(join(PACKAGE, 'LICENSE'), join(OUT, 'LICENSE'));
const faces = await Promise.all(
  Object.entries(ranges).map(([script, range]) => face(script, range)),
);
await writeFile(join(OUT, 'anuphan.css'), faces.join('\n'));

async function face(script, range) {
  const file = `anuphan-${script}-wght-normal.woff2`;
  const whole = await readFile(join(PACKAGE, 'files', file));
  const narrow = await subsetFont(whole, charactersOf(range), {
    targetFormat: 'woff2',
    variationAxes: { wght: WEIGHTS },
  });
  await writeFile(join(OUT, file), narrow);
  console.log(`${file}: ${whole.length} to ${narrow.length} bytes`);
  return `@font-face {
  font-family: "Anuphan Variable";
  font-style: normal;
  font-display: swap;
  font-weight: ${WEIGHTS.min} ${WEIGHTS.max};
  src: url("./${file}") format("woff2-variations");
  unicode-range: ${range.replaceAll(',', ', ')};
}
`;
}

/** Of a CSS unicode-range, such as U+0E01-0E5B,U+25CC. */
function charactersOf(range) {
  return range
    .split(',')
    .flatMap((part) => {
      const [from, to = from] = part
        .replace('U+', '')
        .split('-')
        .map((hex) => parseInt(hex, 16));
      return Array.from({ length: to - from + 1 }, (_, n) => String.fromCodePoint(from + n));
    })
    .join('');
}
