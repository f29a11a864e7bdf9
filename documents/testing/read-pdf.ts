import { extractText } from 'unpdf';

/** The text of a PDF, line by line; sara am is one sign again, as one types it. */
export async function readPdf(pdf: Uint8Array): Promise<string> {
  const { text } = await extractText(new Uint8Array(pdf));
  return text.join('\n').replace(/\u0E4D([\u0E48-\u0E4B]?)\u0E32/g, '$1\u0E33');
}
