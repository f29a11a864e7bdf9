import { HEIGHT, WIDTH } from './draw-booking.ts';

/** The picture as PNG, which phones keep among photos; as SVG where the browser cannot draw it. */
export async function pngOf(svg: string): Promise<Readonly<{ picture: Blob; ending: string }>> {
  const drawn = await drawnAsPng(svg).catch(() => null);
  if (drawn) return { picture: drawn, ending: 'png' };
  return { picture: new Blob([svg], { type: 'image/svg+xml' }), ending: 'svg' };
}

async function drawnAsPng(svg: string): Promise<Blob | null> {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.drawImage(image, 0, 0, WIDTH, HEIGHT);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}
