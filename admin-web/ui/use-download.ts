import { HttpError, useNotify } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { useServices } from '../app/services.ts';

/** Saves a document that only who signed in may read. */
export function useDownload(): (path: string, name: string) => void {
  const { t } = useTranslation();
  const { client } = useServices();
  const notify = useNotify();
  return (path, name) => {
    void client
      .download(path)
      .then((document) => save(document, name))
      .catch((error: unknown) =>
        notify(error instanceof HttpError ? error.message : t('offline'), { type: 'error' }),
      );
  };
}

function save(document: Blob, name: string): void {
  const url = URL.createObjectURL(document);
  const link = window.document.createElement('a');
  Object.assign(link, { href: url, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
