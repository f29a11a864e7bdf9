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
import type { Media } from '@baanpak/infrastructure/media/port.ts';
import {
  type PreparedPicture,
  preparePicture,
  type Rendition,
} from '@baanpak/infrastructure/media/prepare-picture.ts';
import type { PersonalFiles } from '@baanpak/infrastructure/personal-keys/personal-files.ts';

/** The files of a form that a caller sends: each is read when it is asked for, and refused where it does not belong. */
export type FormFiles = (form: UploadForm) => AsyncIterable<Buffer>;

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
    takeOne: (files: FormFiles, kind: PictureKind): Promise<string> =>
      inPlace(async () => {
        const file = await onlyOne(files, ONE_PICTURE);
        return keep(file ?? Buffer.alloc(0), kind); // there is one: no file at all was refused before
      }),
    /**
     * The id of the slip in a form, kept for nobody but `subject` and staff; null where there is
     * none. A browser sends an empty file where none was chosen. `admit` throws to refuse a slip.
     */
    takeSlip: (files: FormFiles, subject: string, admit: () => void): Promise<string | null> =>
      inPlace(async () => {
        const file = await onlyOne(files, SLIP);
        if (!file?.length) return null;
        admit();
        return personal.put(subject, (await preparePicture(file, PHOTO)).webp);
      }),
    /** The document in a form: a PDF as it came, a picture drawn again. It is kept by the caller. */
    takeDocument: (files: FormFiles): Promise<TakenDocument> =>
      inPlace(async () => {
        const file = (await onlyOne(files, DOCUMENT)) ?? Buffer.alloc(0);
        if (isPdf(file)) return { bytes: file, mediaType: 'application/pdf' };
        return { bytes: (await preparePicture(file, PHOTO)).webp, mediaType: 'image/webp' };
      }),
    /** The ids of a form's pictures in their order, each once. */
    takeForGallery: (files: FormFiles): Promise<string[]> =>
      inPlace(async () => {
        let ids: string[] = [];
        for await (const file of files(GALLERY_PICTURES))
          ids = withPictures(ids, [await keep(file, PHOTO)]);
        return ids;
      }),
  };
}

type TakenDocument = Readonly<{ bytes: Buffer; mediaType: DocumentType }>;

export type ImageUpload = ReturnType<typeof imageUpload>;

async function onlyOne(files: FormFiles, form: UploadForm): Promise<Buffer | undefined> {
  let only: Buffer | undefined;
  for await (const file of files(form)) {
    if (only) throw invalidField(form.field, ONE_ONLY);
    only = file;
  }
  return only;
}

/** What a picture is for: how it is drawn again, and what it must look like. */
export type PictureKind = Rendition & Readonly<{ assertFits?: (picture: PreparedPicture) => void }>;

/** Covers and galleries: wider than any screen shows them. */
export const PHOTO: PictureKind = { longest: 2560, quality: 80 };

/** Logos and QR codes, whose edges must stay sharp. */
export const GRAPHIC: PictureKind = { longest: 1280, quality: 92 };

/** As wide as the graphics of phones can show. */
export const PANORAMA: PictureKind = {
  longest: 8192,
  quality: 80,
  assertFits({ width, height }) {
    // 360 degrees by 180; cameras round a little
    if (Math.abs(width / height - 2) > 0.1)
      throw new Refusal('not-a-panorama', `${width} x ${height} is not 2:1`);
  },
};

const HEAD = Buffer.from('%PDF-');
const END = Buffer.from('%%EOF');
/** Where readers look for the end mark, which some programs write more behind. */
const LAST = 1024;

/** Whether bytes are a whole PDF by what they begin and end with. */
export const isPdf = (bytes: Buffer): boolean =>
  bytes.subarray(0, HEAD.length).equals(HEAD) && bytes.subarray(-LAST).includes(END);
