import { useTranslation } from 'react-i18next';
import { Collapsible } from '../../ui/form/collapsible.tsx';
import { Columns, Line } from '../../ui/form/inputs.tsx';

const FIELDS = ['contactPhone', 'contactChat', 'vdoYoutube', 'vdoFacebook'];

/** How guests reach it, and its films. */
export function ContactPart() {
  const { t } = useTranslation();
  return (
    <Collapsible title={t('hotel.contact')} fields={FIELDS}>
      <Columns>
        <Line source="contactPhone" type="tel" most={30} />
        <Line source="contactChat" most={500} helperText={t('hotel.chatHint')} />
        <Line source="vdoYoutube" type="url" />
        <Line source="vdoFacebook" type="url" />
      </Columns>
    </Collapsible>
  );
}
