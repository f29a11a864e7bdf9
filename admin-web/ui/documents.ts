import { saveFile } from '@baanpak/web-ui/files/save-file.ts';
import { useEffect, useState } from 'react';
import { HttpError, useNotify } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { useServices } from '../shell/services.ts';

/** Saves a document that only who signed in may read. */
export function useDownload(): (path: string, name: string) => void {
  const { t } = useTranslation();
  const { client } = useServices();
  const notify = useNotify();
  return (path, name) => {
    void client
      .download(path)
      .then((document) => saveFile(document, name))
      .catch((error: unknown) =>
        notify(error instanceof HttpError ? error.message : t('offline'), { type: 'error' }),
      );
  };
}

/** An address of this page's own for a document, for as long as it is shown. */
export function useAddressOf(document: Blob | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!document) return;
    const made = URL.createObjectURL(document);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [document]);
  return url;
}
