import { useCallback, useRef, useState } from 'react';

export type Upload = Readonly<{
  key: number;
  file: File;
  /** How much of it is on its way, from 0 to 1. */
  share: number;
  /** What the server said no with; undefined while it is on its way. */
  refused?: string;
  /** Whether another try may help. */
  mayRetry?: boolean;
}>;

type UploadOptions = Readonly<{
  /** Sends one file; rejects with a sentence to show. */
  send: (file: File, onProgress: (share: number) => void) => Promise<void>;
  /** Why a file is not sent at all. */
  refusalOf: (file: File) => string | undefined;
}>;

/** Files on their way to the server, one after another, each until it is there or somebody gives it up. */
export function useUploads({ send, refusalOf }: UploadOptions) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const last = useRef(Promise.resolve());
  const made = useRef(0);

  const change = useCallback((key: number, given: Partial<Upload>) => {
    setUploads((all) =>
      all.map((upload) => (upload.key === key ? { ...upload, ...given } : upload)),
    );
  }, []);
  const dismiss = useCallback((key: number) => {
    setUploads((all) => all.filter((upload) => upload.key !== key));
  }, []);

  const begin = ({ key, file }: Pick<Upload, 'key' | 'file'>) => {
    last.current = last.current.then(async () => {
      try {
        await send(file, (share) => change(key, { share }));
        dismiss(key);
      } catch (error) {
        change(key, { share: 0, refused: sentenceOf(error), mayRetry: true });
      }
    });
  };
  const add = (files: readonly File[]) => {
    const added = files.map((file): Upload => {
      made.current += 1;
      const refused = refusalOf(file);
      return { key: made.current, file, share: 0, ...(refused !== undefined && { refused }) };
    });
    setUploads((all) => [...all, ...added]);
    for (const upload of added) if (upload.refused === undefined) begin(upload);
  };
  const retry = ({ key, file }: Upload) => {
    setUploads((all) =>
      all.map((upload) => (upload.key === key ? { key, file, share: 0 } : upload)),
    );
    begin({ key, file });
  };
  return { uploads, add, retry, dismiss };
}

const sentenceOf = (error: unknown): string => (error instanceof Error ? error.message : '');
