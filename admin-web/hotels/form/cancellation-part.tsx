import { MOST_TIERS } from '@baanpak/domain/values/money/cancellation-policy.ts';
import { ArrayInput, maxLength, NumberInput } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { FormPart } from '../../ui/form/form-part.tsx';
import { Amount, BothLanguages, Columns } from '../../ui/form/inputs.tsx';
import { Items } from '../../ui/form/items.tsx';

const PERCENT = 100;

/** What a canceled booking gives back, from the most days before arrival to the fewest. */
export function CancellationPart() {
  const { t } = useTranslation();
  return (
    <FormPart title={t('hotel.cancellation')}>
      <ArrayInput source="cancellationPolicy" label={false} validate={maxLength(MOST_TIERS)}>
        <Items>
          <BothLanguages source="name" isRequired most={200} />
          <Columns>
            <Amount source="daysBefore" isRequired min={0} max={730} />
            <NumberInput
              source="share"
              label={t('field.share')}
              min={0}
              max={PERCENT}
              format={(share: number | null) =>
                share === null ? null : Math.round(share * PERCENT)
              }
              parse={(percent: string) => (percent === '' ? null : Number(percent) / PERCENT)}
              helperText={false}
            />
          </Columns>
        </Items>
      </ArrayInput>
    </FormPart>
  );
}
