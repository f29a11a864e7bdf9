import { ArrayInput, maxLength } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { Collapsible } from '../../ui/form/collapsible.tsx';
import { BothLanguages } from '../../ui/form/inputs.tsx';
import { Items } from '../../ui/form/items.tsx';

const MOST = 3;

/** Up to three notes that guests read beside the room. */
export function NotesPart() {
  const { t } = useTranslation();
  return (
    <Collapsible title={t('room.notes')} fields={['notes']}>
      <ArrayInput source="notes" label={false} validate={maxLength(MOST)}>
        <Items most={MOST}>
          <BothLanguages source="text" isRequired multiline most={1000} />
        </Items>
      </ArrayInput>
    </Collapsible>
  );
}
