import {
  assertInOrder,
  type CancellationPolicy,
  DEFAULT_CANCELLATION_POLICY,
  MOST_TIERS,
} from '@baanpak/domain/values/money/cancellation-policy.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { ArrayInput, maxLength, NumberInput, required } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Amount, BothLanguages, Columns } from '../../ui/form/inputs.tsx';
import { Collapsible, Items } from '../../ui/form/parts.tsx';

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

const HALF = { th: 'คืนเงินครึ่งหนึ่ง', en: 'Half is given back' };

const USUAL: Readonly<Record<'flexible' | 'moderate' | 'strict' | 'none', CancellationPolicy>> = {
  flexible: DEFAULT_CANCELLATION_POLICY,
  moderate: [
    {
      name: { th: 'ยกเลิกฟรีก่อนเข้าพัก 7 วัน', en: 'Free cancellation until 7 days before arrival' },
      ...{ daysBefore: 7, share: 1 },
    },
    { name: HALF, daysBefore: 1, share: 0.5 },
  ],
  strict: [
    {
      name: {
        th: 'ยกเลิกฟรีก่อนเข้าพัก 30 วัน',
        en: 'Free cancellation until 30 days before arrival',
      },
      ...{ daysBefore: 30, share: 1 },
    },
    { name: HALF, daysBefore: 14, share: 0.5 },
  ],
  none: [],
};
const NAMES = ['flexible', 'moderate', 'strict', 'none'] as const;

/** Policies that many hotels have, to begin with. */
function UsualPolicies() {
  const { t } = useTranslation();
  const { setValue } = useFormContext();
  const take = (policy: CancellationPolicy) =>
    setValue('cancellationPolicy', structuredClone(policy), {
      shouldDirty: true,
      shouldValidate: true,
    });
  return (
    <Box
      role="group"
      aria-label={t('hotel.usual')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}
    >
      {NAMES.map((name) => (
        <Button key={name} variant="outlined" size="small" onClick={() => take(USUAL[name])}>
          {t(`hotel.policy.${name}`)}
        </Button>
      ))}
    </Box>
  );
}
