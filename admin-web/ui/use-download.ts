import { HttpError, useNotify } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { useServices } from '../shell/services.ts';
import { saveDocument } from './save-document.ts';

/** Saves a document that only who signed in may read. */
export function useDownload(): (path: string, name: string) => void {
  const { t } = useTranslation();
  const { client } = useServices();
  const notify = useNotify();
  return (path, name) => {
    void client
      .download(path)
      .then((document) => saveDocument(document, name))
      .catch((error: unknown) =>
        notify(error instanceof HttpError ? error.message : t('offline'), { type: 'error' }),
      );
  };
}
