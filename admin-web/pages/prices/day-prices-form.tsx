import type { LocalDate } from '@baanpak/domain/values/time/local-date.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { type FormEvent, type RefObject, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Room } from '../../shell/api/room.ts';
import { DayField } from '../../ui/day-field.tsx';
import {
  type DayPricesFields,
  type DayPricesProblem,
  EMPTY,
  problemInFields,
} from './day-prices-request.ts';
import { PriceFields } from './price-fields.tsx';
import { RuleFields } from './rule-fields.tsx';
import { WeekdayChoice } from './weekday-choice.tsx';

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
