import {
  DOCUMENT,
  GALLERY_PICTURES,
  ONE_PICTURE,
  SLIP,
} from '@baanpak/contract/media/picture-forms.ts';
import type { DocumentType } from '@baanpak/domain/booking/booking-state.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import { withPictures } from '@baanpak/domain/values/place/gallery.ts';
import type { UploadForm } from '@baanpak/domain/values/schema/route.ts';
import { invalidField } from '@baanpak/infrastructure/http/invalid-request.ts';
import { uploadedFiles } from '@baanpak/infrastructure/http/uploads.ts';
import type { Media } from '@baanpak/infrastructure/media/port.ts';
import { preparePicture } from '@baanpak/infrastructure/media/prepare-picture.ts';
import type { PersonalFiles } from '@baanpak/infrastructure/personal-keys/personal-files.ts';
import type { FastifyRequest } from 'fastify';
import { isPdf } from './is-pdf.ts';
import { PHOTO, type PictureKind } from './picture-kinds.ts';

/** Forms taken at once: each holds a file and a picture in memory. */
const AT_ONCE = 16;

const ONE_ONLY = { th: 'ส่งได้ครั้งละหนึ่งรูป', en: 'holds more than one file' };

/**
 * Takes pictures out of forms and keeps them, before any event names them: a picture
 * whose command is then refused stays in the store, named by nobody, and is found there when it comes
 * again. Throws `busy` when too many forms come at once.
 */
export function imageUpload(media: Pick<Media, 'put'>, personal: Pick<PersonalFiles, 'put'>) {
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
        const file = await onlyOne(request, ONE_PICTURE);
        return keep(file ?? Buffer.alloc(0), kind); // there is one: no file at all was refused before
      }),
    /**
     * The id of the slip in a form, kept for nobody but `subject` and staff; null where there is
     * none. A browser sends an empty file where none was chosen. `admit` throws to refuse a slip.
     */
    takeSlip: (
      request: FastifyRequest,
      subject: string,
      admit: () => void,
    ): Promise<string | null> =>
      inPlace(async () => {
        const file = await onlyOne(request, SLIP);
        if (!file?.length) return null;
        admit();
        return personal.put(subject, (await preparePicture(file, PHOTO)).webp);
      }),
    /** The document in a form: a PDF as it came, a picture drawn again. It is kept by the caller. */
    takeDocument: (request: FastifyRequest): Promise<TakenDocument> =>
      inPlace(async () => {
        const file = (await onlyOne(request, DOCUMENT)) ?? Buffer.alloc(0);
        if (isPdf(file)) return { bytes: file, mediaType: 'application/pdf' };
        return { bytes: (await preparePicture(file, PHOTO)).webp, mediaType: 'image/webp' };
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

type TakenDocument = Readonly<{ bytes: Buffer; mediaType: DocumentType }>;

export type ImageUpload = ReturnType<typeof imageUpload>;

async function onlyOne(request: FastifyRequest, form: UploadForm): Promise<Buffer | undefined> {
  let only: Buffer | undefined;
  for await (const file of uploadedFiles(request, form)) {
    if (only) throw invalidField(form.field, ONE_ONLY);
    only = file;
  }
  return only;
}
