import { WithRecord } from 'react-admin';
import { useTranslation } from 'react-i18next';
import type { Room } from '../../shell/api/room.ts';
import { RemoveButton } from '../../ui/form/remove-button.tsx';
import { StaffEdit } from '../../ui/form/staff-edit.tsx';
import { useFormats } from '../../ui/use-formats.ts';
import { PricesButton } from './prices-button.tsx';
import { RoomForm } from './room-form.tsx';
import { RoomPictures } from './room-pictures.tsx';

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
