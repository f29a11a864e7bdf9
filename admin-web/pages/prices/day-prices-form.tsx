import type { LocalDate } from '@baanpak/domain/values/time/local-date.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { type FormEvent, type RefObject, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Room } from '../../shell/api/records.ts';
import { useServices } from '../../shell/services.ts';
import { DayField } from '../../ui/day-field.tsx';
import { formatWeekday } from '../../ui/formats.ts';
import {
  CLOSINGS,
  type DayPricesFields,
  type DayPricesProblem,
  EMPTY,
  PRICE_KINDS,
  problemInFields,
  STAY_LIMITS,
} from './day-prices-request.ts';

type PaintFormProps = Readonly<{
  rooms: readonly Room[];
  nameOf: (room: Room) => string;
  chosen: readonly string[];
  onChoose: (roomIds: readonly string[]) => void;
  from: LocalDate;
  /** The last night. */
  to: LocalDate;
  onRange: (from: LocalDate, to: LocalDate) => void;
  isBusy: boolean;
  onLook: (fields: DayPricesFields) => void;
  /** Where one goes on from the grid. */
  entry: RefObject<HTMLInputElement | null>;
}>;

/** What the chosen days of the chosen rooms are to say; it is looked at before it is saved. */
export function DayPricesForm(props: PaintFormProps) {
  const { rooms, nameOf, chosen, onChoose, from, to, onRange, isBusy, onLook, entry } = props;
  const { t } = useTranslation();
  const problemId = useId();
  const [fields, setFields] = useState<DayPricesFields>(EMPTY);
  const [problem, setProblem] = useState<DayPricesProblem | 'rooms'>();
  const change = (changes: Partial<DayPricesFields>) => {
    setFields({ ...fields, ...changes });
    setProblem(undefined);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const found = chosen.length === 0 ? 'rooms' : problemInFields(fields);
    setProblem(found);
    if (!found) onLook(fields);
  };
  const isAboutPrice = problem === 'amount' || problem === 'byBaht' || problem === 'byPercent';
  return (
    <Box
      component="form"
      noValidate
      onSubmit={onSubmit}
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <TextField
        select
        label={t('prices.rooms')}
        value={chosen}
        onChange={({ target }) => onChoose([target.value].flat())}
        slotProps={{ select: { multiple: true } }}
      >
        {rooms.map((room) => (
          <MenuItem key={room.id} value={room.id}>
            {nameOf(room)}
          </MenuItem>
        ))}
      </TextField>
      <Box sx={PAIR}>
        <DayField
          label={t('prices.from')}
          value={from}
          onChange={(day) => day && onRange(day, to < day ? day : to)}
        />
        <DayField
          label={t('prices.to')}
          value={to}
          onChange={(day) => day && onRange(from > day ? day : from, day)}
        />
      </Box>
      <WeekdayChoice value={fields.weekdays} onChange={(weekdays) => change({ weekdays })} />
      <PriceFields
        fields={fields}
        onChange={change}
        entry={entry}
        problem={isAboutPrice ? t(`prices.problem.${problem}`) : undefined}
      />
      <RuleFields fields={fields} onChange={change} />
      {problem && !isAboutPrice && (
        <Box id={problemId} role="alert" sx={{ color: 'error.main' }}>
          {t(`prices.problem.${problem}`)}
        </Box>
      )}
      <Button type="submit" variant="contained" loading={isBusy}>
        {t('prices.look')}
      </Button>
    </Box>
  );
}

const PAIR = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
} as const;

type PriceFieldsProps = Readonly<{
  fields: DayPricesFields;
  onChange: (changes: Partial<DayPricesFields>) => void;
  problem: string | undefined;
  entry: RefObject<HTMLInputElement | null>;
}>;

/** Whether the price stays, is another, or is made of the present one. */
function PriceFields({ fields, onChange, problem, entry }: PriceFieldsProps) {
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

type RuleFieldsProps = Readonly<{
  fields: DayPricesFields;
  onChange: (changes: Partial<DayPricesFields>) => void;
}>;

const NIGHTS = Array.from({ length: 30 }, (_, n) => String(n + 1));
const SHRUNK = { inputLabel: { shrink: true }, select: { displayEmpty: true } } as const;

/** The rules of stay; each stays as it is unless one says otherwise. */
function RuleFields({ fields, onChange }: RuleFieldsProps) {
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

type WeekdayChoiceProps = Readonly<{
  value: readonly number[];
  onChange: (weekdays: readonly number[]) => void;
}>;

const WEEK = [0, 1, 2, 3, 4, 5, 6];

/** On which weekdays the days are painted. */
function WeekdayChoice({ value, onChange }: WeekdayChoiceProps) {
  const { t } = useTranslation();
  const { language } = useServices();
  return (
    <ToggleButtonGroup
      fullWidth
      size="small"
      color="primary"
      aria-label={t('prices.weekdays')}
      value={[...value]}
      onChange={(_event, weekdays: number[]) => onChange(weekdays)}
    >
      {WEEK.map((weekday) => (
        <ToggleButton
          key={weekday}
          value={weekday}
          title={formatWeekday(weekday, language, 'long')}
          sx={{ px: 0.5, textTransform: 'none' }}
        >
          {formatWeekday(weekday, language)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
