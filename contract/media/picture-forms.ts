import type { UploadForm } from '@baanpak/domain/values/schema/route.ts';

const LARGEST = 10 * 1024 * 1024;
const ACCEPTED = 'JPEG, PNG, WebP or AVIF by its content, at most 10 MiB and 50 megapixels';

/** A form with the one picture that takes the place of another. */
export const ONE_PICTURE: UploadForm = {
  field: 'file',
  many: false,
  largest: LARGEST,
  description: `${ACCEPTED}. It is kept as WebP without metadata, and takes the place of the one before.`,
};

/** What a guest may add to the report of a transfer. */
export const SLIP: UploadForm = {
  field: 'slip',
  many: false,
  largest: LARGEST,
  description: `The bank's slip, if there is one: ${ACCEPTED}. Only staff who may read payments see it. Without it, no body at all will do.`,
  optional: true,
};

/** What a guest is checked in by: a passport or identity card. */
export const DOCUMENT: UploadForm = {
  field: 'file',
  many: false,
  largest: LARGEST,
  description: `A passport or the like: ${ACCEPTED}; or a PDF of at most 10 MiB. Five for a stay. It is sealed, read by who checks guests in alone, and deleted the day after check-out.`,
};

/** A form with pictures for a gallery. */
export const GALLERY_PICTURES: UploadForm = {
  field: 'files',
  many: true,
  largest: LARGEST,
  description: `Each ${ACCEPTED}. They are kept as WebP without metadata and come last, in this order; one that is in the gallery already stays where it is. A gallery holds 30.`,
};
