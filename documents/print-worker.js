import { createRequire } from 'node:module';
import { parentPort } from 'node:worker_threads';
import pdfmake from 'pdfmake';

// Prints one document after another, in a thread of its own: each takes a core for some fifty milliseconds.

const { resolve } = createRequire(import.meta.url);
const font = (file) => resolve(`@expo-google-fonts/sarabun/${file}`);
/** Sarabun draws Thai and Latin alike; it is embedded, as most readers' machines have no Thai. */
const FONTS = {
  Sarabun: {
    normal: font('400Regular/Sarabun_400Regular.ttf'),
    bold: font('700Bold/Sarabun_700Bold.ttf'),
  },
};
const FILES = Object.values(FONTS.Sarabun);

pdfmake.setFonts(FONTS);
// what a guest writes must never make a document load a file or an address
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy((path) => FILES.includes(path));

const print = ({ footer, ...document }) =>
  pdfmake
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

parentPort.on('message', async ({ id, document }) => {
  try {
    parentPort.postMessage({ id, pdf: await print(document) });
  } catch (error) {
    parentPort.postMessage({ id, error: String(error) });
  }
});
