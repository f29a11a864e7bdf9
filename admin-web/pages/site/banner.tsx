import type { StaffSiteJson } from '@baanpak/contract/site/site.ts';
import { useState } from 'react';
import { useDataProvider, useRecordContext, useResourceContext } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { PictureSlot } from '../../features/pictures/picture-slot.tsx';
import { useServices } from '../../shell/services.ts';
import { FormPart } from '../../ui/form/form-part.tsx';

type Site = StaffSiteJson & Readonly<{ id: string }>;

/** The home page's picture, saved as soon as it has arrived. */
export function Banner() {
  const { t } = useTranslation();
  const { client } = useServices();
  const dataProvider = useDataProvider();
  const resource = useResourceContext() ?? '';
  const site = useRecordContext<Site>();
  const [url, setUrl] = useState(site?.bannerUrl);
  const refresh = async () => {
    const { data } = await dataProvider.getOne<Site>(resource, { id: site?.id ?? '' });
    setUrl(data.bannerUrl);
  };
  return (
    <FormPart title={t('site.home')}>
      <PictureSlot
        name={t('site.banner')}
        hint={t('site.bannerHint')}
        url={url}
        send={async (file, onProgress) => {
          const form = new FormData();
          form.append('file', file);
          await client.upload('/site/banner', form, onProgress);
          await refresh();
        }}
        remove={async () => {
          await client.put('/site', { bannerUrl: null });
          await refresh();
        }}
      />
    </FormPart>
  );
}
