import { required, SelectInput, useSourceContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useServices } from '../../shell/services.ts';
import { useFieldLabel } from '../../ui/form/use-field-label.ts';
import { ICONS } from './icons.ts';

/** The icon of a thing in the room; a name that is not in the list stays as a choice. */
export function IconChoice() {
  const { language } = useServices();
  const label = useFieldLabel();
  const kept: unknown = useWatch({ name: useSourceContext().getSource('icon') });
  const choices = ICONS.map((icon) => ({ id: icon.code, name: icon.label[language] }));
  const isOther =
    typeof kept === 'string' && kept !== '' && !ICONS.some(({ code }) => code === kept);
  return (
    <SelectInput
      source="icon"
      label={label('icon')}
      choices={isOther ? [{ id: kept, name: kept }, ...choices] : choices}
      validate={required()}
      helperText={false}
    />
  );
}
