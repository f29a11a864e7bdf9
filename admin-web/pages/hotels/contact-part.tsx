import { useTranslation } from 'react-i18next';
import { Collapsible } from '../../ui/form/collapsible.tsx';
import { Columns, LineInput } from '../../ui/form/inputs.tsx';

const FIELDS = ['contactPhone', 'contactChat', 'vdoYoutube', 'vdoFacebook'];

/** How guests reach it, and its films. */
export function ContactPart() {
  const { t } = useTranslation();
  return (
    <Collapsible title={t('hotel.contact')} fields={FIELDS}>
      <Columns>
        <LineInput source="contactPhone" type="tel" most={30} />
        <LineInput source="contactChat" most={500} helperText={t('hotel.chatHint')} />
        <LineInput source="vdoYoutube" type="url" />
        <LineInput source="vdoFacebook" type="url" />
      </Columns>
    </Collapsible>
  );
}
