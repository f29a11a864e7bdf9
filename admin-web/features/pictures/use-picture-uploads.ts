import { isTooLarge } from '@baanpak/web-ui/pictures/accepted-pictures.ts';
import { HttpError } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { useUploads } from './use-uploads.ts';

type Send = (file: File, onProgress: (share: number) => void) => Promise<void>;

/** What the server says of any body, said of a picture. */
const OF_PICTURES = { 413: 'pictures.tooManyPixels', 415: 'pictures.notAPicture' } as const;

/** Uploads of pictures: too large ones are not sent at all. */
export function usePictureUploads(send: Send) {
  const { t } = useTranslation();
  return useUploads({
    async send(file, onProgress) {
      try {
        await send(file, onProgress);
      } catch (error) {
        const status: number | undefined = error instanceof HttpError ? error.status : undefined;
        throw status === 413 || status === 415 ? new Error(t(OF_PICTURES[status])) : error;
      }
    },
    refusalOf: (file) => (isTooLarge(file) ? t('pictures.tooLarge') : undefined),
  });
}
