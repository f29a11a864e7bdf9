import { SITE_PAGES } from '@baanpak/domain/values/text/site-page.ts';
import Typography from '@mui/material/Typography';
import { ResourceContextProvider } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { siteResource } from '../../shell/addresses.ts';
import { FormPart } from '../../ui/form/form-part.tsx';
import { BothLanguages, LineInput } from '../../ui/form/inputs.tsx';
import { StaffEdit } from '../../ui/form/staff-edit.tsx';
import { Banner } from './banner.tsx';
import { FooterPart } from './footer-part.tsx';
import { PageText } from './page-text.tsx';
import { RatesPart } from './rates-part.tsx';
import { RegistrationPart } from './registration-part.tsx';
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
