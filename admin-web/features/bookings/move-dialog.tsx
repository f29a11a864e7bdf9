import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { type FormEvent, useState } from 'react';
import { useGetList, useNotify } from 'react-admin';
import { useTranslation } from 'react-i18next';
import type { Booking, Room } from '../../shell/api/records.ts';
import { useEnter } from '../../shell/live/use-presence.ts';
import { useOwnResource } from '../../shell/owner.ts';
import { useServices } from '../../shell/services.ts';
import { DayField } from '../../ui/day-field.tsx';
import { Facts } from '../../ui/facts.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { formatBaht, useFormats } from '../../ui/formats.ts';
import {
  type MovePreview,
  type NoPreview,
  useMovePreview,
  type Wished,
  wantedOf,
  whyNoPreview,
} from './move-preview.ts';
import { useBookingChange } from './use-booking-change.ts';

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

type RoomFieldProps = Readonly<{
  booking: Booking;
  value: string;
  /** What the unit is called that the stay is to have. */
  unit: string | undefined;
  onChange: (roomId: string) => void;
}>;

/** The rooms of the booking's hotel; its own before the others are read. */
function RoomField({ booking, value, unit, onChange }: RoomFieldProps) {
  const { t } = useTranslation();
  const { text } = useFormats();
  const { data = [] } = useGetList<Room>(useOwnResource('room-manage'), {
    filter: { hotelId: booking.hotelId },
    sort: { field: 'id', order: 'ASC' },
    pagination: { page: 1, perPage: 100 },
  });
  const others = data.filter(({ id }) => id !== booking.roomId);
  return (
    <TextField
      select
      label={t('booking.room')}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      helperText={unit !== undefined && t('move.unitWanted', { unit })}
      sx={{ mt: 1 }}
    >
      {[{ id: booking.roomId, title: booking.roomObj.title }, ...others].map(({ id, title }) => (
        <MenuItem key={id} value={id}>
          {text(title)}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** Gives a stay that was just moved the unit that was asked for, and tells of both; a unit may be obtained by others. */
function useGiveUnit({ id }: Pick<Booking, 'id'>) {
  const { client } = useServices();
  const { t } = useTranslation();
  const notify = useNotify();
  return async ({ version }: Pick<Booking, 'version'>, unit: string): Promise<void> => {
    try {
      await client.put(`/bookings/${id}`, { action: 'assign-unit', unit, version });
      notify(t('move.done'), { type: 'success' });
    } catch (error) {
      const why = error instanceof Error ? error.message : t('offline');
      notify(t('move.notToUnit', { unit, why }), { type: 'warning', autoHideDuration: null });
    }
  };
}

type MoveOutcomeProps = Readonly<{
  isAsked: boolean;
  preview: MovePreview | undefined;
  refused: string | undefined;
}>;

/** What a stay would cost, what would be due and what goes back or waits for a decision, told as it changes. */
export function MoveOutcome({ isAsked, preview, refused }: MoveOutcomeProps) {
  const { t } = useTranslation();
  if (refused !== undefined) return <Alert severity="warning">{refused}</Alert>;
  return (
    <Box role="status" sx={{ minHeight: 48 }}>
      {!isAsked && t('move.nothingNew')}
      {isAsked && !preview && t('move.working')}
      {preview && <Amounts preview={preview} />}
      {preview?.waits && (
        <Alert severity="info" sx={{ mt: 1.5 }}>
          {t('move.waits', { amount: formatBaht(preview.refund) })}
        </Alert>
      )}
    </Box>
  );
}

function Amounts({ preview }: Readonly<{ preview: MovePreview }>) {
  const { t } = useTranslation();
  const { price, previousPrice, due, refund } = preview;
  const [before, after] = [formatBaht(previousPrice), formatBaht(price)];
  const isKept = price === previousPrice;
  return (
    <Facts
      facts={[
        [t('booking.price'), t(isKept ? 'move.kept' : 'move.becomes', { before, after })],
        [t('move.due'), due > 0 ? formatBaht(due) : t('bill.nothingDue')],
        [t('move.refund'), refund > 0 ? formatBaht(refund) : null],
      ]}
    />
  );
}
