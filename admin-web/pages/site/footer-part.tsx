import { ArrayInput } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { FormPart } from '../../ui/form/form-part.tsx';
import { Columns, LineInput } from '../../ui/form/inputs.tsx';
import { Items } from '../../ui/form/items.tsx';
import { useFieldLabel } from '../../ui/form/use-field-label.ts';

/** The links at the end of every page of guests. */
export function FooterPart() {
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
