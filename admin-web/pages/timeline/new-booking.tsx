import type {
  ChangedBookingJson,
  CreateBookingRequest,
} from '@baanpak/contract/booking/staff-booking-requests.ts';
import { typedPhone } from '@baanpak/domain/values/people/phone.ts';
import { addDays, nightsBetween } from '@baanpak/domain/values/time/local-date.ts';
import Box from '@mui/material/Box';
import DialogContentText from '@mui/material/DialogContentText';
import TextField from '@mui/material/TextField';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { read } from '../../shell/api/calls.ts';
import { useServices } from '../../shell/services.ts';
import { Facts } from '../../ui/facts.tsx';
import { useDraft } from '../../ui/form/draft.ts';
import { useLettersWarning } from '../../ui/form/fields.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { formatBaht, useFormats } from '../../ui/formats.ts';
import type { RoomNights } from './lanes.ts';

type TakeBookingDialogProps = Readonly<{
  nights: RoomNights;
  onDone: () => void;
  onClose: () => void;
}>;

/** A booking that somebody makes by phone: who, how many, and what it costs. */
export function TakeBookingDialog({ nights, onDone, onClose }: TakeBookingDialogProps) {
  const { t } = useTranslation();
  const { maxGuests } = nights.lane.room;
  const price = useQuote(nights);
  const { send, isPending, refused } = useNewBooking(nights, t('timeline.taken'), onDone);
  const form = useForm({
    defaultValues: {
      ...{ reservedBy: '', phone: '', note: '' },
      ...{ guests: String(Math.min(2, maxGuests)), children: '0' },
    },
  });
  useDraft(form, 'take');
  const { errors } = form.formState;
  const wordsOf = (name: 'phone' | 'guests' | 'children') => ({
    error: errors[name] !== undefined,
    helperText: errors[name]?.message,
  });
  const warning = useLettersWarning(form.watch('reservedBy'), 'one-line');
  const submit = form.handleSubmit(({ reservedBy, phone, guests, children, note }) =>
    send({
      ...{ status: 'Booked', bookingChannel: 'phone' },
      ...{ reservedBy: reservedBy.trim(), phone: phone.trim() },
      ...{ guests: Number(guests), children: Number(children) },
      ...(note.trim() !== '' && { note: note.trim() }),
      ...(price !== undefined && { expectedTotal: price }),
    }),
  );
  const needed = {
    required: t('required'),
    validate: (typed: string) => typed.trim() !== '' || t('required'),
  };
  const count = (min: number) => ({
    required: t('required'),
    min: { value: min, message: t('timeline.between', { min, max: maxGuests }) },
    max: { value: maxGuests, message: t('timeline.between', { min, max: maxGuests }) },
  });
  return (
    <FormDialog title={t('timeline.take')} {...{ refused, isPending, onClose }} onSubmit={submit}>
      <StayLines nights={nights} price={price === undefined ? '…' : formatBaht(price)} />
      <TextField
        label={t('booking.name')}
        autoFocus
        autoComplete="off"
        error={errors.reservedBy !== undefined}
        helperText={errors.reservedBy?.message ?? warning}
        slotProps={{ htmlInput: { maxLength: 200 } }}
        {...form.register('reservedBy', needed)}
      />
      <TextField
        label={t('booking.phone')}
        type="tel"
        autoComplete="off"
        {...wordsOf('phone')}
        slotProps={{ htmlInput: { maxLength: 50 } }}
        {...form.register('phone', { ...needed, setValueAs: typedPhone })}
      />
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 2 }}>
        <TextField
          label={t('timeline.guests')}
          type="number"
          {...wordsOf('guests')}
          slotProps={{ htmlInput: { min: 1, max: maxGuests } }}
          {...form.register('guests', count(1))}
        />
        <TextField
          label={t('timeline.children')}
          type="number"
          {...wordsOf('children')}
          slotProps={{ htmlInput: { min: 0, max: maxGuests } }}
          {...form.register('children', count(0))}
        />
      </Box>
      <TextField
        label={t('booking.staffsNote')}
        multiline
        minRows={2}
        slotProps={{ htmlInput: { maxLength: 2000 } }}
        {...form.register('note')}
      />
    </FormDialog>
  );
}

type BlockDialogProps = Readonly<{
  nights: RoomNights;
  onDone: () => void;
  onClose: () => void;
}>;

/** Keeps one unit for nobody. */
export function BlockDialog({ nights, onDone, onClose }: BlockDialogProps) {
  const { t } = useTranslation();
  const { room, unit } = nights.lane;
  const { send, isPending, refused } = useNewBooking(nights, t('timeline.blocked'), onDone);
  return (
    <FormDialog
      title={t('timeline.block')}
      {...{ refused, isPending, onClose }}
      onSubmit={(event) => {
        event.preventDefault();
        send({
          status: 'Unavailable',
          ...(room.unitNames.includes(unit) ? { unit } : { units: 1 }),
        });
      }}
    >
      <DialogContentText>{t('timeline.blockHint')}</DialogContentText>
      <StayLines nights={nights} />
    </FormDialog>
  );
}

type StayLinesProps = Readonly<{ nights: RoomNights; price?: string }>;

/** Where and when, in a dialog about nights. */
function StayLines({ nights: { name, from, to }, price }: StayLinesProps) {
  const { t } = useTranslation();
  const { day } = useFormats();
  const count = nightsBetween(from, to) + 1;
  return (
    <Facts
      facts={[
        [t('booking.room'), name],
        [t('booking.checkIn'), day(from)],
        [t('booking.checkOut'), day(addDays(to, 1))],
        [t('booking.nightsLabel'), t('booking.nights', { count })],
        ...(price === undefined ? [] : [[t('booking.price'), price] as const]),
      ]}
    />
  );
}

/**
 * Books or blocks nights; `refused` is what the server said no with. What is booked gets the unit it was chosen for where
 * units have names; should that fail the house gives it one, as it does everybody. After a refusal its price is asked again.
 */
function useNewBooking({ lane, from, to }: RoomNights, doneText: string, onDone: () => void) {
  const { client } = useServices();
  const notify = useNotify();
  const queries = useQueryClient();
  const { room, unit } = lane;
  const { mutate, isPending, error } = useMutation({
    async mutationFn(fields: Partial<CreateBookingRequest>) {
      const nights = { roomId: room.roomId, checkInDate: from, checkOutDate: addDays(to, 1) };
      const { book } = await client.post<Pick<ChangedBookingJson, 'book'>>('/bookings', {
        ...nights,
        ...fields,
      });
      if (book.status === 'Booked' && room.unitNames.includes(unit))
        await client.put(`/bookings/${book._id}`, { action: 'assign-unit', unit }).catch(() => {});
    },
    onSuccess: () => {
      notify(doneText, { type: 'success' });
      onDone();
    },
    onError: () => queries.invalidateQueries({ queryKey: ['quote'] }),
  });
  return { send: mutate, isPending, refused: error?.message };
}

/** What nights cost, in THB; undefined until it is known. */
function useQuote({ lane, from, to }: RoomNights): number | undefined {
  const { client } = useServices();
  const { roomId } = lane.room;
  const { data } = useQuery({
    queryKey: ['quote', roomId, from, to],
    queryFn: () => read(client, '/rooms/{id}/prices', { id: roomId }, { from, to: addDays(to, 1) }),
  });
  return data?.prices.reduce((sum, { price }) => sum + price, 0);
}
