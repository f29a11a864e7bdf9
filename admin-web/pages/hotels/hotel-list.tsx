import Chip from '@mui/material/Chip';
import { CreateButton, DataTable } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { type Hotel, useHotels } from '../../features/hotels/use-hotels.ts';
import { useMay } from '../../shell/me.ts';
import { useOwner } from '../../shell/owner.ts';
import { useOwnResource } from '../../shell/use-own-resource.ts';
import { RecordCards } from '../../ui/list/record-cards.tsx';
import { StaffList } from '../../ui/list/staff-list.tsx';
import { StaffTable } from '../../ui/list/staff-table.tsx';
import { useFormats } from '../../ui/use-formats.ts';
import { FirstHotel } from './first-hotel.tsx';

const Column = DataTable.Col<Hotel>;

/** The owner's hotels. */
export function HotelList() {
  const { t } = useTranslation();
  const { text } = useFormats();
  const mayWrite = useMay('write-hotels', useOwner());
  const resource = useOwnResource('hotel-manage');
  const { total = 0 } = useHotels();
  const state = ({ disabled }: Hotel) => (disabled ? <Chip label={t('field.disabled')} /> : null);
  return (
    <StaffList
      title={t('drawer.hotelManage')}
      sort={{ field: 'id', order: 'ASC' }}
      actions={
        mayWrite &&
        total > 0 && <CreateButton variant="contained" resource={resource} label={t('hotel.add')} />
      }
      wide={
        <StaffTable<Hotel> rowClick={mayWrite ? 'edit' : false} empty={<FirstHotel />}>
          <Column
            source="hotelName"
            disableSort
            label={t('field.hotelName')}
            render={({ hotelName }) => text(hotelName)}
          />
          <Column
            source="provinceId"
            disableSort
            label={t('field.provinceId')}
            render={({ province }) => text(province)}
          />
          <Column
            source="place"
            disableSort
            label={t('hotel.place')}
            render={({ locPlaces }) => t(locPlaces ? 'yes' : 'no')}
          />
          <Column source="status" disableSort label={t('booking.status')} render={state} />
        </StaffTable>
      }
      narrow={
        <RecordCards<Hotel>
          title={({ hotelName }) => text(hotelName)}
          aside={state}
          body={({ province }) => text(province)}
          empty={<FirstHotel />}
          {...(!mayWrite && { to: null })}
        />
      }
    />
  );
}
