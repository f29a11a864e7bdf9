import DialogContentText from '@mui/material/DialogContentText';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../ui/form-dialog.tsx';
import type { RoomNights } from './room-nights.ts';
import { StayLines } from './stay-lines.tsx';
import { useNewBooking } from './use-new-booking.ts';

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
