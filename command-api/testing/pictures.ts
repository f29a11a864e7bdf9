import sharp from 'sharp';

let made = 0;

/** A JPEG like no other of this test file: its number, in black and white. */
export function newPicture(width = 320, height = 200): Promise<Buffer> {
  made += 1;
  const stripes = [...made.toString(2).padStart(8, '0')].map(
    (bit, n) =>
      ({
        input: {
          create: {
            width: 40,
            height: 200,
            channels: 3,
            background: bit === '1' ? '#fff' : '#000',
          },
        },
        left: n * 40,
        top: 0,
      }) as const,
  );
  return sharp({ create: { width: 320, height: 200, channels: 3, background: '#888' } })
    .composite(stripes)
    .resize(width, height, { fit: 'fill' })
    .jpeg()
    .toBuffer();
}

/** Several such. */
export const newPictures = (count: number): Promise<Buffer[]> =>
  Promise.all(Array.from({ length: count }, () => newPicture()));

/** A form that holds these files under one name. */
export function pictureForm(field: string, ...files: readonly Buffer[]): FormData {
  const form = new FormData();
  for (const file of files)
    form.append(field, new Blob([file], { type: 'image/jpeg' }), 'room.jpg');
  return form;
}
