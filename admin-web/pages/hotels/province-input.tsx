import { PROVINCES } from '@baanpak/domain/values/place/provinces.ts';
import { AutocompleteInput, required } from 'react-admin';
import { useServices } from '../../shell/services.ts';
import { useFieldLabel } from '../../ui/form/use-field-label.ts';

export function ProvinceInput() {
  const { language } = useServices();
  const label = useFieldLabel();
  return (
    <AutocompleteInput
      source="provinceId"
      label={label('provinceId')}
      choices={PROVINCES.map((province) => ({ id: province._id, name: province[language] }))}
      validate={required()}
      helperText={false}
    />
  );
}
