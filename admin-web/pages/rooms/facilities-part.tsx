import { ArrayInput, maxLength } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { Collapsible } from '../../ui/form/collapsible.tsx';
import { BothLanguages } from '../../ui/form/inputs.tsx';
import { Items } from '../../ui/form/items.tsx';
import { IconChoice } from './icon-choice.tsx';

const MOST = 50;

/** What is in the room, each with the name of its icon. */
export function FacilitiesPart() {
  const { t } = useTranslation();
  return (
    <Collapsible title={t('field.facilities')} fields={['facilities']}>
      <ArrayInput source="facilities" label={false} validate={maxLength(MOST)}>
        <Items>
          <IconChoice />
          <BothLanguages source="text" isRequired most={200} />
        </Items>
      </ArrayInput>
    </Collapsible>
  );
}
