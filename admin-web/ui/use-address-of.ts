import { useEffect, useState } from 'react';

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
