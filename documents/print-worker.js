import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parentPort } from 'node:worker_threads';
import { brotliDecompressSync } from 'node:zlib';
import pdfmake from 'pdfmake';

// Prints one document after another, in a thread of its own: each takes a core for some fifty milliseconds.

const { resolve } = createRequire(import.meta.url);
const font = (file) => resolve(`@expo-google-fonts/sarabun/${file}`);
/** Sarabun draws Thai and Latin alike; it is embedded, as most readers' machines have no Thai. */
const SARABUN = {
  normal: font('400Regular/Sarabun_400Regular.ttf'),
  bold: font('700Bold/Sarabun_700Bold.ttf'),
};
const FILES = Object.values(SARABUN);
/** What Sarabun has no letters for, in one weight; tools/document-fonts.js makes them. */
const OTHERS = {
  'Noto Sans': 'noto-sans',
  'Noto Sans SC': 'noto-sans-sc',
  'Noto Sans JP': 'noto-sans-jp',
  'Noto Sans KR': 'noto-sans-kr',
  'Noto Sans Devanagari': 'noto-sans-devanagari',
  'Noto Sans Arabic': 'noto-sans-arabic',
  'Noto Sans Hebrew': 'noto-sans-hebrew',
};

pdfmake.setFonts({
  Sarabun: SARABUN,
  ...Object.fromEntries(
    Object.entries(OTHERS).map(([name, file]) => [name, { normal: `${file}.ttf` }]),
  ),
});
// what a guest writes must never make a document load a file or an address
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy((path) => FILES.includes(path));

/** The Chinese font alone has ten megabytes: each is unpacked when the first text asks for it. */
function unpackFonts(content) {
  if (Array.isArray(content)) for (const each of content) unpackFonts(each);
  else if (content instanceof Object) {
    if (content.font in OTHERS) unpack(OTHERS[content.font]);
    unpackFonts(Object.values(content));
  }
}

function unpack(file) {
  if (pdfmake.virtualfs.existsSync(`${file}.ttf`)) return;
  const packed = readFileSync(new URL(`./fonts/${file}.ttf.br`, import.meta.url));
  pdfmake.virtualfs.writeFileSync(`${file}.ttf`, brotliDecompressSync(packed));
}

function print({ footer, ...document }) {
  unpackFonts(document.content);
  return pdfmake
    .createPdf({
      ...document,
      defaultStyle: { font: 'Sarabun', fontSize: 10 },
      footer: (page, pages) => ({
        text: `${footer} · ${page}/${pages}`,
        alignment: 'center',
        color: '#555555',
        fontSize: 8,
      }),
    })
    .getBuffer();
}

parentPort.on('message', async ({ id, document }) => {
  try {
    parentPort.postMessage({ id, pdf: await print(document) });
  } catch (error) {
    parentPort.postMessage({ id, error: String(error) });
  }
});
