import { createRequire } from 'node:module';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';

// Draws one picture and ends. The code comes as an SVG of the payment provider: what reads it is a process of its own,
// without any secret of ours, and where the server's own decoders stay closed to SVG.

const { resolve } = createRequire(import.meta.url);
const font = resolve('@expo-google-fonts/sarabun/600SemiBold/Sarabun_600SemiBold.ttf');

const WIDTH = 720;
const HEIGHT = 1000;
const CODE = { size: 560, top: 150 };

const { code, lines, mark } = JSON.parse(await buffer(process.stdin));

const frame = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
  <rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>
  <rect width="${WIDTH}" height="120" fill="#113566"/></svg>`;

const text = (said, size, colour) =>
  sharp({
    text: {
      text: `<span foreground="${colour}">${said.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</span>`,
      font: `Sarabun SemiBold ${size}`,
      fontfile: font,
      width: WIDTH - 60,
      align: 'centre',
      rgba: true,
      dpi: 72,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });

const centered = ({ data, info }, top) => ({
  input: data,
  top: Math.round(top),
  left: Math.round((WIDTH - info.width) / 2),
});

const drawnCode = await sharp(Buffer.from(code, 'base64'), { limitInputPixels: 25_000_000 })
  .resize({ width: CODE.size, height: CODE.size, fit: 'contain', background: '#fff' })
  .flatten({ background: '#fff' })
  .png()
  .toBuffer();
const heading = await text(mark, 44, '#ffffff');
const layers = [
  centered(heading, (120 - heading.info.height) / 2),
  { input: drawnCode, top: CODE.top, left: (WIDTH - CODE.size) / 2 },
];
let top = CODE.top + CODE.size + 30;
for (const line of lines) {
  const drawn = await text(line.text, line.size, line.quiet ? '#4b5563' : '#111827');
  layers.push(centered(drawn, top));
  top += drawn.info.height + 24;
}
process.stdout.write(await sharp(Buffer.from(frame)).composite(layers).png().toBuffer());
