import { invalidField } from '@baanpak/infrastructure/http/invalid-request.ts';

/** A gallery is ordered again and loses pictures by its ids; none comes in that way. */
export function assertReordered(known: readonly string[], wanted: readonly string[]): void {
  if (wanted.some((id) => !known.includes(id)))
    throw invalidField('idsGallery', {
      th: 'มีรูปที่ไม่ได้อยู่ในแกลเลอรี',
      en: 'names a picture that is not in the gallery',
    });
}
