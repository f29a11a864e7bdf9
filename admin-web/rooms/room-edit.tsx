import { WithRecord } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { PricesButton } from '../prices/prices-button.tsx';
import { RemoveButton } from '../ui/form/remove-button.tsx';
import { StaffEdit } from '../ui/form/staff-edit.tsx';
import { useFormats } from '../ui/use-formats.ts';
import { RoomForm } from './form/room-form.tsx';
import { RoomPictures } from './form/room-pictures.tsx';
import type { Room } from './room.ts';

export function RoomEdit() {
  const { t } = useTranslation();
  const { text } = useFormats();
  return (
    <StaffEdit<Room>
      title={({ title }) => text(title)}
      actions={
        <>
          <WithRecord<Room> render={({ hotelId }) => <PricesButton hotelId={hotelId} />} />
          <RemoveButton what={t('room.remove')} hint={t('room.removeHint')} />
        </>
      }
    >
      <RoomForm pictures={<WithRecord<Room> render={(room) => <RoomPictures room={room} />} />} />
    </StaffEdit>
  );
}
