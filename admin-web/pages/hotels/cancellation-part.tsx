import {
  assertInOrder,
  type CancellationPolicy,
  MOST_TIERS,
} from '@baanpak/domain/values/money/cancellation-policy.ts';
import Typography from '@mui/material/Typography';
import { ArrayInput, maxLength, NumberInput, required } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { Collapsible } from '../../ui/form/collapsible.tsx';
import { Amount, BothLanguages, Columns } from '../../ui/form/inputs.tsx';
import { Items } from '../../ui/form/items.tsx';
import { UsualPolicies } from './usual-policies.tsx';

const PERCENT = 100;

/** What a canceled booking gives back, from the most days before arrival to the fewest. */
export function CancellationPart() {
  const { t } = useTranslation();
  const inOrder = (tiers?: CancellationPolicy | null) =>
    isInOrder(tiers ?? []) ? undefined : t('hotel.tiersOutOfOrder');
  return (
    <Collapsible title={t('hotel.cancellation')} fields={['cancellationPolicy']}>
      <Typography color="text.secondary">{t('hotel.cancellationHint')}</Typography>
      <UsualPolicies />
      <ArrayInput
        source="cancellationPolicy"
        label={false}
        validate={[maxLength(MOST_TIERS), inOrder]}
      >
        <Items>
          <BothLanguages source="name" isRequired most={200} />
          <Columns>
            <Amount source="daysBefore" isRequired min={0} max={730} />
            <Share />
          </Columns>
        </Items>
      </ArrayInput>
    </Collapsible>
  );
}

/** Written in percent. */
function Share() {
  const { t } = useTranslation();
  return (
    <NumberInput
      source="share"
      label={t('field.share')}
      min={0}
      max={PERCENT}
      validate={required()}
      format={(share?: number | null) =>
        typeof share === 'number' ? Math.round(share * PERCENT) : null
      }
      parse={(percent: string) => (percent === '' ? null : Math.round(Number(percent)) / PERCENT)}
      helperText={false}
    />
  );
}

function isInOrder(tiers: CancellationPolicy): boolean {
  try {
    assertInOrder(tiers);
    return true;
  } catch {
    return false;
  }
}
