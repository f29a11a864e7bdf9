import type { DeskDayJson } from '@baanpak/contract/cash-drawer/desk-money.ts';
import DialogContentText from '@mui/material/DialogContentText';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useChosenHotel, useHotels } from '../../features/hotels/hotels.ts';
import { useMe } from '../../shell/auth.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { formatBaht, useFormats } from '../../ui/formats.ts';
import { useCountShift } from './desk-money.ts';

/** The largest sum that is counted at once, in THB. */
const MOST = 1_000_000_000;

type CountDialogProps = Readonly<{
  people: readonly DeskDayJson[];
  day: string;
  onClose: () => void;
}>;

/** Asks how much of one's own cash is there, and why, where that is not what there should be. */
export function CountDialog({ people, day, onClose }: CountDialogProps) {
  const { t } = useTranslation();
  const { text } = useFormats();
  const me = useMe();
  const own = people.filter(({ by }) => by === me._id);
  const { data: hotels = [] } = useHotels();
  const [chosen] = useChosenHotel();
  const { send, isPending, refused } = useCountShift(onClose);
  const form = useForm({
    defaultValues: {
      hotelId: chosen ?? own[0]?.hotelId ?? hotels[0]?.id ?? '',
      ...{ counted: '', note: '' },
    },
  });
  const { errors } = form.formState;
  const hotelId = form.watch('hotelId');
  const expected = own.find((person) => person.hotelId === hotelId)?.expected ?? 0;
  return (
    <FormDialog
      title={t('desk.count')}
      {...{ refused, isPending, onClose }}
      onSubmit={form.handleSubmit(({ counted, note }) =>
        send({ hotelId, day, counted: Number(counted), note: note.trim() || null }),
      )}
    >
      <DialogContentText>{t('desk.countHint')}</DialogContentText>
      {hotels.length > 1 && (
        <TextField
          select
          label={t('hotel.one')}
          value={hotelId}
          onChange={({ target }) => form.setValue('hotelId', target.value)}
        >
          {hotels.map(({ id, hotelName }) => (
            <MenuItem key={id} value={id}>
              {text(hotelName)}
            </MenuItem>
          ))}
        </TextField>
      )}
      <TextField
        label={t('desk.counted')}
        type="number"
        error={errors.counted !== undefined}
        helperText={errors.counted?.message ?? t('desk.shouldBe', { amount: formatBaht(expected) })}
        slotProps={{ htmlInput: { min: 0, max: MOST, step: 1, inputMode: 'numeric' } }}
        {...form.register('counted', {
          required: t('required'),
          min: { value: 0, message: t('desk.notNegative') },
          max: { value: MOST, message: t('desk.tooMuch') },
          validate: (counted) => Number.isInteger(Number(counted)) || t('command.wholeBaht'),
        })}
      />
      <TextField
        label={t('desk.note')}
        multiline
        minRows={2}
        error={errors.note !== undefined}
        helperText={errors.note?.message}
        slotProps={{ htmlInput: { maxLength: 500 } }}
        {...form.register('note', {
          validate: (note, { counted }) =>
            Number(counted) === expected || note.trim() !== '' || t('desk.noteDue'),
        })}
      />
    </FormDialog>
  );
}
