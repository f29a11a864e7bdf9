import { SITE_PAGES } from '@baanpak/domain/values/text/site-page.ts';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import {
  ArrayInput,
  ResourceContextProvider,
  useDataProvider,
  useRecordContext,
  useResourceContext,
} from 'react-admin';
import { useTranslation } from 'react-i18next';
import { PictureSlot } from '../../features/pictures/picture-slot.tsx';
import { siteResource } from '../../shell/addresses.ts';
import type { Site } from '../../shell/api/records.ts';
import { useServices } from '../../shell/services.ts';
import { useFieldLabel } from '../../ui/form/fields.ts';
import { BothLanguages, Columns, LineInput } from '../../ui/form/inputs.tsx';
import { FormPart, Items } from '../../ui/form/parts.tsx';
import { StaffEdit } from '../../ui/form/staff-form.tsx';
import { TaxpayerNames, TaxpayerNumbers } from '../../ui/form/taxpayer.tsx';
import { PageText } from './page-text.tsx';
import { RatesPart } from './rates-part.tsx';
import { SelectedRooms } from './selected-rooms.tsx';

/** The one site there is, by the id it has in /admin-api. */
const SITE_ID = 'site';

/** What the guests' site says of itself. */
export function SitePage() {
  const { t } = useTranslation();
  return (
    <ResourceContextProvider value={siteResource('site')}>
      <StaffEdit title={() => t('drawer.site')} id={SITE_ID} redirect={false}>
        <FormPart title={t('site.provider')}>
          <LineInput source="company" isRequired most={200} />
          <LineInput source="copyright" isRequired most={100} />
          <LineInput source="partnerUrl" isRequired most={500} />
          <BothLanguages source="aboutUs" isRequired most={500} />
        </FormPart>
        <FooterPart />
        <Banner />
        <SelectedRooms />
        <RatesPart />
        <RegistrationPart />
        <FormPart title={t('site.pages')}>
          <Typography variant="body2" color="text.secondary">
            {t('site.formatHint')}
          </Typography>
          {SITE_PAGES.map((page) => (
            <PageText key={page} page={page} />
          ))}
        </FormPart>
      </StaffEdit>
    </ResourceContextProvider>
  );
}

/** The home page's picture, saved as soon as it has arrived. */
function Banner() {
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

/** The marketplace as the tax invoices of its commission name it; no guest sees it. */
function RegistrationPart() {
  const { t } = useTranslation();
  return (
    <FormPart title={t('site.registration')}>
      <Typography variant="body2" color="text.secondary">
        {t('site.registrationHint')}
      </Typography>
      <TaxpayerNames />
      <Columns>
        <TaxpayerNumbers />
      </Columns>
    </FormPart>
  );
}

/** The links at the end of every page of guests. */
function FooterPart() {
  const { t } = useTranslation();
  const label = useFieldLabel();
  return (
    <FormPart title={t('site.footer')}>
      <ArrayInput source="socials" label={label('socials')}>
        <Items>
          <Columns>
            <LineInput source="kind" isRequired most={50} />
            <LineInput source="url" isRequired most={500} />
          </Columns>
        </Items>
      </ArrayInput>
      <ArrayInput source="cardBrands" label={label('cardBrands')}>
        <Items>
          <Columns>
            <LineInput source="name" isRequired most={50} />
            <LineInput source="url" isRequired most={500} />
          </Columns>
        </Items>
      </ArrayInput>
    </FormPart>
  );
}
