import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEnter } from '../../shell/live/use-presence.ts';
import { DayField } from '../../ui/day-field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { formatBaht } from '../../ui/money.ts';
import type { Booking } from './booking.ts';
import { useGiveUnit } from './give-unit.ts';
import { MoveOutcome } from './move-outcome.tsx';
import { RoomField } from './room-field.tsx';
import { useBookingChange } from './use-booking-change.ts';
import { useMovePreview } from './use-move-preview.ts';
import { type NoPreview, type Wished, wantedOf, whyNoPreview } from './wanted-stay.ts';

type MoveDialogProps = Readonly<{
  booking: Booking;
  /** What is asked for already. */
  asked?: Omit<Wished, 'reprice'>;
  /** What the unit of the room that is asked for is called, where one is. */
  unit?: string | undefined;
  /** The stay was moved; default `onClose`. */
  onMoved?: () => void;
  onClose: () => void;
}>;

/** Other days or another room of the hotel, with what that comes to before it is done. */
export function MoveDialog({ booking, asked, unit, onClose, onMoved = onClose }: MoveDialogProps) {
  const { t } = useTranslation();
  useEnter(booking.id, 'moves');
  const [wished, setWished] = useState<Wished>({ ...asked, reprice: false });
  const [reason, setReason] = useState('');
  const { send, isPending, refused } = useBookingChange(booking, t('move.done'), onMoved);
  const giveUnit = useGiveUnit(booking);
  const told = reason.trim();
  const wanted = wantedOf(booking, wished, told);
  const wantedUnit = wanted.roomId === asked?.roomId ? unit : undefined;
  const problem = whyNoPreview(booking, wanted);
  const outcome = useMovePreview(booking, problem === undefined ? wanted : undefined);
  const { preview } = outcome;
  const wish = (more: Partial<Wished>) => setWished((before) => ({ ...before, ...more }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (preview === undefined || isPending) return;
    const change = { ...wanted, ...(told !== '' && { reason: told }) };
    if (wantedUnit === undefined) send(change);
    else send(change, (moved) => giveUnit(moved, wantedUnit));
  };
  return (
    <FormDialog
      title={t('move.name')}
      button={t('move.move')}
      isReady={preview !== undefined}
      {...{ refused, isPending, onClose }}
      onSubmit={submit}
    >
      <RoomField
        {...{ booking, unit: wantedUnit }}
        value={wanted.roomId}
        onChange={(roomId) => wish({ roomId })}
      />
      <Days booking={booking} {...{ wanted, problem, wish }} />
      <FormControlLabel
        control={
          <Switch
            checked={wished.reprice}
            onChange={({ target }) => wish({ reprice: target.checked, isKept: false })}
          />
        }
        label={t('move.reprice')}
      />
      {(wished.isKept ||
        (preview && !wished.reprice && preview.price !== preview.previousPrice)) && (
        <FormControlLabel
          control={
            <Switch
              checked={wished.isKept ?? false}
              onChange={({ target }) => wish({ isKept: target.checked })}
            />
          }
          label={t('move.keepPrice', { price: formatBaht(booking.price) })}
        />
      )}
      <TextField
        label={t('command.reason')}
        required={wished.isKept ?? false}
        helperText={problem === 'no-reason' ? t('move.reasonDue') : undefined}
        multiline
        minRows={2}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        slotProps={{ htmlInput: { maxLength: 500 } }}
      />
      {problem !== 'no-reason' && <MoveOutcome isAsked={problem === undefined} {...outcome} />}
    </FormDialog>
  );
}

type DaysProps = Readonly<{
  booking: Booking;
  wanted: ReturnType<typeof wantedOf>;
  problem: NoPreview | undefined;
  wish: (more: Partial<Wished>) => void;
}>;

/** The first day stays once the guest is there. */
function Days({ booking, wanted, problem, wish }: DaysProps) {
  const { t } = useTranslation();
  const noNights = problem === 'no-nights' ? t('move.noNights') : undefined;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
      {!booking.checkInStatus && (
        <DayField
          label={t('booking.checkIn')}
          value={wanted.checkInDate}
          onChange={(day) => wish({ checkInDate: day ?? '' })}
          error={problem === 'no-check-in' ? t('required') : undefined}
        />
      )}
      <DayField
        label={t('booking.checkOut')}
        value={wanted.checkOutDate}
        onChange={(day) => wish({ checkOutDate: day ?? '' })}
        error={problem === 'no-check-out' ? t('required') : noNights}
      />
    </Box>
  );
}
