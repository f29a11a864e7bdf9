import { createRequire } from 'node:module';
import type { DocumentDefinition } from 'pdfmake';

const { resolve } = createRequire(import.meta.url);
const font = (file: string) => resolve(`@expo-google-fonts/sarabun/${file}`);

/** Sarabun draws Thai and Latin alike; it is embedded, as most readers' machines have no Thai. */
async function printer() {
  const { default: pdfmake } = await import('pdfmake');
  const fonts = {
    Sarabun: {
      normal: font('400Regular/Sarabun_400Regular.ttf'),
      bold: font('700Bold/Sarabun_700Bold.ttf'),
    },
  };
  const files: readonly string[] = Object.values(fonts.Sarabun);
  pdfmake.setFonts(fonts);
  // what a guest writes must never make a document load a file or an address
  pdfmake.setUrlAccessPolicy(() => false);
  pdfmake.setLocalAccessPolicy((path) => files.includes(path));
  return pdfmake;
}

const STYLE = { font: 'Sarabun', fontSize: 10 };

let ready: ReturnType<typeof printer> | undefined;

/** Prints a document; the library and its fonts are loaded at the first. */
export async function printPdf(document: DocumentDefinition): Promise<Buffer> {
  ready ??= printer();
  const pdfmake = await ready;
  return pdfmake.createPdf({ ...document, defaultStyle: STYLE }).getBuffer();
}
