import { useEffect, useState } from 'react';
import { HttpError, useNotify } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { useServices } from '../shell/services.ts';

/** Saves a document under a name, as the browser saves files. */
export function saveDocument(document: Blob, name: string): void {
  const url = URL.createObjectURL(document);
  const link = window.document.createElement('a');
  Object.assign(link, { href: url, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

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
