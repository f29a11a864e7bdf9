import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { type DayPricesFields, PRICE_KINDS } from './day-prices-request.ts';

type PriceFieldsProps = Readonly<{
  fields: DayPricesFields;
  onChange: (changes: Partial<DayPricesFields>) => void;
  problem: string | undefined;
  entry: RefObject<HTMLInputElement | null>;
}>;

/** Whether the price stays, is another, or is made of the present one. */
export function PriceFields({ fields, onChange, problem, entry }: PriceFieldsProps) {
  const { t } = useTranslation();
  const { price, amount } = fields;
  const isStated = price !== 'leave' && price !== 'base';
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: `repeat(${isStated ? 2 : 1}, minmax(0, 1fr))`,
      }}
    >
      <TextField
        select
        label={t('prices.price')}
        value={price}
        inputRef={entry}
        onChange={({ target }) => {
          const chosen = PRICE_KINDS.find((kind) => kind === target.value);
          if (chosen) onChange({ price: chosen });
        }}
      >
        {PRICE_KINDS.map((kind) => (
          <MenuItem key={kind} value={kind}>
            {t(`prices.kind.${kind}`)}
          </MenuItem>
        ))}
      </TextField>
      {isStated && (
        <TextField
          label={t(`prices.amountOf.${price}`)}
          value={amount}
          error={problem !== undefined}
          helperText={problem}
          onChange={({ target }) => onChange({ amount: target.value })}
          slotProps={{
            htmlInput: { inputMode: price === 'amount' ? 'numeric' : 'text', maxLength: 10 },
          }}
        />
      )}
    </Box>
  );
}
