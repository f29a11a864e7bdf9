/** The booking's code as a QR, in SVG; it holds the code alone, which opens nothing. */
export async function qrOfCode(code: string): Promise<string> {
  const { toString: draw } = await import('qrcode');
  return draw(code, { type: 'svg', margin: 1 });
}
