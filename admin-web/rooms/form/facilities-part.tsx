import { ArrayInput } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { FormPart } from '../../ui/form/form-part.tsx';
import { BothLanguages, Line } from '../../ui/form/inputs.tsx';
import { Items } from '../../ui/form/items.tsx';

/** What is in the room, each with the name of its icon. */
export function FacilitiesPart() {
  const { t } = useTranslation();
  return (
    <FormPart title={t('field.facilities')}>
      <ArrayInput source="facilities" label={false}>
        <Items>
          <Line source="icon" isRequired most={50} />
          <BothLanguages source="text" isRequired most={200} />
        </Items>
      </ArrayInput>
    </FormPart>
  );
}
