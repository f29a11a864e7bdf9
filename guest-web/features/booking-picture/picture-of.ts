import {
  type DrawnBooking,
  drawBooking,
  drawWithoutTexts,
  HEIGHT,
  textsOf,
  WIDTH,
} from './draw-booking.ts';

/** The picture as PNG, which phones keep among photos; as SVG where the browser cannot draw it. */
export async function pictureOf(
  booking: DrawnBooking,
  qr: string,
): Promise<Readonly<{ picture: Blob; ending: string }>> {
  const drawn = await drawnAsPng(booking, qr).catch(() => null);
  if (drawn) return { picture: drawn, ending: 'png' };
  return {
    picture: new Blob([drawBooking(booking, qr)], { type: 'image/svg+xml' }),
    ending: 'svg',
  };
}

async function drawnAsPng(booking: DrawnBooking, qr: string): Promise<Blob | null> {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(drawWithoutTexts(qr))}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.drawImage(image, 0, 0, WIDTH, HEIGHT);
  const { fontFamily } = getComputedStyle(document.body);
  for (const { x, y, text, size, weight, fill } of textsOf(booking)) {
    const font = `${weight} ${size}px ${fontFamily}`;
    await document.fonts.load(font, text); // else its letters are drawn with another
    context.font = font;
    context.fillStyle = fill;
    context.fillText(text, x, y);
  }
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}

/** The booking's code as a QR, in SVG; it holds the code alone, which opens nothing. */
export async function qrOfCode(code: string): Promise<string> {
  const { toString: draw } = await import('qrcode');
  return draw(code, { type: 'svg', margin: 1 });
}
