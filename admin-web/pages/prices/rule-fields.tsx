import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';
import { CLOSINGS, type DayPricesFields, STAY_LIMITS } from './day-prices-request.ts';

type RuleFieldsProps = Readonly<{
  fields: DayPricesFields;
  onChange: (changes: Partial<DayPricesFields>) => void;
}>;

const NIGHTS = Array.from({ length: 30 }, (_, n) => String(n + 1));
const SHRUNK = { inputLabel: { shrink: true }, select: { displayEmpty: true } } as const;

/** The rules of stay; each stays as it is unless one says otherwise. */
export function RuleFields({ fields, onChange }: RuleFieldsProps) {
  const { t } = useTranslation();
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }}>
      {STAY_LIMITS.map((name) => (
        <TextField
          key={name}
          select
          label={t(`prices.${name}`)}
          value={fields[name]}
          onChange={({ target }) => onChange({ [name]: target.value })}
          slotProps={SHRUNK}
        >
          <MenuItem value="">{t('prices.leave')}</MenuItem>
          <MenuItem value="none">{t('prices.noLimit')}</MenuItem>
          {NIGHTS.map((nights) => (
            <MenuItem key={nights} value={nights}>
              {t('prices.nights', { count: Number(nights) })}
            </MenuItem>
          ))}
        </TextField>
      ))}
      {CLOSINGS.map((name) => (
        <TextField
          key={name}
          select
          label={t(name === 'closed' ? 'prices.closedNight' : `prices.${name}`)}
          value={fields[name]}
          onChange={({ target }) => onChange({ [name]: target.value })}
          slotProps={SHRUNK}
        >
          <MenuItem value="">{t('prices.leave')}</MenuItem>
          <MenuItem value="no">{t('prices.open')}</MenuItem>
          <MenuItem value="yes">{t('prices.closed')}</MenuItem>
        </TextField>
      ))}
    </Box>
  );
}
