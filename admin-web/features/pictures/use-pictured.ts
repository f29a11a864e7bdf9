import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  HttpError,
  type RaRecord,
  useDataProvider,
  useNotify,
  useResourceContext,
} from 'react-admin';
import { useTranslation } from 'react-i18next';
import { listOf } from '../../shell/addresses.ts';
import { useServices } from '../../shell/services.ts';

/** What of a hotel or room its pictures need. */
export type Pictured = Readonly<{
  id: string;
  version: number;
  imageUrl: string | null;
  imagesUrl: readonly string[];
  idsGallery: readonly string[];
  imageLogoUrl?: string | null;
  imagePaymentUrl?: string | null;
  image360Url?: string | null;
}>;

/** What a PUT says of pictures: null takes one away, `idsGallery` orders and removes. */
export type PictureChange = Partial<
  Record<'idBackgroundCover' | 'idLogo' | 'idPayment' | 'image360Url', null> & {
    idsGallery: readonly string[];
  }
>;

/**
 * The pictures of the record under edit, and what is done about them. They are saved at once, so the record's version
 * moves on below the form; it is taken over where nobody else moved it.
 */
export function usePictured<T extends RaRecord & Pictured>(record: T) {
  const { t } = useTranslation();
  const { client } = useServices();
  const resource = useResourceContext() ?? '';
  const path = `/${listOf(resource)?.api ?? resource}/${record.id}`;
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const [pictured, setPictured] = useState<Pictured>(record);

  async function refresh(): Promise<void> {
    const { data: fresh } = await dataProvider.getOne<T>(resource, { id: record.id });
    setPictured(fresh);
    queryClient.setQueryData<T>([resource, 'getOne', { id: String(record.id) }], (known) =>
      known && fresh.version > known.version + 1 ? known : fresh,
    );
  }
  const upload =
    (slot: string, field: 'file' | 'files') =>
    async (file: File, onProgress: (share: number) => void): Promise<void> => {
      const form = new FormData();
      form.append(field, file);
      await client.upload(`${path}/${slot}`, form, onProgress);
      await refresh();
    };
  async function change(given: PictureChange): Promise<void> {
    try {
      await client.put(path, { ...given, version: pictured.version });
    } catch (error) {
      const isStale = error instanceof HttpError && error.body?.code === 'stale-version';
      const sentence = error instanceof Error ? error.message : '';
      notify(isStale ? t('pictures.stale') : sentence, { type: 'error' });
    }
    await refresh();
  }
  return { pictured, upload, change };
}
