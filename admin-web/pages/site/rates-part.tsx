import { BOOKING_CHANNELS } from '@baanpak/domain/values/money/rates.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { maxValue, minValue, NumberInput, required } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { FormPart } from '../../ui/form/parts.tsx';

const PERCENT = 100;
/** Shares are kept to a hundredth of a percent. */
const EXACT = 10_000;
/** What is more than all of it, said as the field says it: in percent. */
const moreThanAll = () => ({ message: 'ra.validation.maxValue', args: { max: PERCENT } });
const SHARE = [required(), minValue(0), maxValue(1, moreThanAll)];

/** What bookings keep from their making on; no guest sees it. */
export function RatesPart() {
  const { t } = useTranslation();
  return (
    <FormPart title={t('site.rates')}>
      <Typography variant="body2" color="text.secondary">
        {t('site.ratesHint')}
      </Typography>
      <NumberInput
        source="rewardRate"
        label={t('site.rewardRate')}
        min={0}
        max={100}
        validate={[required(), minValue(0), maxValue(100)]}
        helperText={false}
      />
      <ByChannel source="commissionRate" />
      <ByChannel source="incentiveRate" />
    </FormPart>
  );
}

function ByChannel({ source }: Readonly<{ source: 'commissionRate' | 'incentiveRate' }>) {
  const { t } = useTranslation();
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0 }}>
      <Typography component="legend" variant="h3" sx={{ mb: 1 }}>
        {t(`site.${source}`)}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
        }}
      >
        {BOOKING_CHANNELS.map((channel) => (
          <NumberInput
            key={channel}
            source={`${source}.${channel}`}
            label={t(`channel.${channel}`)}
            min={0}
            max={PERCENT}
            validate={SHARE}
            format={(share?: number | null) =>
              typeof share === 'number' ? Math.round(share * EXACT) / PERCENT : null
            }
            parse={(percent: string) =>
              percent === '' ? null : Math.round(Number(percent) * PERCENT) / EXACT
            }
            helperText={false}
          />
        ))}
      </Box>
    </Box>
  );
}
