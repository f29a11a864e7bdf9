import { withPictures } from '@baanpak/domain/values/gallery.ts';
import { Refusal } from '@baanpak/domain/values/refusal.ts';
import { invalidField } from '@baanpak/infrastructure/http/invalid-request.ts';
import { uploadedFiles } from '@baanpak/infrastructure/http/uploads.ts';
import type { Media } from '@baanpak/infrastructure/media/port.ts';
import { preparePicture } from '@baanpak/infrastructure/media/prepare-picture.ts';
import type { FastifyRequest } from 'fastify';
import { GALLERY_PICTURES, ONE_PICTURE } from './picture-forms.ts';
import { PHOTO, type PictureKind } from './picture-kinds.ts';

/** Forms taken at once: each holds a file and a picture in memory. */
const AT_ONCE = 16;

const ONE_ONLY = { th: 'ส่งได้ครั้งละหนึ่งรูป', en: 'holds more than one file' };

/**
 * Takes pictures out of forms and keeps them, before anything is said of them in an event: a picture
 * whose command is then refused stays in the store, named by nobody, and is found there when it comes
 * again. Throws `busy` when too many forms come at once.
 */
export function pictureDesk(media: Media) {
  let taken = 0;

  async function inPlace<Done>(work: () => Promise<Done>): Promise<Done> {
    if (taken >= AT_ONCE) throw new Refusal('busy', 'Too many uploads at once');
    taken += 1;
    try {
      return await work();
    } finally {
      taken -= 1;
    }
  }

  async function keep(bytes: Buffer, kind: PictureKind): Promise<string> {
    const picture = await preparePicture(bytes, kind);
    kind.assertFits?.(picture);
    return media.put(picture.webp);
  }

  return {
    /** The id of the one picture in a form. */
    takeOne: (request: FastifyRequest, kind: PictureKind): Promise<string> =>
      inPlace(async () => {
        const file = await onlyOne(uploadedFiles(request, ONE_PICTURE));
        return keep(file, kind);
      }),
    /** The ids of a form's pictures in their order, each once. */
    takeForGallery: (request: FastifyRequest): Promise<string[]> =>
      inPlace(async () => {
        let ids: string[] = [];
        for await (const file of uploadedFiles(request, GALLERY_PICTURES))
          ids = withPictures(ids, [await keep(file, PHOTO)]);
        return ids;
      }),
  };
}

export type PictureDesk = ReturnType<typeof pictureDesk>;

async function onlyOne(files: AsyncIterable<Buffer>): Promise<Buffer> {
  let only: Buffer | undefined;
  for await (const file of files) {
    if (only) throw invalidField(ONE_PICTURE.field, ONE_ONLY);
    only = file;
  }
  return only ?? Buffer.alloc(0); // there is one: no file at all was refused before
}
