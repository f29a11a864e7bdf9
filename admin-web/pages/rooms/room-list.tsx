import Chip from '@mui/material/Chip';
import { CreateButton, DataTable } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { HotelFilter } from '../../features/hotels/hotel-filter.tsx';
import type { Room } from '../../shell/api/room.ts';
import { useMay } from '../../shell/me.ts';
import { useOwner } from '../../shell/owner.ts';
import { useOwnResource } from '../../shell/use-own-resource.ts';
import { RecordCards } from '../../ui/list/record-cards.tsx';
import { StaffList } from '../../ui/list/staff-list.tsx';
import { StaffTable } from '../../ui/list/staff-table.tsx';
import { formatBaht } from '../../ui/money.ts';
import { useFormats } from '../../ui/use-formats.ts';
import { HotelName } from './hotel-name.tsx';
import { PricesButton } from './prices-button.tsx';

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
