import {
  type CancellationPolicy,
  DEFAULT_CANCELLATION_POLICY,
} from '@baanpak/domain/values/money/cancellation-policy.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

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
export function UsualPolicies() {
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
