import DialogContentText from '@mui/material/DialogContentText';
import { useTranslation } from 'react-i18next';
import type { Booking } from '../../features/bookings/booking.ts';
import { useBookingChange } from '../../features/bookings/use-booking-change.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { formatBaht } from '../../ui/money.ts';
import { useExtraWords } from './extra-words.ts';

type RemoveExtraDialogProps = Readonly<{
  booking: Booking;
  extra: Booking['charges'][number];
  onClose: () => void;
}>;

export function RemoveExtraDialog({ booking, extra, onClose }: RemoveExtraDialogProps) {
  const { t } = useTranslation();
  const wordsOf = useExtraWords();
  const { send, isPending, refused } = useBookingChange(booking, t('bill.extraRemoved'), onClose);
  return (
    <FormDialog
      title={t('bill.removeExtra')}
      {...{ refused, isPending, onClose }}
      isGrave
      onSubmit={(event) => {
        event.preventDefault();
        send({ action: 'remove-charge', chargeId: extra.id });
      }}
    >
      <DialogContentText>
        {t('bill.removeHint', {
          text: wordsOf(extra),
          amount: formatBaht(extra.amount),
        })}
      </DialogContentText>
    </FormDialog>
  );
}
