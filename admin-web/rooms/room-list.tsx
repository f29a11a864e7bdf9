import Chip from '@mui/material/Chip';
import { CreateButton, DataTable } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { useOwner } from '../app/owner.ts';
import { useOwnResource } from '../app/use-own-resource.ts';
import { useMay } from '../auth/me.ts';
import { HotelFilter } from '../hotels/hotel-filter.tsx';
import { HotelName } from '../hotels/hotel-name.tsx';
import { PricesButton } from '../prices/prices-button.tsx';
import { formatBaht } from '../ui/money.ts';
import { RecordCards } from '../ui/record-cards.tsx';
import { StaffList } from '../ui/staff-list.tsx';
import { StaffTable } from '../ui/staff-table.tsx';
import { useFormats } from '../ui/use-formats.ts';
import type { Room } from './room.ts';

const Column = DataTable.Col<Room>;

/** The rooms of the owner's hotels. */
export function RoomList() {
  const { t } = useTranslation();
  const { text } = useFormats();
  const mayWrite = useMay('write-hotels', useOwner());
  const resource = useOwnResource('room-manage');
  const hotelOf = ({ hotelId }: Room) => <HotelName id={hotelId} />;
  const state = ({ disabled }: Room) => (disabled ? <Chip label={t('field.disabled')} /> : null);
  return (
    <StaffList
      title={t('drawer.roomManage')}
      sort={{ field: 'id', order: 'ASC' }}
      filters={[<HotelFilter key="hotelId" source="hotelId" alwaysOn />]}
      actions={
        <>
          <PricesButton />
          {mayWrite && (
            <CreateButton variant="contained" resource={resource} label={t('room.add')} />
          )}
        </>
      }
      wide={
        <StaffTable<Room> rowClick={mayWrite ? 'edit' : false}>
          <Column
            source="title"
            disableSort
            label={t('field.title')}
            render={({ title }) => text(title)}
          />
          <Column source="one" disableSort label={t('hotel.one')} render={hotelOf} />
          <Column
            source="basePrice"
            disableSort
            label={t('field.basePrice')}
            align="right"
            render={({ basePrice }) => formatBaht(basePrice)}
          />
          <Column
            source="units"
            disableSort
            label={t('field.units')}
            align="right"
            render={({ units }) => units}
          />
          <Column
            source="maxGuests"
            disableSort
            label={t('field.maxGuests')}
            align="right"
            render={({ maxGuests }) => maxGuests}
          />
          <Column source="status" disableSort label={t('booking.status')} render={state} />
        </StaffTable>
      }
      narrow={
        <RecordCards<Room>
          title={({ title }) => text(title)}
          aside={state}
          body={(room) => (
            <>
              {hotelOf(room)} · {formatBaht(room.basePrice)}
            </>
          )}
          {...(!mayWrite && { to: null })}
        />
      }
    />
  );
}
