import { ResourceContextProvider } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { siteResource } from '../app/pages.ts';
import { FormPart } from '../ui/form/form-part.tsx';
import { BothLanguages, Line } from '../ui/form/inputs.tsx';
import { StaffEdit } from '../ui/form/staff-edit.tsx';
import { FooterPart } from './footer-part.tsx';

/** The one site there is, by the id it has in /admin-api. */
const SITE_ID = 'site';
const PAGES = ['about', 'terms', 'privacy', 'partners'] as const;

/** What the guests' site says of itself. */
export function SitePage() {
  const { t } = useTranslation();
  return (
    <ResourceContextProvider value={siteResource('site')}>
      <StaffEdit title={() => t('drawer.site')} id={SITE_ID} redirect={false}>
        <FormPart title={t('site.provider')}>
          <Line source="company" isRequired most={200} />
          <Line source="copyright" isRequired most={100} />
          <Line source="partnerUrl" isRequired most={500} />
          <BothLanguages source="aboutUs" isRequired most={500} />
        </FormPart>
        <FooterPart />
        <FormPart title={t('site.pages')}>
          {PAGES.map((page) => (
            <BothLanguages key={page} source={`pages.${page}`} multiline most={20_000} />
          ))}
        </FormPart>
      </StaffEdit>
    </ResourceContextProvider>
  );
}
