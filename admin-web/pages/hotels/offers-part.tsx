import { FACILITIES } from '@baanpak/domain/values/place/facilities.ts';
import { SIDE_VIEWS } from '@baanpak/domain/values/place/side-views.ts';
import type { Listed } from '@baanpak/domain/values/text/listed.ts';
import { AutocompleteArrayInput, CheckboxGroupInput } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../shell/services.ts';
import { Collapsible } from '../../ui/form/collapsible.tsx';
import { Columns, LineInput, YesNo } from '../../ui/form/inputs.tsx';
import { useFieldLabel } from '../../ui/form/use-field-label.ts';

const FIELDS = [
  ...['checkInAtHotel', 'checkInOnline', 'checkInTime', 'checkOutTime'],
  ...['facilities', 'sideViews'],
];

/** How guests arrive, what there is and what they see. */
export function OffersPart() {
  const { t } = useTranslation();
  const { language } = useServices();
  const label = useFieldLabel();
  const choices = (list: readonly Listed[]) =>
    list.map(({ code, label: name }) => ({ id: code, name: name[language] }));
  return (
    <Collapsible title={t('hotel.offers')} fields={FIELDS}>
      <Columns>
        <YesNo source="checkInAtHotel" />
        <YesNo source="checkInOnline" />
        <LineInput source="checkInTime" type="time" />
        <LineInput source="checkOutTime" type="time" />
      </Columns>
      <CheckboxGroupInput
        source="facilities"
        label={label('facilities')}
        choices={choices(FACILITIES)}
        helperText={false}
      />
      <AutocompleteArrayInput
        source="sideViews"
        label={label('sideViews')}
        choices={choices(SIDE_VIEWS)}
        helperText={false}
      />
    </Collapsible>
  );
}
